"""Nouns said in other words, and several at once, as unseen cards have them."""

from __future__ import annotations

from tests.rules.happening import (
    ALLY,
    ENERGY,
    EVENT,
    card,
)
from tests.rules.staged import canonical, tell


def test_a_total_from_two_zones() -> None:
    text = (
        "POWER: Search your Life Deck and discard pile for a total of 2 Allies and place them into "
        "play at their highest power stage."
    )
    assert canonical(text).endswith("place them into play at their highest power stage.")
    finder = card("Finder", EVENT, text)
    helper, friend = (card(name, ALLY, "POWER: Draw a card.") for name in ("Helper", "Mate"))
    tell(
        finder,
        helper,
        friend,
        you={"hand": ["Finder"], "life_deck": ["Helper"], "discard": ["Mate"]},
        steps="""
        play Finder
        choose Helper
        choose Mate
        expect stages of Helper = 10
        expect stages of Mate = 10
    """,
    )


def test_so_many_cards_each_with_another_title() -> None:
    text = (
        "POWER: Search your Life Deck for two different Drills and reveal them. Your opponent "
        "chooses one of those cards. Place that card into your hand and destroy the remaining "
        "cards."
    )
    finder = card("Finder", EVENT, text)
    deck = ["Idle Drill", "Idle Drill", "Other Drill"]
    tell(
        finder,
        you={"hand": ["Finder"], "life_deck": deck},
        steps="""
        play Finder
        you: choose Idle Drill
        expect log lacks destroys
        you: choose Other Drill
        opponent: choose Idle Drill
        expect your hand has Idle Drill
        expect your discard has Other Drill
        expect your life_deck has Idle Drill
    """,
    )
    tell(
        finder,
        you={"hand": ["Finder"], "life_deck": deck},
        steps="""
        play Finder
        you: choose Idle Drill
        expect no option choose Idle Drill
    """,
    )
    only_shown = card("Finder", EVENT, text[: text.index(" Your opponent")])
    tell(
        only_shown,
        you={"hand": ["Finder"], "life_deck": deck},
        steps="""
        play Finder
        you: choose Idle Drill
        you: choose Other Drill
        expect event Shuffled player=0 3 times
        expect your life_deck has Other Drill
    """,
    )


def test_so_many_different_ones_are_chosen() -> None:
    text = "POWER: Choose two different Drills in your discard pile and Rejuvenate them."
    picks = card("Picks", EVENT, text)
    pile = ["Idle Drill", "Idle Drill", "Other Drill"]
    tell(
        picks,
        you={"hand": ["Picks"], "discard": pile},
        steps="""
        play Picks
        expect your life_deck has Other Drill
        expect your life_deck has Idle Drill
        expect your discard has Idle Drill
    """,
    )


def test_not_named_after_a_place() -> None:
    text = "POWER: Rejuvenate a Drill from your Banished Zone not named Idle Drill."
    finder = card("Finder", EVENT, text)
    piles = {"hand": ["Finder"], "banished": ["Idle Drill", "Other Drill"]}
    assert 'from your Banished Zone except "Idle Drill"' in canonical(text)
    tell(
        finder,
        you=piles,
        steps="""
        play Finder
        expect your banished = 1
        expect your banished has Idle Drill
        expect your life_deck has Other Drill
    """,
    )


def test_a_copy_of_the_card_that_was_named() -> None:
    text = (
        "POWER: Name a card. Your opponent reveals his hand. If the card you named was revealed, "
        "your opponent shuffles a copy of that card from his hand into his Life Deck and both "
        "players draw a card."
    )
    finder = card("Finder", EVENT, text)
    theirs = {"hand": ["Idle Drill", "Spare Kick", "Idle Drill"]}
    tell(
        finder,
        you={"hand": ["Finder"]},
        opponent=theirs,
        steps="""
        play Finder
        you: Idle Drill
        opponent: choose Idle Drill
        expect opponent hand = 3
        expect your hand = 1
        expect opponent hand has Spare Kick
    """,
    )
    tell(
        finder,
        you={"hand": ["Finder"]},
        opponent=theirs,
        steps="""
        play Finder
        you: Finder
        expect opponent hand = 3
        expect your hand = 0
    """,
    )


def test_two_nouns_at_once() -> None:
    text = (
        "[attack] Energy attack. DAMAGE: 3 life cards. If any damage from this attack is "
        "prevented, Rejuvenate this card and the bottom card of your discard pile."
    )
    beam = card("Beam", ENERGY, text)
    mine = {"hand": ["Beam"], "discard": ["Filler", "Idle Drill"]}
    tell(
        beam,
        you=mine,
        opponent={"life_deck": ["Lasting Block"]},
        steps="""
        play Beam
        opponent: banish it
        expect your discard = 1
        expect your discard has no Idle Drill
        expect your life_deck has Beam
    """,
    )
    tell(
        beam,
        you=mine,
        opponent={"life_deck": ["Lasting Block"]},
        steps="""
        play Beam
        opponent: leave it
        opponent: pass
        expect your discard = 3
    """,
    )


def test_two_cards_may_be_named_with_one_title_but_two_must_be_shown() -> None:
    """ "You may name the same card twice, but two copies must be revealed" (Black Flying Knee)."""
    text = (
        "POWER: Name 2 cards. Your opponent reveals the top 2 cards of his Life Deck. If both cards "
        "you named were revealed, raise your anger 1."
    )
    namer = card("Namer", EVENT, text)
    for deck, anger in ((["Idle Drill", "Idle Drill"], 1), (["Idle Drill", "Filler"], 0)):
        tell(
            namer,
            you={"hand": ["Namer"]},
            opponent={"life_deck": deck},
            steps=f"""
            play Namer
            name Idle Drill
            name Idle Drill
            expect you.anger = {anger}
        """,
        )
    tell(
        card("Namer", EVENT, text.replace("2 cards. Your", "2 different cards. Your")),
        you={"hand": ["Namer"]},
        opponent={"life_deck": ["Idle Drill"]},
        steps="""
        play Namer
        name Idle Drill
        expect no option name Idle Drill
    """,
    )


def test_a_card_is_attached_to_the_other_mp() -> None:
    text = "POWER: You may choose a card attached to an MP and attach to a different MP."
    mover = card("Mover", EVENT, text)
    burden = card("Burden", EVENT, "POWER: Attach to your opponent's MP. While attached, your "
                  "opponent's attacks deal -1 stage of damage.")  # fmt: skip
    mine = {"hand": ["Mover"], "play": [{"card": "Burden", "attached_to": "opponent mp"}]}
    tell(
        mover,
        burden,
        you=mine,
        steps="""
        play Mover
        yes
        expect Burden is attached to mp
    """,
    )
