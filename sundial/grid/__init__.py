"""The grid: two effects on the turn at a time, wherever in a turn they can resolve, and the steps that then follow.

oracle.py says what the rules make of them, cells.py makes the scenarios, playing.py plays one and compares.
"""

CELL = "grid["
"""How the id of each of its scenarios begins."""
