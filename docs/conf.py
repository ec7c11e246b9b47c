"""How the documentation is built: `sphinx-build -W -n docs SITE`. Every reference must lead somewhere."""

from typing import Any

from sundial import __version__

project = "Sundial"
author = "the Sundial authors"
copyright = "the Sundial authors; Magic: The Gathering, its rules and its cards are Wizards of the Coast's"
release = version = __version__
extensions = ["myst_parser"]
myst_enable_extensions = ["attrs_inline"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = f"Sundial {__version__}"
html_show_sourcelink = False
linkcheck_anchors = False


def setup(app: Any) -> None:
    """In the repository pages link to adapters/README.md itself; in the site that page is `contract`."""
    app.connect("source-read", _to_the_contract)


def _to_the_contract(app: Any, name: str, source: list[str]) -> None:
    source[0] = source[0].replace("(../adapters/README.md", "(contract.md")
