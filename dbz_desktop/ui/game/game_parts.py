"""What the page of a game is built from, before anything in it knows of anything else."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtWidgets import QWidget

from dbz_desktop.match.match import Match
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.card_preview import CardPreview
from dbz_desktop.ui.game.prompt import PromptBar
from dbz_desktop.ui.game.prompt_forecasts import PromptForecasts
from dbz_desktop.ui.kit.consent import Consent
from dbz_desktop.ui.kit.overlay import Confirm
from dbz_desktop.ui.tableside.page_access import PageAccess
from dbz_desktop.ui.tableside.table_page import TablePage


class GameParts(TablePage):
    """The question below the table, and what is shown over the page for a moment."""

    def __init__(
        self,
        match: Match,
        viewer: int | None,
        faces: FaceCache,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(match, viewer, faces, settings, parent)
        self.setAccessibleName("Game")
        self.match = match
        self.prompt = PromptBar(self.main)
        self.lay_below(self.prompt)
        self.forecasts = PromptForecasts(self.prompt, self.table)
        self.preview = CardPreview(self.main, self.table, self.facts, self.zoom)
        self.reach = PageAccess(
            self, self.table, (self.table, self.prompt, self.room.column, self.side)
        )

    @cached_property
    def confirm(self) -> Confirm:
        """Asks before something is lost."""
        return Confirm(self)

    @cached_property
    def consent(self) -> Consent:
        """Asks both players."""
        return Consent(self)

    @property
    def asked(self) -> Decision | None:
        """The question that is shown now and can be answered, or None."""
        return self.session.asked

    def answer(self, index: int) -> None:
        """Answer the question that is shown."""
        if self.asked is not None:
            self.session.answer(index)
