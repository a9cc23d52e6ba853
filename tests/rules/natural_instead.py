"""What happens "instead", in natural words: each verb, each thing it may become, in each frame."""

from __future__ import annotations

from collections.abc import Iterator

from tests.rules.natural_states import Cell

WOULD = (
    ("draw", "you would draw a card", "draw"),
    ("draw effect", "you would draw a card from a card effect", "draw"),
    ("his draw", "your opponent would draw a card", "draw"),
    ("draw step", "you would draw a card during your Draw Step", "draw"),
    ("his discard", "your opponent would discard a card from his hand", "card"),
    ("discard", "you would discard a card from your hand", "card"),
    ("discarded", "a card would be discarded from your hand", "card"),
    ("Drill destroyed", "one of your Drills would be destroyed", "card"),
    ("Drill destroyed by", "one of your Drills would be destroyed by one of your opponent's card effects", "card"),
    ("his Drill destroyed", "one of your opponent's Drills would be destroyed", "card"),
    ("Drill discarded", "a Drill you control would be discarded", "card"),
    ("Ally destroyed", "an Ally you control would be destroyed", "card"),
    ("this destroyed", "this card would be destroyed", "this"),
    ("this discarded", "this card would be discarded", "this"),
    ("this banished", "this card would be banished", "this"),
    ("this leaves", "this card would leave play", "this"),
    ("Drill leaves", "one of your Drills would leave play", "card"),
    ("his Ally leaves", "one of your opponent's Allies would leave play", "card"),
    ("Drill enters", "a Drill would enter play", "card"),
    ("his Drill enters", "a Drill would enter play under your opponent's control", "card"),
    ("his Ally enters", "an Ally would enter play under your opponent's control", "card"),
    ("banish", "your opponent would banish a card", "card"),
    ("banished", "one of your Drills would be banished", "card"),
    ("banished from discard", "a card would be banished from your discard pile", "card"),
    ("Rejuvenate", "you would Rejuvenate a card", "card"),
    ("his Rejuvenate", "your opponent would Rejuvenate a card", "card"),
    ("his return", "your opponent would return a card to his hand", "card"),
    ("his shuffle", "your opponent would shuffle a card into his Life Deck", "card"),
    ("his placing", "your opponent would place a Drill into play", "card"),
    ("to hand", "your opponent would place a card into his hand", "card"),
    ("play Drill", "your opponent would play a Drill", "card"),
    ("play own", "you would play a Drill", "card"),
    ("play Event", "your opponent would play an Event", "card"),
    ("use Event", "your opponent would use an Event", "card"),
    ("use Setup", "your opponent would use a Setup", "card"),
    ("perform", "your opponent would perform an attack", "attack"),
    ("perform energy", "your opponent would perform an energy attack", "attack"),
    ("stop", "your opponent would stop one of your attacks", "stop"),
    ("stop own", "you would stop an attack", "stop"),
    ("stopped", "one of your attacks would be stopped", "stop"),
    ("declare", "your opponent would declare combat", "none"),
    ("end", "your opponent would end combat", "none"),
    ("combat ends", "combat would end", "none"),
    ("pass", "your opponent would pass", "none"),
    ("pay", "you would pay stages", "none"),
    ("search", "your opponent would search his Life Deck", "none"),
    ("reveal", "your opponent would reveal his hand", "none"),
    ("capture", "your opponent would capture a Dragon Ball", "ball"),
    ("captured", "one of your Dragon Balls would be captured", "ball"),
    ("attach", "your opponent would attach a card to your MP", "card"),
    ("raise anger", "you would raise your anger", "amount"),
    ("his raise anger", "your opponent would raise his anger", "amount"),
    ("anger raised", "your opponent's anger would be raised", "amount"),
    ("anger lowered", "your anger would be lowered", "amount"),
    ("lower anger", "your opponent would lower your anger", "amount"),
    ("advance", "your opponent's MP would advance a level", "level"),
    ("own advance", "you would advance a level", "level"),
    ("lose level", "your MP would lose a level", "level"),
    ("gain stages", "your opponent's MP would gain stages", "amount"),
    ("gain own", "you would gain stages", "amount"),
    ("lose stages", "your MP would lose stages", "amount"),
    ("lose by effect", "your MP would lose stages from a card effect", "amount"),
    ("critical", "you would take critical damage", "none"),
    ("deal critical", "you would deal critical damage", "none"),
    ("critical effect", "your opponent would use a critical damage effect", "none"),
    ("damage", "you would take damage from an attack", "none"),
    ("life cards", "you would take life cards of damage", "none"),
    ("Endurance", "your opponent would use Endurance", "none"),
    ("skip", "you would skip your Draw Step", "none"),
    ("MPPV", "you would win by MPPV", "none"),
    ("his MPPV", "your opponent would win by MPPV", "none"),
    ("Dragon Ball win", "your opponent would win by Dragon Ball Victory", "none"),
    ("lose", "you would lose the game", "none"),
)  # fmt: skip

OTHER = {
    "any": ("draw a card", "raise your anger 1 level", "your opponent discards a card",
            "destroy the top card of your opponent's Life Deck"),
    "card": ("banish it", "discard it", "shuffle it into its owner's Life Deck", "return it to its owner's hand",
             "place it on the bottom of its owner's Life Deck", "draw a card"),
    "this": ("banish it", "return it to your hand", "shuffle it into your Life Deck", "destroy a Drill you control",
             "raise your anger 1 level"),
    "draw": ("draw 2 cards", "raise your anger 1 level", "draw from the bottom of your Life Deck"),
    "amount": ("draw a card", "raise your anger 1 level", "your opponent discards a card", "double that amount"),
    "level": ("draw a card", "your MP gains 3 stages", "raise your anger 2 levels"),
    "attack": ("he discards a card", "draw a card"),
    "stop": ("draw a card", "your opponent discards a card"),
    "ball": ("banish it", "draw a card"),
    "none": ("draw a card", "raise your anger 1 level"),
}  # fmt: skip

FRAMES = (
    ("whenever", ("[constant] Whenever {w}, {o} instead.", "[constant] If {w}, {o} instead.",
                  "[constant] Whenever {w}, instead {o}.", "[constant] When {w}, {o} instead.")),
    ("may", ("[constant] Whenever {w}, you may {o} instead.", "[constant] If {w}, you may {o} instead.",
             "[constant] Whenever {w}, you may instead {o}.")),
    ("first", ("[constant] The first time each combat {w}, {o} instead.",
               "[constant] The first time {w} each combat, {o} instead.")),
    ("next", ("POWER: The next time {w} this combat, {o} instead.", "POWER: The next time {w} this combat, instead {o}.",
              "POWER: The next time this combat {w}, {o} instead.")),
    ("this turn", ("POWER: Whenever {w} this turn, {o} instead.", "POWER: If {w} this turn, {o} instead.",
                   "POWER: Whenever {w} this turn, instead {o}.")),
    ("use when", ("[instant] POWER: Use when {w}. {O} instead.", "[instant] POWER: Use when {w}. Instead, {o}.")),
)  # fmt: skip


def cells() -> Iterator[Cell]:
    """Each verb's replacement in each frame, with what it becomes in turn; all after "whenever"."""
    for name, would, kind in WOULD:
        others = dict.fromkeys((*OTHER[kind], *OTHER["any"][:1]))
        for i, (frame, texts) in enumerate(FRAMES):
            for j, other in enumerate(others):
                if i and j != i % len(others):
                    continue
                said = other
                if frame == "may" and said.startswith(("your opponent", "he ", "your MP")):
                    said = "draw a card"
                upper = said[0].upper() + said[1:]
                ways = tuple(
                    t.replace("{w}", would).replace("{o}", said).replace("{O}", upper)
                    for t in texts
                )
                # What becomes of the card itself is a note, or holds.
                itself = name.startswith("this ") and " it" in said
                yield Cell(frame, f"{name}: {said}", ways, 1 + itself)
