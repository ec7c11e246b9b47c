"""The reference engine: the rules of the turn, and of ending it, as readable code. Imports nothing of sundial."""
