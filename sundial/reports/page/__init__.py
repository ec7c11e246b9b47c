"""One HTML file that holds a run, or several side by side: no network, no font or script from elsewhere.

It is a pure function of the run files' records and of the installed statements, which give rules their titles in the
other languages. Whatever an engine has said is escaped, and no script but the page's own may run (its policy says so).
"""

from __future__ import annotations

import base64
import functools
import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup

from sundial.comparison import Column, columns
from sundial.report import clean, shell_word
from sundial.runfile import Record
from sundial.verdicts import VERDICTS

from .contents import contents, slug
from .translations import Translations

_HERE = Path(__file__).parent
_LINKS = ("https://", "http://")


def html(records: Sequence[Record]) -> bytes:
    """The page of one run."""
    return page(columns([("", records)]))


def page(columns: Sequence[Column]) -> bytes:
    """The page of several runs, a column for each."""
    shown = contents(columns)
    translations = Translations.of(shown)
    environment = _environment()
    style, script = (environment.loader_source(name) for name in ("page.css", "page.js"))
    text = environment.get_template("page.html").render(
        columns=columns,
        contents=shown,
        word=translations.word,
        plain=translations.plain,
        title=translations.title,
        wording=translations.wording,
        told=Markup(_in_script(translations.told)),
        style=Markup(style),
        script=Markup(script),
        style_digest=_digest(style),
        script_digest=_digest(script),
    )
    return text.encode("utf-8", "backslashreplace")


class _Environment(jinja2.Environment):
    def loader_source(self, name: str) -> str:
        """A file beside the template, as it is."""
        return (_HERE / name).read_text(encoding="utf-8")


@functools.cache
def _environment() -> _Environment:
    environment = _Environment(
        autoescape=True,
        loader=jinja2.FileSystemLoader(_HERE),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=_finalize,
    )
    environment.globals |= {"verdicts": VERDICTS}
    environment.filters |= {"slug": slug, "shell_word": shell_word, "links": links, "step_key": step_key}
    return environment


def _finalize(value: Any) -> Any:
    """What an engine has said without what would steer a terminal or turn the direction of writing."""
    if isinstance(value, str) and not isinstance(value, Markup) and not value.isprintable():
        return clean(value)
    return value


def links(address: str) -> bool:
    """Whether an address may be a link: no other scheme than the web's."""
    return address.lower().startswith(_LINKS)


def step_key(step: str) -> str:
    """The key of a step's name among the page's words."""
    return f"step.{step}"


def _in_script(value: Any) -> str:
    """JSON that may stand in a script element."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def _digest(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
