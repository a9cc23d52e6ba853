"""The part of the demo that shows the workshop: a card that is understood, and one that isn't."""

from __future__ import annotations

from dataclasses import replace

from dbz_desktop.cards.drafts import Draft
from dbz_desktop.cards.model import Alignment, CardType, Style
from dbz_desktop.ui.demo.camera import Camera
from dbz_desktop.ui.window.main_window import MainWindow

KICK = Draft(
    0,
    title="Falling Star Kick",
    type=CardType.PHYSICAL_COMBAT,
    style=Style.RED,
    endurance=2,
    text="[attack] Physical attack. If you control a drill, raise your anger 2. "
    "DAMAGE: AT +2 stages and 1 life card. HIT: draw a card.",
)
FIGHTER = Draft(
    0,
    title="Yamcha",
    subtitle="Desert Wolf",
    type=CardType.MAIN_PERSONALITY,
    alignment=Alignment.HERO,
    level=1,
    pur=3,
    stages="11,000 to 0",
    text="POWER: Draw a card. Jugle an orange. Raise your anger",
)


def picture_workshop(window: MainWindow, camera: Camera) -> None:
    """Make two cards and show each as it is read; nothing is saved."""
    window.workshop_pages.show_workshop()
    page = window.workshop_pages.page
    assert page is not None
    camera.wait(lambda: page.bench is not None)
    assert page.bench is not None
    for draft, name in ((KICK, "workshop"), (FIGHTER, "workshop-faults")):
        page.bench.add(replace(draft))
        camera.take(window, name, lambda: camera.wait(lambda: page.is_read))
    page.keeping.throw_away()
    window.show_home()
    camera.settle()
