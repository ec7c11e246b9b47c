"""What is wrong with a line or a message, told so that its author sees what to mend."""

from __future__ import annotations

import codecs
import re

from .model import STEP_NAMES, Action

_EXCERPT = 24
"""Bytes shown on each side of the one that is wrong."""

_WORDS: dict[str, tuple[str, ...]] = {
    "step": STEP_NAMES,
    "decision.kind": ("priority", "attackers", "blockers", "choose"),
    "kind": ("spell", "activated", "triggered"),
    "what": ("card", "action", "choice", "players", "position"),
    "type": ("pass", "play", "cast", "activate", "attack", "block", "choose", "concede"),
    "jsonrpc": ("2.0",),
}
"""The words that are allowed, by the end of the path of the field that holds one."""


def asked_words(action: Action) -> str:
    """An action as faults name it: `Bob's pass`."""
    return f"{action.player}'s {type(action).__name__.lower()}"


def no_struct(given: object, wanted: str) -> str:
    """What stands in place of a message: `dict, not a View; msgspec.convert(..., View) makes one`."""
    hint = f"; msgspec.convert(..., {wanted}) makes one" if isinstance(given, dict) else ""
    return f"{type(given).__name__}, not a {wanted}{hint}"


def raised(error: BaseException) -> str:
    """An exception in a line: `ValueError: no such card`. One that can't even say itself is named alone."""
    try:
        text = str(error)
    except Exception:
        text = "(it can't be shown)"
    return f"{type(error).__name__}: {text}"


def field_error(error: Exception, whole: str) -> str:
    """A decoder's complaint with the path of the field in front: `view.players[0].life: Expected int, got str`.

    A word that isn't one of the contract's is told with those that are.
    """
    complaint, at, path = str(error).partition(" - at `")
    where = path.rstrip("`").removeprefix("$").removeprefix("key in ") if at else ""
    told = f"{whole}{where}: {complaint.replace('`', '')}"
    if complaint.startswith("Invalid") and "value" in complaint:
        allowed = next((words for end, words in _WORDS.items() if f".{where}".endswith(f".{end}")), ())
        if allowed:
            told += f"; one of {', '.join(allowed)}"
    return told


def shown(said: bytes | bytearray) -> str:
    """The beginning of what an engine said, for a message."""
    return _quoted(bytes(said[:80]).rstrip(b"\n")) + ("..." if len(said) > 80 else "")


def _quoted(said: bytes) -> str:
    """In quotes, with what is no text as escapes; a character that is cut at the end is left out."""
    try:
        return repr(codecs.getincrementaldecoder("utf-8")().decode(said))
    except UnicodeDecodeError:
        return repr(said)[1:]


def field_mend(error: Exception) -> str:
    """What to do about a decoder's complaint."""
    text = str(error)
    if "UTF-8" in text:
        return "write text as UTF-8, whatever the locale is"
    if text.startswith("Invalid") and "value" in text:
        return "spell the word as the contract does; adapters/README.md has the tables"
    if "missing required field" in text:
        return "adapters/README.md says which fields have a default; all others are always there"
    return "adapters/README.md has each field with its type, and which may be left out"


def no_utf8(message: bytes) -> str:
    """Where a message isn't UTF-8, for the end of a complaint; "" where it is."""
    try:
        message.decode()
    except UnicodeDecodeError as error:
        return f", in {_quoted(message[max(0, error.start - _EXCERPT) : error.start + _EXCERPT])}"
    return ""


def no_answer(line: bytes, error: Exception) -> tuple[str, str]:
    """Why a line is no JSON-RPC answer, and what its author, who has probably done it, should mend."""
    told = field_error(error, "answer")
    text = line.strip()
    if "UTF-8" in told:
        return told + no_utf8(line), field_mend(error)
    if re.match(rb"content-(length|type)\s*:", text, re.IGNORECASE):
        return (
            "a header of the framing that language servers use; here a message is one line of JSON, with no headers",
            "write the JSON and a line feed, nothing else; don't take a library for language servers",
        )
    if text[:1] == b"{" and "truncated" in told:
        return (
            f"{told}; one message is one line, so it can't be printed over several",
            "write each answer on one line (json.dumps without indent, JSON.stringify without spaces)",
        )
    if byte := re.search(r"\(byte (\d+)\)", told):
        at = int(byte[1])
        excerpt = line[max(0, at - _EXCERPT) : at + _EXCERPT]
        around = excerpt.decode(errors="replace")
        told += f", in {_quoted(excerpt)}"
        if re.match(rb"-?(NaN|Infinity|inf|nan)", line[max(0, at - 1) :]) or re.search(r"\b(NaN|Infinity)\b", around):
            return (
                f"{told}; NaN and Infinity are no numbers of JSON",
                "leave the field out where there is no number; numbers are whole",
            )
        if re.search(r"\b(None|True|False)\b", around) or around.lstrip().startswith("{'"):
            return (
                f"{told}; that is how Python writes it, not JSON",
                "json.dumps(answer), not str(answer) or repr(answer)",
            )
    if text[:1] not in (b"{", b"["):
        return told, "print to stderr whatever isn't an answer, libraries' greetings too: stdout is for answers only"
    if text[:1] == b"[" or "jsonrpc" in told or "missing required field" in told:
        return told, 'an answer is one object with `"jsonrpc":"2.0"`, the `id` of its request, and `result` or `error`'
    return told, field_mend(error)
