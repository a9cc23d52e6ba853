"""The part of the demo that shows the sandbox: a position that is set up, and played on from."""

from __future__ import annotations

from dbz_desktop.ui.demo.camera import Camera
from dbz_desktop.ui.window.main_window import MainWindow

READING = 120
"""Seconds that the rules and every card may take to be read where none of it is kept yet."""


def picture_sandbox(window: MainWindow, camera: Camera) -> None:
    """Set a combat up, by hand too, and play on."""
    ways = window.sandbox_pages
    ways.show_sandbox()
    camera.wait(lambda: ways.sandbox is not None, READING)
    page = ways.sandbox
    assert page is not None
    camera.wait(lambda: page.cards.browser is not None, READING)
    page.arrange.numbers["stages", 1].setValue(8)
    page.arrange.numbers["level", 0].setValue(2)
    page.arrange.step.choose("combat")
    camera.settle()
    camera.take(window, "sandbox")
    if page.cards.browser is not None:
        page.cards.browser.search.field.setText("no such card")
        camera.take(window, "sandbox-none")
        page.cards.browser.search.field.clear()
    page.toggle_by_hand()
    camera.take(window, "sandbox-by-hand")
    page.play_on()
    camera.settle()
    camera.take(window, "sandbox-played")
    window.show_home()
    camera.settle()
