"""How the documentation is built: `sphinx-build -W -n docs SITE`. Every reference must lead somewhere."""

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
