"""Keeping track of what was expected where, for the error when a text can't be read."""

from __future__ import annotations

from .symbols import ALT, LIT, Choice, Enumeration, Listing, Number, Symbol

__all__ = ["Watch"]


class Watch:
    """Keeps what was expected at the farthest place that was reached; nearer than `far`, nothing
    is looked for."""

    def __init__(self, far: int = 0) -> None:
        self.far = far
        self.labels: dict[str, bool] = {}
        # Many phrases begin with the same ones: each is gone through once a place.
        self._noted: set[tuple[int, int]] = set()

    def expect(self, pos: int, label: str, word: bool = True) -> None:
        """Note that `label` could stand at token `pos`."""
        if pos > self.far:
            self.far = pos
            self.labels = {}
        if pos == self.far and label:
            # "a number" is both: words of "choose a number", and what any number is called.
            self.labels[label] = word and self.labels.get(label, True)

    def note(self, symbol: Symbol, pos: int) -> None:
        """Note what `symbol` can begin with, at token `pos`."""
        if pos < self.far or (id(symbol), pos) in self._noted:
            return
        self._noted.add((id(symbol), pos))
        members = [symbol] if symbol.loop is None else symbol.loop.symbols
        for each in members:
            if isinstance(each, Number):
                self.expect(pos, "a number", False)
            elif isinstance(each, Enumeration):
                for label in each.labels:
                    self.expect(pos, label)
            elif isinstance(each, Choice):
                self._note_choice(each, pos)
            elif isinstance(each, Listing) and each.item not in members:
                self.note(each.item, pos)

    def _note_choice(self, symbol: Choice, pos: int) -> None:
        for terminal in symbol.terminals:
            self.expect(pos, terminal.expects, False)
        for rule in symbol.rules:
            kind, payload, label = rule.steps[0]
            if rule.quiet:
                continue
            if kind == LIT:
                self.expect(pos, label)
            elif kind == ALT:
                self.expect(pos, payload[0][0][1])
            elif symbol.loop is None or payload.loop is not symbol.loop:
                self.note(payload, pos)
