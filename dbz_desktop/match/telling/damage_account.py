"""How a number of damage came about, term by term, from the events of its attack (ATK-5…13)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from dbz_desktop.match.telling.attack_summary import AttackSummary, amount, note, reckoned
from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel.events import NOBODY, Event

STAGES, LIFE_CARDS = "stages", "life cards"


@dataclass(frozen=True, slots=True)
class Entry:
    """One addend: `amount` with its sign, what it is, the card that it comes from, its rule."""

    amount: int
    words: str
    rule: str
    card: int = NOBODY


@dataclass(slots=True)
class Sum:
    """The addends of one unit, what they come to, and what became of it."""

    unit: str
    entries: list[Entry] = field(default_factory=list)
    total: int = 0
    after: list[tuple[str, str]] = field(default_factory=list)
    """What happened with the total, each with its rule."""


@dataclass(slots=True)
class Account:
    """The whole account of an attack's damage.

    `at` is the AT value, between the two power levels and their brackets; `table_by` the card
    that gave the value instead of the Attack Table, or NOBODY. `sums` are those of the units at
    play.
    """

    attack: AttackSummary
    at: int
    attacker_power: int
    defender_power: int
    brackets: tuple[str, str]
    table_by: int
    sums: list[Sum]
    result: str

    @property
    def uses_table(self) -> bool:
        """True when an addend is the AT value."""
        return any(entry.rule == "ATK-5" for own in self.sums for entry in own.entries)

    def in_words(self, name: Callable[[int], str]) -> str:
        """The account as plain text, for screen readers and the clipboard."""
        lines = []
        if self.uses_table or not self.sums:
            lines.append(table_words(self, name))
        for own in self.sums:
            for entry in own.entries:
                origin = f" ({name(entry.card)})" if entry.card >= 0 else ""
                lines.append(f"{signed(entry.amount)} {entry.words}{origin}, {entry.rule}")
            lines.append(f"= {amount(own.total, own.unit)}")
            lines += [f"{words}, {rule}" for words, rule in own.after]
        if self.result:
            lines.append(self.result.capitalize())
        return "\n".join(lines)


def signed(number: int) -> str:
    """ "+3", "−2", with a real minus sign."""
    return f"−{-number}" if number < 0 else f"+{number}"


def table_words(account: Account, name: Callable[[int], str]) -> str:
    """Where the AT value comes from, in words."""
    mine, theirs = account.brackets
    if account.attacker_power or account.defender_power:
        mine = f"{account.attacker_power:,} ({mine})"
        theirs = f"{account.defender_power:,} ({theirs})"
    words = f"Attack Table: {mine} against {theirs} is AT {account.at}"
    if account.table_by >= 0:
        words = f"{name(account.table_by)} gives AT {account.at} ({mine} against {theirs})"
    return f"{words}, ATK-5"


def account_of(attack: AttackSummary) -> Account | None:
    """The account of an attack, None before its damage is calculated."""
    done = attack.calculated
    if done is None:
        return None
    sums = [own for own in (_stages(attack, done), _life(attack, done)) if own is not None]
    return Account(
        attack,
        done.attack_table,
        done.attacker_power,
        done.defender_power,
        (done.attacker_bracket, done.defender_bracket),
        done.table_by,
        sums,
        attack.result,
    )


def summary_of(events: Iterable[Event], number: int) -> AttackSummary | None:
    """What the events tell of the attack with that number; None when they don't."""
    attack = AttackSummary()
    inside: list[int] = []
    found = False
    for event in events:
        if isinstance(event, atk.AttackBegan):
            inside.append(event.number)
            found = found or event.number == number
        if inside and inside[-1] == number:
            note(attack, event)
        if isinstance(event, atk.AttackEnded) and inside:
            if inside.pop() == number:
                break
    return attack if found else None


_LABELS = {"AT": "AT value", "base": "the card itself", "modifier": "modifier"}
_RULES = {"AT": "ATK-5", "base": "ATK-5", "modifier": "ATK-8", "prevented": "ATK-7"}


def _label(term: atk.Term, attack: int) -> str:
    if term.label == "modifier" and term.card == attack:
        return "its own modifier"
    return reckoned(term) or _LABELS.get(term.label, term.label)


def _entries(attack: AttackSummary, done: atk.DamageCalculated, unit: str) -> list[Entry]:
    return [
        Entry(
            term.amount,
            _label(term, attack.card),
            _RULES.get(term.label, "ATK-8"),
            NOBODY if term.label == "AT" else term.card,
        )
        for term in done.terms
        if term.unit == unit
    ]


def _stages(attack: AttackSummary, done: atk.DamageCalculated) -> Sum | None:
    own = Sum(STAGES, _entries(attack, done, STAGES), done.stages)
    if not own.entries and not done.stages:
        return None
    if attack.dealt is not None and attack.turned:
        own.after.append((f"{amount(attack.dealt.stages, STAGES)} lost", "ATK-6"))
    if attack.turned:
        verb = "turns" if attack.turned == 1 else "turn"
        own.after.append(
            (
                f"{amount(attack.turned, STAGES)} past zero {verb} into "
                f"{amount(attack.turned, LIFE_CARDS)}",
                "ATK-7",
            )
        )
    return own


def _life(attack: AttackSummary, done: atk.DamageCalculated) -> Sum | None:
    own = Sum(LIFE_CARDS, _entries(attack, done, LIFE_CARDS), done.life_cards)
    if attack.turned:
        own.entries.append(Entry(attack.turned, "stages past zero", "ATK-7"))
        own.total += attack.turned
    for event in attack.prevented:
        if event.unit == LIFE_CARDS:
            words = "Endurance" if event.rule == "ATK-12" else "prevented"
            own.entries.append(Entry(-event.amount, words, event.rule, event.card))
            own.total -= event.amount
    if not own.entries and not own.total:
        return None
    if attack.dealt is not None:
        if attack.dealt.life_cards != own.total:
            own.after.append((f"{amount(attack.dealt.life_cards, LIFE_CARDS)} discarded", "ATK-9"))
        if attack.dealt.critical:
            own.after.append(("Critical damage", "ATK-13"))
    return own
