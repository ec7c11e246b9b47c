"""The adapter as a program: python3 main.py"""

from engine import Adapter
from protocol import serve

if __name__ == "__main__":
    serve(Adapter())
