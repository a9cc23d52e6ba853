"""What some events have of their own beside moving cards: which effect, where, how long."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsItem

from dbz_desktop.match.telling.table_states import VICTORIES
from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.events import Event, Why, Zone
from dbz_desktop.ui.faces.face_size import card_size
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.table import effects
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.director import Director
from dbz_desktop.ui.table.effects_attack import Blast, Blow, Impact, Shield
from dbz_desktop.ui.table.effects_damage import Crack, LossCount
from dbz_desktop.ui.table.effects_power import AngerFlames, Aura, Chain
from dbz_desktop.ui.table.painted_effect import Show
from dbz_desktop.ui.table.table_items import TableItems
from dbz_desktop.ui.table.victories import AuraOverAll, Dark, Dragon

LOSSES = (Why.DAMAGE, Why.STAGE_LOSS)


class Flourish:
    """Makes the passing effects of a table, runs them, and takes them away."""

    def __init__(self, scene: TableItems, director: Director) -> None:
        self._scene, self._director = scene, director
        self.passing: set[QGraphicsItem] = set()
        """The effects that are to be seen now."""
        self._losses: dict[int, LossCount] = {}

    @property
    def _dpr(self) -> float:
        views = self._scene.views()
        return views[0].devicePixelRatioF() if views else 1.0

    def show(self, event: Event, length: float) -> None:
        """The effect of an event that was just told, if it has one; `length` in ms."""
        show = self._SHOWS.get(type(event))
        if show is not None:
            show(self, event, length)

    def clear(self) -> None:
        """Take every effect away."""
        for effect in list(self.passing):
            self._director.forget(effect)
            self._scene.removeItem(effect)
        self.passing.clear()
        self._losses.clear()

    def leave(self, item: CardItem, at: QPointF, length: float) -> None:
        """What is left of a card for a moment where it lay: it fades there (reduced motion)."""
        face = self._scene.faces.pixmap(item.card, item.size(), self._dpr, table=True)
        image = effects.afterimage(face, at)
        image.setRotation(item.rotation())
        self._run(image, max(length, 240))

    # --- running -----------------------------------------------------------------------------

    def _run(self, effect: Show | effects.Passing, length: float, delay: float = 0.0) -> None:
        effect.still = self._director.reduced
        effect.at(0.0)
        if effect.scene() is None:
            self._scene.addItem(effect)
        self.passing.add(effect)

        def end() -> None:
            if effect in self.passing:
                self.passing.discard(effect)
                self._scene.removeItem(effect)

        self._director.move(effect.at, length, end, owner=effect, delay=delay)

    def _banner(self, text: str, colour: str, icon: str, length: float, delay: float = 0.0) -> None:
        frame = self._scene.frame
        for made in effects.banner(text, frame.middle, colour, icon, self._dpr):
            self._run(made, max(length, 600), delay)

    def _number(self, text: str, over: QRectF, good: bool) -> None:
        self._run(effects.rising_number(text, over, good, self._dpr), 700)

    # --- events ------------------------------------------------------------------------------

    def _stages(self, event: ev.StagesChanged, length: float) -> None:
        scene = self._scene
        gained = event.after - event.before
        side = scene.model.view.sides[event.player]
        over = scene.frame.lens[event.player]
        if event.card not in side.mp:
            ally = scene.item_of(event.card)
            over = ally.spot.rect if ally else over
        text = f"+{gained}" if gained > 0 else f"−{-gained}"
        self._number(text, over, gained > 0)

    def _anger(self, event: ev.AngerChanged, length: float) -> None:
        scene = self._scene
        plate = scene.plates[event.player]
        before, after = event.before, event.after
        if before == after:
            return
        self._run(AngerFlames(plate.pips(), before, after, self._dpr), max(length, 420))
        if self._director.reduced:
            return
        plate.show_anger(before)

        def light(share: float) -> None:
            # The last pip is lit in time for its flame.
            done = min(1.0, share * 1.5)
            plate.show_anger(before + round((after - before) * done))

        self._director.move(light, length, owner=(plate, "anger"))

    def _level(self, event: ev.LevelChanged, length: float) -> None:
        up = event.after > event.before
        colour = self._light(event.player) if up else theme().colour("danger")
        aura = Aura(self._scene.frame.mp[event.player], up, colour, self._dpr)
        self._run(aura, length * 1.5)
        self._banner(f"LEVEL {event.after}", "accent" if up else "danger", "personality", length)

    def _unstopped(self, event: atk.AttackUnstopped, length: float) -> None:
        scene = self._scene
        attack = scene.model.view.attack
        if attack is None:
            return
        frame = scene.frame
        attacker = attack.began.player
        kind = Blast if attack.began.kind is atk.AttackKind.ENERGY else Blow
        effect: Impact = kind(
            frame.slot[attacker].center(),
            frame.mp[1 - attacker].center(),
            frame.middle.height() * 0.46,
            self._light(attacker),
            self._dpr,
        )
        self._run(effect, length)

    def _light(self, seat: int) -> QColor:
        """The colour of a side's power: it shines on every theme's ground."""
        return theme().colour("card-lit" if seat == self._scene.viewer else "gold")

    def _side(self, seat: int) -> QColor:
        return theme().colour("accent" if seat == self._scene.viewer else "amber")

    def _stopped(self, event: atk.AttackStopped, length: float) -> None:
        scene = self._scene
        attack = scene.model.view.attack
        frame = scene.frame
        attacker = 1 - event.player
        kind = attack.began.kind.value if attack is not None else "physical"
        if attack is not None:
            attacker = attack.began.player
        between = scene.middle.between(0.02)
        to_right = frame.slot[attacker].left() < frame.slot[1 - attacker].left()
        shield = Shield(between, to_right, self._side(attacker), kind, self._dpr)
        self._run(shield, length)
        word = effects.label("STOPPED", between, "text", "defense", shield.word_x, self._dpr)
        # The word comes when the arrow breaks.
        delay = 0.0 if self._director.reduced else length * Shield.HIT
        self._run(word, max(length - delay, 640), delay)

    def _moved(self, event: ev.CardMoved, length: float) -> None:
        if event.source is not Zone.LIFE_DECK or event.why not in LOSSES:
            return
        scene = self._scene
        count = self._losses.get(event.player)
        if count is None or count not in self.passing:
            count = LossCount(scene.frame.life[event.player], scene.frame.text, self._dpr)
            self._losses[event.player] = count
        count.add()
        self._run(count, 1000)

    def _dealt(self, event: atk.DamageDealt, length: float) -> None:
        if event.critical:
            lens = self._scene.frame.lens[event.player]
            self._run(Crack(lens, event.number, self._dpr), 1900)
            self._banner("CRITICAL DAMAGE", "danger", "star", max(length, 900))

    def _attack(self, event: atk.AttackBegan, length: float) -> None:
        # The next attack counts its own cards.
        self._losses.clear()

    def _combat(self, event: ev.CombatBegan, length: float) -> None:
        self._banner("COMBAT", "amber", "attack", length)

    def _turn(self, event: ev.TurnBegan, length: float) -> None:
        name = self._scene.model.view.names[event.player].upper()
        colour = "accent" if event.player == self._scene.viewer else "amber"
        self._banner(f"{name}'S TURN", colour, "", length)

    def _won(self, event: ev.GameWon, length: float) -> None:
        scene, frame = self._scene, self._scene.frame
        loser = 1 - event.player
        table = scene.sceneRect()
        if event.kind == "survival":
            left = scene.model.view.sides[loser].life_count
            self._run(Dark(frame.lens[loser], frame.life[loser], left, self._dpr), length)
        elif event.kind == "mppv":
            light = self._light(event.player)
            self._run(AuraOverAll(table, frame.mp[event.player], light, self._dpr), length)
        elif event.kind == "dragon balls":
            self._run(Dragon(table, self._balls(event.player), self._dpr), length)
        words = VICTORIES.get(event.kind, event.kind.upper())
        # First what happened, then its name.
        delay = 0.0 if self._director.reduced or length < 2000 else length * 0.42
        self._banner(words, "text", "star", length - delay, delay)

    def _balls(self, seat: int) -> list[QPointF]:
        """Where the winner's Dragon Balls lie."""
        view = self._scene.model.view
        found = []
        for entry in view.sides[seat].play:
            item = self._scene.item_of(entry.card)
            if item is not None and item.card is not None and item.card.dragon_ball_set:
                found.append(item.pos())
        return found

    def _control(self, event: ev.ControlChanged, length: float) -> None:
        item = self._scene.item_of(event.card)
        if item is None:
            return
        size = float(max(item.size().width(), item.size().height()))
        self._run(Chain(item, size, item.home(), self._dpr), length)

    def _revealed(self, event: ev.CardsRevealed, length: float) -> None:
        scene = self._scene
        known = [card for c in event.cards[:8] if (card := scene.model.card(c))]
        if known:
            frame = scene.frame
            size = card_size(frame.middle.height())
            faces = [scene.faces.pixmap(card, size, self._dpr, table=True) for card in known]
            self._run(effects.reveal(faces, frame.middle), length)

    def _used(self, event: ev.CardUsed | ev.SentenceResolved, length: float) -> None:
        """Light the card that does something, for a moment."""
        item = self._scene.item_of(event.card) if event.card >= 0 else None
        if item is None:
            return
        item.set_mark(marked=True)
        self._director.move(
            lambda share: None, 600, lambda: item.set_mark(marked=False), owner=(item, "light")
        )

    _SHOWS: ClassVar[dict[type[Event], Callable[..., None]]] = {
        ev.StagesChanged: _stages,
        ev.AngerChanged: _anger,
        ev.LevelChanged: _level,
        atk.AttackUnstopped: _unstopped,
        atk.AttackStopped: _stopped,
        ev.CardMoved: _moved,
        atk.DamageDealt: _dealt,
        atk.AttackBegan: _attack,
        ev.CombatBegan: _combat,
        ev.TurnBegan: _turn,
        ev.GameWon: _won,
        ev.ControlChanged: _control,
        ev.CardsRevealed: _revealed,
        ev.CardUsed: _used,
        ev.SentenceResolved: _used,
    }
