"""The badge of a run: a small self-contained SVG that says what it came to."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree import ElementTree

from sundial.runfile import Record, parts

from .outcomes import Kind, engine_words, headline, outcome, status

_LABEL = "sundial"
_DARK, _GREY, _GREEN, _AMBER, _RED = "#444", "#6a6a6a", "#2e7d32", "#8a6100", "#c62828"
"""White text stands out from each of them by more than 4.5 : 1."""
_WIDTHS = {**dict.fromkeys("ijl", 3), **dict.fromkeys(" ,frt", 4), **dict.fromkeys("mw", 10)}
_HEIGHT, _PADDING, _ROUND = 20, 6, 3


def badge(records: Sequence[Record]) -> bytes:
    """Green: all passed. Amber: as expected, but something is known to fail or couldn't be run. Red: not as expected.

    Grey: no engine answered.
    """
    run, scenarios, end = parts(records)
    kinds = {outcome(run, record).kind for record in scenarios if record.scored}
    if run.engine is None:
        color = _GREY
    elif status(run, scenarios, end):
        color = _RED
    else:
        color = _GREEN if kinds == {Kind.PASSED} else _AMBER
    said = headline(run, scenarios, end)
    return _drawn(said, f"{_LABEL} on {engine_words(run)}: {said}", color)


def _drawn(said: str, title: str, color: str) -> bytes:
    left, right = _width(_LABEL), _width(said)
    size = {"width": str(left + right), "height": str(_HEIGHT)}
    svg = ElementTree.Element(
        "svg", {"xmlns": "http://www.w3.org/2000/svg", **size, "role": "img", "aria-label": title}
    )
    ElementTree.SubElement(svg, "title").text = title
    ElementTree.SubElement(svg, "rect", {**size, "rx": str(_ROUND), "fill": color})
    # Without a clip path, whose id would be that of another badge on the same page.
    straight, side, corner = left - _ROUND, _HEIGHT - 2 * _ROUND, f"a{_ROUND} {_ROUND} 0 0 1"
    shape = f"M{_ROUND} 0h{straight}v{_HEIGHT}h-{straight}{corner}-{_ROUND}-{_ROUND}v-{side}{corner} {_ROUND}-{_ROUND}z"
    ElementTree.SubElement(svg, "path", {"d": shape, "fill": _DARK})
    font = {"fill": "#fff", "font-family": "Verdana, DejaVu Sans, sans-serif", "font-size": "11"}
    words = ElementTree.SubElement(svg, "g", {**font, "text-anchor": "middle"})
    for middle, width, text in ((left / 2, left, _LABEL), (left + right / 2, right, said)):
        # Whatever the font, the text takes the width that was reckoned for it.
        place = {"x": f"{middle:g}", "y": "14", "textLength": str(width - 2 * _PADDING)}
        ElementTree.SubElement(words, "text", place).text = text
    return bytes(ElementTree.tostring(svg, encoding="utf-8")) + b"\n"


def _width(text: str) -> int:
    """About as wide as 11 pixels high Verdana sets it, with what is left free at both sides."""
    return 2 * _PADDING + sum(_WIDTHS.get(c, 7) for c in text)
