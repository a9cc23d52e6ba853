"""A newcomer: from the home page to the lessons, one by the mouse alone and the next by keys alone.

Each wrong answer that is tried must be told something and cost nothing. See `driver.py`.

    learndriver.py SHOTS
"""

from __future__ import annotations

import sys
from pathlib import Path

from driver import Driver

from dbz_desktop.match.lessons.lesson import Point
from dbz_desktop.match.lessons.pointing import pointed_card


class LearnDriver(Driver):
    """Somebody who takes two lessons."""

    def __init__(self, shots: Path) -> None:
        super().__init__("new", 3, 10**6, shots)

    @property
    def page(self):
        return self.window.learn_pages.lesson

    def state(self) -> object:
        page = self.page
        if page is None:
            return super().state()
        step, told = page.run.place, page.coach.told.isVisible()
        return super().state(), page.run.lesson.key, step, told, page.table.busy

    def act(self) -> None:
        next(self.first_step, None)

    def shown(self, key: str, place: int):
        """Wait until a lesson stands at a step, and says so."""

        def waits() -> bool:
            page = self.page
            if page is None or page.run.lesson.key != key or page.table.busy:
                return False
            step = page.run.step
            ready = step is None or step.tells or page.asked is not None
            said = page.run.lesson.done if step is None else step.say
            told = page.coach.isVisible() and page.coach.words.text() == said
            return page.run.place == place and told and ready

        yield from self.until(waits, f"step {place} of {key}")
        # The coach finds its place once the layout is there.
        for _ in range(3):
            yield True

    def opening(self):
        window = self.window
        yield from self.until(lambda: window.library.pool is not None, "the cards")
        self.click(window.home.learn)
        pages = window.learn_pages
        yield from self.until(lambda: pages.learn is not None, "the lessons")
        yield True
        self.shot("learn")
        self.click(pages.learn.tiles["05-life"])
        yield from self.by_mouse("05-life")
        keys = self.counts["keys"]
        self.click(self.page.coach.on_button)
        yield from self.by_keys("06-anger")
        self.tell("taken", keys_by_mouse=keys, **self.counts)
        self.app.quit()
        yield True

    def by_mouse(self, key: str):
        """Life and Endurance: read, be attacked, refuse Endurance, use it, read, be attacked again."""
        yield from self.shown(key, 0)
        self.click(self.page.coach.on_button)
        yield from self.shown(key, 2)
        buttons = self.page.prompt.option_buttons()
        self.click(buttons[1])
        yield from self.until(self.page.coach.told.isVisible, "words to the wrong answer")
        self.shot("wrong")
        self.click(self.page.prompt.option_buttons()[0])
        for place in (3, 4):
            yield from self.shown(key, place)
            self.click(self.page.coach.on_button)
        # Pass; then leave the card that would save one.
        for place in (5, 7):
            yield from self.shown(key, place)
            self.click(self.page.prompt.option_buttons()[1])
        for place in (8, 9, 10):
            yield from self.shown(key, place)
            if place < 10:
                self.click(self.page.coach.on_button)
        self.tell("by mouse", done=self.window.settings.lesson(key) == -1)

    def by_keys(self, key: str):
        """Anger and levels: read, pass wrongly, play the card by walking to it, read."""
        yield from self.shown(key, 0)
        self.key("Return")
        yield from self.shown(key, 1)
        self.key("space")
        yield from self.until(self.page.coach.told.isVisible, "words to the wrong answer")
        yield from self.play_by_keys("Orange Rage")
        for place in (2, 3, 4):
            yield from self.shown(key, place)
            self.key("g")
        yield from self.shown(key, 5)
        yield from self.play_by_keys("Orange Palm Blasts")
        yield from self.shown(key, 6)
        self.key("g")
        yield from self.shown(key, 7)
        self.shot("level-2")
        self.tell("by keys", done=self.window.settings.lesson(key) == -1)

    def play_by_keys(self, title: str):
        """Walk to a card of the hand and play it."""
        card = pointed_card(self.page.match, Point(None, 0, title))
        # Where the bubble stays below the mouse, the focus may be on a card already.
        while (before := self.page.table.pointed) != card:
            self.key("h")
            yield from self.until(
                lambda before=before: self.page.table.pointed not in (-1, before), "the next card"
            )
        self.key("Return")


def main() -> int:
    driver = LearnDriver(Path(sys.argv[1]))
    return driver.app.exec()


if __name__ == "__main__":
    sys.exit(main())
