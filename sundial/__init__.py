"""Sundial: a conformance suite for the turn in Magic: The Gathering rules engines."""

__version__ = "0.1.0"
