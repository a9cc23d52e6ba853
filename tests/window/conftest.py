"""The tests of real windows need an X server of their own, which only Linux can be given."""

import sys

import pytest


@pytest.fixture(scope="session", autouse=True)
def _an_x_server_can_run():
    if not sys.platform.startswith("linux"):
        pytest.skip("Xvfb runs on Linux; elsewhere windows are tested offscreen, in tests/ui")
