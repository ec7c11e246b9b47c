"""YAML files as structs: strict text, strict types, and errors that name file, line and column."""

import difflib
import functools
import re
import typing
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    # PyYAML costs 20 ms to import, which a command that reads its fixtures from the cache need not pay.
    import yaml

T = TypeVar("T")
Step = str | int

_AT = re.compile(r"^(?P<message>.*?)(?: - at (?P<key>`key` in )?`\$(?P<path>.*)`)?$", re.DOTALL)
_STEP = re.compile(r"\.(?P<field>[^.\[\]]+)|\[(?P<index>\d+|\.\.\.)\]")
_UNKNOWN_FIELD = re.compile(r"unknown field `(?P<word>.*)`")
_BAD_WORD = re.compile(r"Invalid (?:enum )?value '(?P<word>.*)'")
_UNQUOTED_COST = re.compile(r"^\s*(?:- +)?(?:[^\s:#]+: +)?(?P<cost>(?:\{[^{}\s]*\}){2,})")
_TEXT_TAG, _NULL_TAG, _INT_TAG = (f"tag:yaml.org,2002:{kind}" for kind in ("str", "null", "int"))
_DIGITS = 9
"""No number is longer: none on a card is, and greater ones don't fit where they are kept."""


class BadFile(ValueError):
    """A file that can't be used: `path`, `line` and `column` (both from 1) and `message`, joined as `path:1:1: ...`."""

    def __init__(self, path: Path, line: int, column: int, message: str) -> None:
        super().__init__(f"{path}:{line}:{column}: {message}")
        self.path, self.line, self.column, self.message = path, line, column, message


class YamlFile(Generic[T]):
    """One file read as a `kind`: its `value`, and where each part of it stands."""

    def __init__(self, path: Path, value: T, root: "yaml.Node") -> None:
        self.path, self.value, self._root = path, value, root

    def bad(self, where: Sequence[Step], message: str) -> BadFile:
        """An error that points at one part of the file.

        `where` holds field names and list indexes from the top, as in `("cards", 2, "name")`; where such a part does
        not exist, the error points at the nearest part around it.
        """
        mark = _node_at(self._root, where).start_mark
        return BadFile(self.path, mark.line + 1, mark.column + 1, message)

    def keys(self) -> dict[str, int]:
        """The keys of the mapping that the file is, each with its line, from 1."""
        return {key.value: key.start_mark.line + 1 for key, _ in self._root.value}

    def span(self, key: str, *inside: Step) -> tuple[int, int]:
        """Where something begins and ends, as offsets in the text: one of the file's keys with all that it has.

        Args:
            inside: where in that a part is, as `bad` takes it, instead of the whole; such a part must exist.
        """
        name, value = self._top[key]
        part = _node_at(value, inside)
        return (part if inside else name).start_mark.index, _end(part)

    @functools.cached_property
    def _top(self) -> "dict[str, tuple[yaml.Node, yaml.Node]]":
        """The mapping that the file is: looked through once, not for each of its many keys."""
        return {key.value: (key, value) for key, value in self._root.value}

    @property
    def in_lines(self) -> bool:
        """Whether the mapping that the file is has its keys at the beginning of lines, not in braces."""
        root: Any = self._root
        return not root.flow_style and all(key.start_mark.column == 0 for key, _ in root.value)


def yaml_files(folder: Path, deep: bool = False) -> list[Path]:
    """The YAML files of a folder, sorted; `deep`: also of the folders in it.

    Raises:
        BadFile: one has an ending by which it would be passed over.
    """
    files = sorted(folder.rglob("*.y*ml") if deep else folder.glob("*.y*ml"))
    for path in files:
        if path.suffix != ".yaml":
            raise BadFile(path, 1, 1, "the name of a YAML file ends in .yaml here")
    return files


def load_yaml(path: Path, kind: type[T]) -> T:
    """The content of a YAML file as a `kind`, which msgspec must be able to convert to (a struct, mostly).

    Only true, false, null (or nothing) and whole numbers are other than text: `no`, `12:30` and `1.5` are words.
    Raises BadFile for whatever is wrong with the content, and OSError where the file can't be read at all.
    """
    return open_yaml(path, kind).value


def open_yaml(path: Path, kind: type[T], text: str | None = None) -> YamlFile[T]:
    """As `load_yaml`, but keeps the places of all parts, for checks that no type can express.

    Args:
        text: what the file holds, where that is known already.
    """
    import yaml

    text = text_of(path) if text is None else text
    loader = _loader_class()(text)
    try:
        root = loader.get_single_node()
        if root is None:
            raise BadFile(path, 1, 1, "the file is empty")
        _check(path, root)
        data = loader.construct_document(root)
    except yaml.MarkedYAMLError as error:
        raise _syntax_error(path, text, error) from None
    except yaml.reader.ReaderError as error:
        raise _unreadable(path, text, f"a character that YAML does not allow: {error.reason}") from None
    finally:
        loader.dispose()
    try:
        return YamlFile(path, msgspec.convert(data, kind), root)
    except msgspec.ValidationError as error:
        raise _type_error(path, root, data, kind, str(error)) from None


def text_of(path: Path) -> str:
    """What a file holds, without a byte order mark. Raises BadFile where it isn't UTF-8, and OSError."""
    raw = path.read_bytes()
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8-sig")
        line, column = before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
        raise BadFile(path, line, column, "not UTF-8") from None


@functools.cache
def _loader_class() -> Any:
    import yaml

    base = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    loader: Any = type("StrictLoader", (base,), {"yaml_implicit_resolvers": {}})
    loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|false)$"), list("tf"))
    loader.add_implicit_resolver(_NULL_TAG, re.compile("^(?:null|)$"), ["n", ""])
    loader.add_implicit_resolver(_INT_TAG, re.compile("^(?:0|-?[1-9][0-9]*)$"), list("-0123456789"))
    return loader


def _check(path: Path, root: "yaml.Node") -> None:
    """Refuses what PyYAML takes in silence: a key given twice, a key that is no word, one node in two places."""
    import yaml

    seen: set[int] = set()

    def bad(node: "yaml.Node", message: str) -> BadFile:
        return BadFile(path, node.start_mark.line + 1, node.start_mark.column + 1, message)

    def walk(node: "yaml.Node") -> None:
        if id(node) in seen:
            # The alias's own place is lost in composing; the anchor's is known, and either edit mends the file.
            raise bad(node, "anchors and aliases are not used here; write it out twice")
        seen.add(id(node))
        if isinstance(node, yaml.ScalarNode) and node.tag == _INT_TAG and len(node.value) > _DIGITS:
            raise bad(node, f"a number of {len(node.value)} digits; for text write it in quotes")
        if isinstance(node, yaml.MappingNode):
            keys: set[str] = set()
            for key, value in node.value:
                if not isinstance(key, yaml.ScalarNode):
                    raise bad(key, "a key must be a word; does a text in braces or brackets lack its quotes?")
                if key.value in keys:
                    raise bad(key, f"`{key.value}` is given twice")
                keys.add(key.value)
                key.tag = _TEXT_TAG
                walk(value)
        elif isinstance(node, yaml.SequenceNode):
            for value in node.value:
                walk(value)

    walk(root)


def _syntax_error(path: Path, text: str, error: "yaml.MarkedYAMLError") -> BadFile:
    mark = error.problem_mark or error.context_mark
    line, column = (mark.line, mark.column) if mark else (0, 0)
    message = ", ".join(part for part in (error.context, error.problem) if part) or "not YAML"
    lines = text.splitlines() or [""]
    for number in (line, line - 1):
        written = lines[number] if 0 <= number < len(lines) else ""
        indent = written[: len(written) - len(written.lstrip())]
        if "\t" in indent:
            return BadFile(path, number + 1, indent.index("\t") + 1, "a tab in the indentation; use spaces")
        if cost := _UNQUOTED_COST.match(written):
            hint = f'a text that begins with a brace needs quotes: "{cost["cost"]}"'
            return BadFile(path, number + 1, cost.start("cost") + 1, hint)
    return BadFile(path, line + 1, column + 1, message)


def _unreadable(path: Path, text: str, message: str) -> BadFile:
    at = next((n for n, c in enumerate(text) if not (c.isprintable() or c in "\n\r\t")), 0)
    return BadFile(path, text.count("\n", 0, at) + 1, at - (text.rfind("\n", 0, at) + 1) + 1, message)


def _type_error(path: Path, root: "yaml.Node", data: object, kind: Any, error: str, of: str = "") -> BadFile:
    import yaml

    found = _AT.match(error)
    message, where = (found["message"], found["path"] or "") if found else (error, "")
    if where.startswith("[...]") and isinstance(data, dict) and typing.get_origin(kind) is dict:
        _, values = typing.get_args(kind)
        for key, value in data.items():
            try:
                msgspec.convert(value, values)
            except msgspec.ValidationError as inner:
                return _type_error(path, _node_at(root, [key]), value, values, str(inner), key)
    steps: list[Step] = []
    for step in _STEP.finditer(where):
        if step["index"] == "...":  # some value of a mapping with free keys: msgspec does not say which
            break
        steps.append(step["field"] if step["index"] is None else int(step["index"]))
    node = _node_at(root, steps)
    if unknown := _UNKNOWN_FIELD.search(message):
        message += _did_you_mean(unknown["word"], _words(kind, steps, data, "properties"))
        if isinstance(node, yaml.MappingNode):
            node = next((key for key, _ in node.value if key.value == unknown["word"]), node)
    elif bad_word := _BAD_WORD.search(message):
        message += _did_you_mean(bad_word["word"], _words(kind, steps, data, "values"))
    elif message.startswith("Expected `str`, got"):
        message += _quotes_hint(node)
    place = (of + where).removeprefix(".")
    mark = node.start_mark
    return BadFile(path, mark.line + 1, mark.column + 1, f"{message} (at {place})" if place else message)


def _quotes_hint(node: "yaml.Node") -> str:
    import yaml

    if isinstance(node, yaml.ScalarNode):
        return f'; for text write "{node.value}" in quotes' if node.value else "; nothing stands here"
    if isinstance(node, yaml.MappingNode) and node.flow_style and len(node.value) == 1:
        key, value = node.value[0]
        if value.tag == _NULL_TAG:
            return f'; a text that begins with a brace needs quotes: "{{{key.value}}}"'
    return ""


def _end(node: "yaml.Node") -> int:
    """Where the text of a node ends. A mapping's or sequence's own mark stands where the next thing begins."""
    import yaml

    if isinstance(node, yaml.CollectionNode) and not node.flow_style:
        last = node.value[-1]
        return _end(last[1] if isinstance(node, yaml.MappingNode) else last)
    return int(node.end_mark.index)


def _node_at(root: "yaml.Node", where: Sequence[Step]) -> "yaml.Node":
    import yaml

    node = root
    for step in where:
        inner: yaml.Node | None = None
        if isinstance(node, yaml.MappingNode):
            inner = next((value for key, value in node.value if key.value == step), None)
        elif isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
            inner = node.value[step]
        if inner is None:
            break
        node = inner
    return node


def _part(data: object, step: Step) -> object:
    if isinstance(data, list) and isinstance(step, int):
        return data[step]
    return data.get(step) if isinstance(data, dict) else None


def _did_you_mean(word: str, known: Sequence[str]) -> str:
    near = difflib.get_close_matches(word, known, n=2, cutoff=0.5)
    if near:
        return f"; did you mean {' or '.join(near)}?"
    return f"; known here: {', '.join(known)}" if 0 < len(known) <= 12 else ""


def _words(kind: type, steps: Sequence[Step], data: object, what: str) -> list[str]:
    """The field names ("properties") or the words ("values") that the type allows at that place of the data."""
    whole = msgspec.json.schema(kind)
    defs = whole.get("$defs", {})

    def alternatives(schema: dict[str, Any], value: object) -> Iterator[dict[str, Any]]:
        if "$ref" in schema:
            yield from alternatives(defs[schema["$ref"].rpartition("/")[2]], value)
        elif "anyOf" in schema:
            by = schema.get("discriminator")
            tag = value.get(by["propertyName"]) if by and isinstance(value, dict) else None
            if by and tag in by["mapping"]:
                yield from alternatives({"$ref": by["mapping"][tag]}, value)
            else:
                for each in schema["anyOf"]:
                    yield from alternatives(each, value)
        else:
            yield schema

    here = list(alternatives(whole, data))
    for step in steps:
        data = _part(data, step)
        inner: list[dict[str, Any]] = []
        for schema in here:
            below = schema.get("items") if isinstance(step, int) else schema.get("properties", {}).get(step)
            below = schema.get("additionalProperties") if below is None else below
            if isinstance(below, dict):
                inner += alternatives(below, data)
        here = inner
    words: dict[str, None] = {}
    for schema in here:
        if what == "properties":
            words.update(dict.fromkeys(schema.get("properties", ())))
        else:
            words.update(dict.fromkeys(str(word) for word in schema.get("enum", ())))
            words.update({str(schema["const"]): None} if "const" in schema else {})
    return list(words)
