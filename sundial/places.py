"""Where the corpus, the fixtures and the adapters lie: beside the package in a checkout, inside it where installed."""

import os
from pathlib import Path

_package = Path(__file__).resolve().parent
_home = _package if (_package / "features").is_dir() else _package.parent

FEATURES, FIXTURES, ADAPTERS = _home / "features", _home / "fixtures", _home / "adapters"
IN_CHECKOUT = _home is not _package


def in_corpus(file: str) -> bool:
    """Whether a feature's file, as records name it, is one of the corpus: those of others stand where they say."""
    return not os.path.isabs(file) and os.path.isfile(FEATURES / file)
