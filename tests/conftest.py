"""What all tests share: nothing is written outside of temporary folders."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile

import pytest

_FOLDER = pytest.StashKey[str]()


def pytest_configure(config: pytest.Config) -> None:
    """A cache of the tests' own; programs that they run find it in the environment.

    A shell starts what it runs in the background with Ctrl-C ignored, nohup what it runs with SIGHUP ignored, and so
    would everything that the tests start; those that interrupt a run need it to be heard.
    """
    # Where the tests are a step of a workflow, the runs that they make are not.
    os.environ.pop("GITHUB_ACTIONS", None)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
    if "SUNDIAL_CACHE" not in os.environ:
        config.stash[_FOLDER] = os.environ["SUNDIAL_CACHE"] = tempfile.mkdtemp(prefix="sundial-tests-")


def pytest_unconfigure(config: pytest.Config) -> None:
    if folder := config.stash.get(_FOLDER, None):
        del os.environ["SUNDIAL_CACHE"]
        shutil.rmtree(folder, ignore_errors=True)
