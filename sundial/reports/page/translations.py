"""The page's words and the titles of rules, in English, Spanish and Japanese.

English stands in the document; all three go along as data, and a script puts them in its place.
"""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import NamedTuple

from markupsafe import Markup, escape

from sundial.loading import Loaded
from sundial.statements import LANGUAGES, Language, UnknownKey, UnknownRule

from .contents import Contents

_FILE = Path(__file__).with_name("words.toml")


@functools.cache
def words() -> dict[str, dict[str, str]]:
    """The page's own words by their keys, each with its languages."""
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


class Translations(NamedTuple):
    """Words for the template, and `told`: by language, what the script puts in place of what has that key."""

    told: dict[Language, dict[str, str]]

    @classmethod
    def of(cls, contents: Contents) -> Translations:
        """Those that a page needs.

        A rule's title or a statement's wording is translated only where the installed one is the run's own: a run file
        may be older, or newer.
        """
        statements = Loaded().statements
        told: dict[Language, dict[str, str]] = {}
        for language in LANGUAGES:
            of_language = told[language] = {key: word[language] for key, word in words().items()}
            for section in contents.sections:
                for rule in section.rules:
                    try:
                        title = statements.subrule(rule.number).title
                    except UnknownRule:
                        continue
                    if title.en == rule.title:
                        of_language[f"rule.{rule.number}"] = title[language]
                    for statement in rule.statements:
                        try:
                            wording = statements[statement.key].wording
                        except UnknownKey:
                            continue
                        if wording.en == statement.wording:
                            of_language[f"statement.{statement.key}"] = wording[language]
        return cls(told)

    def plain(self, key: str) -> str:
        """One of the page's words in English, for an attribute. Raises KeyError."""
        return words()[key]["en"]

    def word(self, key: str, css: str = "") -> Markup:
        """One of the page's words, marked for the script, with a class of the style sheet. Raises KeyError."""
        before = Markup('<span class="{}"').format(css) if css else Markup("<span")
        return Markup('{} data-w="{}">{}</span>').format(before, key, self.plain(key))

    def title(self, number: str, english: str) -> Markup:
        """A rule's title."""
        return self._text(f"rule.{number}", english)

    def wording(self, key: str, english: str) -> Markup:
        """A statement's wording."""
        return self._text(f"statement.{key}", english)

    def _text(self, key: str, english: str) -> Markup:
        if key in self.told["en"]:
            return Markup('<span data-w="{}">{}</span>').format(key, english)
        return Markup('<span lang="en">{}</span>').format(escape(english))
