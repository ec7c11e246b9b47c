"""The pytest plugin: the corpus as pytest-bdd scenarios, with `--sundial-engine NAME|module:Class`.

`pytest features` in a checkout and `pytest --pyargs sundial` where installed collect the whole of it. A project's own
module takes a part, and may hand in its own engine:

    from sundial.pytest_plugin import bind

    bind(globals(), "end_the_turn")

    @pytest.fixture
    def sundial_engine():
        return MyEngine

Without pytest-bdd it registers nothing, so that an environment that has Sundial for its command line isn't disturbed.
"""

import importlib.util

if importlib.util.find_spec("pytest_bdd") is not None:
    from .pytest_collection import (  # noqa: F401
        bind,
        pytest_addoption,
        pytest_collect_file,
        pytest_configure,
        pytest_report_collectionfinish,
        pytest_report_header,
        pytest_runtest_logreport,
        pytest_sessionfinish,
        pytest_terminal_summary,
        pytest_unconfigure,
        sundial_engine,
        sundial_play,
    )
