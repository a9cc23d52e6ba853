"""What is lost, forbidden, given and asked in the words of another hand, and how it is played."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import BALL, DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("kind", "said", "meant"),
    [
        (DRILL, "[constant] Your opponent's Events lose their Endurance.",
         "[constant] Your opponent cannot banish Events for Endurance."),
        (EVENT, "POWER: All of your opponent's non-Styled cards lose Endurance this turn.",
         "POWER: Your opponent cannot banish non-Styled cards for Endurance this turn."),
        (DRILL, "[constant] Your cards have no Endurance.", "[constant] You cannot use Endurance."),
        (DRILL, "[constant] Your Setups cannot be shuffled, destroyed, nor banished by your "
         "opponent's effects during combat.",
         "[constant] Your Setups cannot be shuffled, destroyed, or banished by your opponent's "
         "effects during combat."),
        (SETUP, "(You may only use this card if your opponent has performed more attacks than you "
         "this combat.) POWER: Draw a card.",
         "(Use only if the number of attacks your opponent performed this combat is higher than the "
         "number of attacks you performed this combat.) POWER: Draw a card."),
        (EVENT, "POWER: If you drew fewer cards this turn than your opponent, draw a card.",
         "POWER: If the number of cards you drew this turn is lower than the number of cards your "
         "opponent drew this turn, draw a card."),
    ],
)  # fmt: skip
def test_in_other_words(kind: CardType, said: str, meant: str) -> None:
    assert canonical(said, kind) == meant


BLAST = card("Blast", PHYSICAL, "[attack] Energy attack. DAMAGE: 4 life cards.")


def test_cards_that_have_no_endurance_any_more() -> None:
    lost = card("Lost", EVENT, "POWER: All of your opponent's non-Styled cards lose Endurance this "
                "turn.")  # fmt: skip
    hit = "play Blast\nopponent: no defense\n"
    sides = {"opponent": {"life_deck": ["Lasting Block"]}}
    tell(lost, BLAST, you={"hand": ["Blast"]}, **sides,
         steps=f"{hit}opponent: yes\nexpect opponent banished = 1")  # fmt: skip
    tell(lost, BLAST, you={"hand": ["Lost", "Blast"]}, **sides,
         steps=f"play Lost\nopponent: pass\n{hit}expect opponent banished = 0\n"
         "expect opponent discard = 4")  # fmt: skip


def test_who_has_performed_more_attacks() -> None:
    late = card("Late", SETUP, "(You may only use this card if your opponent has performed more "
                "attacks than you this combat.) POWER: Draw a card.")  # fmt: skip
    tell(late, you={"play": ["Late"], "hand": ["Filler"]}, opponent={"hand": ["Filler", "Filler"]},
         steps="""
         expect no option use Late
         pass
         opponent: play Filler
         no defense
         expect option use Late
         play Filler
         opponent: no defense
         opponent: pass
         expect no option use Late
         """)  # fmt: skip


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Banish a card you control that your opponent owns.",
         "Banish a card you control but do not own."),
        ("Return a Drill you own that your opponent controls to your hand.",
         "Return a Drill you own but do not control to your hand."),
        ("Destroy all Drills your opponent owns.", "Destroy all Drills your opponent owns."),
    ],
)  # fmt: skip
def test_whose_they_are(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {meant}"


def test_what_he_owns_wherever_it_lies() -> None:
    take = card("Take", EVENT, "POWER: Choose a Drill your opponent controls and gain control of "
                "it.")  # fmt: skip
    gives = card("Give", EVENT, "POWER: Banish any number of cards you control that your opponent "
                 "owns. Lower your opponent's anger 1 for each card banished this way.")  # fmt: skip
    fell = card("Fell", EVENT, "POWER: Destroy all Drills your opponent owns.")
    sides = {
        "you": {"hand": ["Take", "Give", "Fell"], "play": ["Other Drill"]},
        "opponent": {"play": ["Idle Drill", "Falling Drill"], "anger": 3},
    }
    tell(take, gives, fell, **sides, steps="""
        play Take
        choose Idle Drill
        opponent: pass
        play Give
        choose Idle Drill
        expect opponent.anger = 2
        expect opponent banished has Idle Drill
        expect your play has Other Drill
        opponent: pass
        play Fell
        expect opponent play = 0
        expect your play = 1
        """)  # fmt: skip
    tell(take, gives, fell, **sides, steps="""
        play Take
        choose Idle Drill
        opponent: pass
        play Fell
        expect opponent discard has Idle Drill
        expect opponent discard has Falling Drill
        expect your play = 1
        """)  # fmt: skip


def test_what_one_owns_wherever_it_is_attached() -> None:
    """Those of the other player, which lie beside it, are not kept."""
    keeps = card("Keep", DRILL, "[constant] Cards you own that are attached to an MP cannot be "
                 "banished by your opponent's card effects.")  # fmt: skip
    clings = [card(f"Cling {name}", EVENT, "POWER: Attach to your opponent's MP.") for name in "ab"]
    bans = card("Ban", EVENT, "POWER: Banish all cards attached to your MP.")
    tell(keeps, *clings, bans,
         you={"hand": ["Cling a"], "play": ["Keep"]}, opponent={"hand": ["Ban"]},
         steps="play Cling a\nopponent: play Ban\nexpect your banished = 0\n"
         "expect opponent discard has Ban")  # fmt: skip
    tell(keeps, *clings, bans,
         you={"hand": ["Cling a"]}, opponent={"hand": ["Ban"], "play": ["Keep"]},
         steps="play Cling a\nopponent: play Ban\nexpect your banished = 1")  # fmt: skip


def test_one_from_the_hand_or_one_in_play() -> None:
    gives = card("Give", EVENT, "POWER: Place a Dragon Ball from your hand or one you control at "
                 "the bottom of its owner's Life Deck to draw a card.")  # fmt: skip
    meant = "a Dragon Ball you control or in your hand"
    assert canonical(gives.text) == gives.text.replace(
        "a Dragon Ball from your hand or one you control", meant
    )
    other = card("Orb", BALL, "Draw a card.")
    both = {"hand": ["Give", "Orb"], "play": ["Ball"]}
    tell(gives, other, you=both,
         steps="play Give\nchoose Orb\nexpect your play has Ball\nexpect your hand = 1")  # fmt: skip
    tell(gives, other, you=both,
         steps="play Give\nchoose Ball\nexpect your play = 0\nexpect your hand has Orb")  # fmt: skip
    tell(gives, you={"hand": ["Give"]}, opponent={"play": ["Ball"]},
         steps="expect no option play Give\npass")  # fmt: skip


def test_what_is_not_used_on_entering_combat() -> None:
    """What is used in the course of it isn't touched (COM-1)."""
    said = "Your opponent cannot use [instant] Powers when entering combat while his anger level is higher than yours."  # fmt: skip
    hush = card("Hush", DRILL, f"[constant] {said}")
    assert canonical(hush.text, DRILL) == (
        "[constant] While your opponent's anger is higher than yours, your opponent cannot use "
        "[instant] cards when entering combat."
    )
    wait = card("Wait", SETUP, "[instant] POWER: Use when entering combat. Raise your anger 1.")
    late = card("Late", SETUP, "[instant] POWER: Use when you draw a card. Raise your anger 1.")
    sides = {"start": {"phase": "declare"}, "you": {"play": ["Wait"], "anger": 1}}
    theirs = {"play": ["Hush"]}
    used = "yes\nyes\nexpect you.anger = 2"
    tell(hush, wait, opponent={"anger": 1, **theirs}, **sides, steps=used)
    tell(hush, wait, opponent=theirs, **sides,
         steps="yes\nexpect option pass\nexpect you.anger = 1")  # fmt: skip
    tell(hush, late, opponent=theirs, start={"phase": "declare"},
         you={"play": ["Late"], "anger": 1},
         steps="yes\nuse Calm Mastery\nyes\nexpect you.anger = 2")  # fmt: skip
    tell(hush, wait, opponent={"play": ["Wait"]}, start={"phase": "declare"},
         you={"play": ["Hush"], "anger": 1},
         steps="yes\nopponent: yes\nexpect opponent.anger = 1")  # fmt: skip


def test_what_is_asked_at_the_start_of_a_turn() -> None:
    falls = card("Fall", DRILL, "[constant] Banish this Drill when your opponent has no cards in "
                 "his hand at the start of your turn.")  # fmt: skip
    assert canonical(falls.text, DRILL) == (
        "[constant] At the beginning of your turn, if your opponent has no cards in his hand, "
        "banish this card."
    )
    start = {"phase": "declare", "turn": "opponent"}
    tell(falls, you={"play": ["Fall"]}, start=start,
         steps="opponent: no\nexpect turn = you\nexpect your banished has Fall")  # fmt: skip
    tell(falls, you={"play": ["Fall"]}, opponent={"hand": ["Spare Kick"]}, start=start,
         steps="opponent: no\nopponent: done\nexpect turn = you\nexpect your play has Fall")  # fmt: skip


CLING = (
    "[instant] POWER: Use after you play a Drill during combat. Attach to that Drill. While attached, "
    "that Drill cannot leave play and is considered non-Styled for all card effects."
)


def test_what_it_is_attached_to_stays_and_has_no_style() -> None:
    cling = card("Cling", SETUP, CLING)
    assert canonical(cling.text, SETUP) == (
        "[instant] POWER: Use when you play a Drill during combat. Attach this card to that Drill. "
        "While attached, that Drill cannot leave play and that Drill is considered Freestyle."
    )
    red = card("Red Rule", DRILL, "POWER: Raise your anger 1.", style=Style.RED)
    plays = card("Play", EVENT, "POWER: Play a Drill from your hand.")
    fell = card("Fell", EVENT, "POWER: Destroy all Drills. Draw a card.")
    looks = card("Look", EVENT, "POWER: Raise your anger 1 for each Styled Drill in play.")
    mine = {"play": ["Cling"], "hand": ["Play", "Red Rule", "Look"]}
    tell(cling, red, plays, fell, looks, you=mine, opponent={"hand": ["Fell"]},
         steps="play Play\nyes\nopponent: play Fell\nexpect your play has Red Rule\n"
         "play Look\nexpect your anger = 0")  # fmt: skip
    tell(cling, red, plays, fell, looks, you=mine, opponent={"hand": ["Fell"]},
         steps="play Play\nno\nopponent: pass\nplay Look\nexpect your anger = 1\n"
         "opponent: play Fell\nexpect your discard has Red Rule")  # fmt: skip


def test_other_drills_than_the_one_that_bears_it() -> None:
    cling = card(
        "Cling", SETUP, f"{CLING} Banish this card when you control 2 or more other Drills."
    )
    plays = card("Play", EVENT, "POWER: Play a Drill from your hand.")
    mine = {"play": ["Cling", "Idle Drill"], "hand": ["Play", "Other Drill"]}
    tell(cling, plays, you=mine, steps="play Play\nyes\nexpect your play has Cling")
    mine = {**mine, "play": ["Cling", "Idle Drill", "Falling Drill"]}
    tell(cling, plays, you=mine, steps="play Play\nyes\nexpect your banished has Cling")


@pytest.mark.parametrize(
    "text",
    [
        "Attach to one of your Allies. While attached, that Ally cannot leave play and gains 1 stage.",
        "Attach to one of your Allies. While attached, that Ally cannot leave play and draws a card.",
    ],
)
def test_of_what_holds_of_a_card_no_player_does_more(text: str) -> None:
    assert compile_text(card("Cling", EVENT, ""), f"POWER: {text}").failures


NET = (
    "POWER: Name a card. The next time your opponent plays a card with that name this combat, it "
    "loses all immediate effects and is banished after use."
)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (NET, "POWER: Name a card. The next time your opponent plays a card with that name this "
         "combat, it loses all immediate effects this turn and banish that card after its use."),
        ("POWER: The next time your opponent plays an Event this combat, draw a card and banish it "
         "after use.",
         "POWER: The next time your opponent plays an Event this combat, draw a card and banish "
         "that card after its use."),
    ],
)  # fmt: skip
def test_the_card_that_is_used_is_banished_and_no_attack(said: str, meant: str) -> None:
    assert canonical(said) == meant


@pytest.mark.parametrize(
    ("title", "steps"),
    [
        ("Rage", "opponent: play Rage"),
        ("Hot Kick", "opponent: play Hot Kick\nno defense\nexpect you.stages = 3"),
        ("Hot Block", "opponent: pass\nplay Filler\nopponent: play Hot Block"),
    ],
)
def test_a_named_card_does_nothing_at_once(title: str, steps: str) -> None:
    """What it performs or stops is no effect that is lost (ATK-1)."""
    net = card("Net", EVENT, NET)
    cards = (
        card("Rage", EVENT, "POWER: Raise your anger 2."),
        card(
            "Hot Kick", PHYSICAL, "[attack] Physical attack. Raise your anger 2. DAMAGE: 2 stages."
        ),
        card("Hot Block", PHYSICAL, "[defense] Stops a physical attack. Raise your anger 2."),
    )
    hands = {"you": {"hand": ["Net", "Filler"]}, "opponent": {"hand": [title]}}
    after = "expect opponent.anger = {}\nexpect opponent.stages = 5\nexpect opponent {} has {}"
    tell(net, *cards, **hands,
         steps=f"play Net\nchoose {title}\n{steps}\n{after.format(0, 'banished', title)}")  # fmt: skip
    tell(net, *cards, **hands,
         steps=f"play Net\nchoose Filler\n{steps}\n{after.format(2, 'discard', title)}")  # fmt: skip


def test_cards_that_were_shown_from_one_deck() -> None:
    """What its critical damage effects take is none of them, nor what was shown of the other."""
    bares = card("Bare", EVENT, "POWER: Each player reveals the top 2 cards of his Life Deck. Use a "
                 "critical damage effect for each Styled card revealed from your Life Deck and "
                 "destroy all cards revealed from your opponent's Life Deck.")  # fmt: skip
    red = card("Red Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.", style=Style.RED)
    sides = {
        "you": {"hand": ["Bare"], "life_deck": ["Red Kick", "Spare Kick"]},
        "opponent": {"anger": 3, "play": ["Old Friend"], "life_deck": ["Red Kick", "Cold Block"]},
    }
    gone = "expect opponent discard has Red Kick\nexpect opponent discard has Cold Block"
    tell(bares, red, **sides, steps=f"""
        play Bare
        choose Discard an Ally of your opponent
        {gone}
        expect opponent discard has Old Friend
        expect opponent discard = 3
        expect your discard = 1
        """)  # fmt: skip
    plain = {**sides, "you": {"hand": ["Bare"], "life_deck": ["Spare Kick", "Spare Kick"]}}
    tell(bares, red, **plain, steps=f"play Bare\nexpect opponent.anger = 3\n{gone}")


def test_cards_counted_by_where_they_came_from() -> None:
    both = card("Both", EVENT, "POWER: Discard a card from your hand. Destroy the top 2 cards of "
                "your Life Deck. Raise your anger 1 for each card destroyed from your Life Deck "
                "this way.")  # fmt: skip
    once = card("Once", EVENT, "POWER: Discard a card from your hand. Destroy the top 2 cards of "
                "your Life Deck. Raise your anger 1 for each card discarded from your hand.")  # fmt: skip
    for which, anger in ((both, 2), (once, 1)):
        tell(which, you={"hand": [which.title, "Filler"]},
             steps=f"play {which.title}\nexpect your anger = {anger}")  # fmt: skip


def test_so_many_as_would_have_been_drawn() -> None:
    said = "Use when your opponent would draw cards from a card effect. Your opponent destroys {} instead. Your opponent gains control of this card."  # fmt: skip
    trap = card("Trap", SETUP, f"[instant] POWER: {said}".format(
        "the top card of his Life Deck for each card that would have been drawn"
    ))  # fmt: skip
    assert canonical(trap.text, SETUP) == (
        f"[instant] POWER: {said}".format("that many cards from the top of his Life Deck").replace(
            "from a card effect", "by a card effect"
        )
    )
    draws = card("Draws", EVENT, "POWER: Draw 3 cards.")
    tell(trap, draws, you={"play": ["Trap"]}, opponent={"hand": ["Draws"]},
         steps="pass\nopponent: play Draws\nyes\nexpect opponent hand = 0\n"
         "expect opponent discard = 4\nexpect opponent play has Trap")  # fmt: skip
    tell(trap, draws, you={"play": ["Trap"]}, opponent={"hand": ["Draws"]},
         steps="pass\nopponent: play Draws\nno\nexpect opponent hand = 3\n"
         "expect opponent discard = 1\nexpect your play has Trap")  # fmt: skip


def test_a_card_that_can_attach_to_an_mp() -> None:
    tries = card("Try", EVENT, "POWER: Reveal the top card of your discard pile. If that card can "
                 "attach to an MP, place it into play attached and raise your anger 1 level. "
                 "Otherwise, banish that card and gain 3 stages.")  # fmt: skip
    meant = canonical(tries.text)
    assert "If that card is a card that can attach to a player's MP, place it into play" in meant
    clings = card("Cling", EVENT, "POWER: Attach to your opponent's MP.")
    tell(tries, clings, you={"hand": ["Try"], "discard": ["Cling"]},
         steps="play Try\nexpect your play has Cling\nexpect your anger = 1")  # fmt: skip
    tell(tries, clings, you={"hand": ["Try"], "discard": ["Filler"]},
         steps="play Try\nexpect your banished has Filler\nexpect your anger = 0\n"
         "expect you.stages = 8")  # fmt: skip


def test_a_title_that_differs_from_all_of_those() -> None:
    shows = card("Show", EVENT, "POWER: Reveal a Drill from your hand with a title different from "
                 "all Drills in play. If you do, raise your anger 1.")  # fmt: skip
    assert "a Drill with a different title than any Drill in play" in canonical(shows.text)
    mine = {"hand": ["Show", "Idle Drill"]}
    tell(shows, you=mine, opponent={"play": ["Other Drill"]},
         steps="play Show\nexpect your anger = 1")  # fmt: skip
    tell(shows, you=mine, opponent={"play": ["Other Drill", "Idle Drill"]},
         steps="play Show\nexpect your anger = 0")  # fmt: skip


TAKES = card("Take", EVENT, "POWER: Gain control of an Ally.")


def test_control_that_nobody_gains() -> None:
    """Of what is one's own, and by a capture, which is that too (ATK-14)."""
    keeps = card("Keep", DRILL, "[constant] Your opponent cannot gain control of your Allies.")
    assert canonical(keeps.text, DRILL) == keeps.text
    mine = {"hand": ["Take"]}
    tell(keeps, TAKES, you=mine, opponent={"play": ["Old Friend", "Keep"]},
         steps="play Take\nexpect opponent play has Old Friend")  # fmt: skip
    tell(keeps, TAKES, you={**mine, "play": ["Keep"]}, opponent={"play": ["Old Friend"]},
         steps="play Take\nexpect your play has Old Friend")  # fmt: skip
    balls = card("Keep", DRILL, "[constant] Your opponent cannot take control of your cards.")
    grabs = card("Grab", EVENT, "POWER: Capture a Dragon Ball.")
    tell(balls, grabs, you={"hand": ["Grab"]}, opponent={"play": ["Ball", "Keep"]},
         steps="play Grab\nexpect opponent play has Ball")  # fmt: skip


@pytest.mark.parametrize(
    ("text", "by", "anger"),
    [
        ("Whenever your opponent gains control of one of your Allies, raise your anger 1.",
         "opponent", 1),
        ("Whenever your opponent gains control of one of your Allies, raise your anger 1.", "you", 0),
        ("Whenever you gain control of an Ally, raise your anger 1.", "you", 1),
        ("Whenever you gain control of a Drill, raise your anger 1.", "you", 0),
        ("Whenever one of your opponent's card effects gains control of an Ally, raise your anger 1.",
         "opponent", 1),
    ],
)  # fmt: skip
def test_control_that_is_gained_is_heard(text: str, by: str, anger: int) -> None:
    hears = card("Hear", DRILL, f"[constant] {text}")
    takes, has = {"hand": ["Take"]}, {"play": ["Old Friend"]}
    you, other = (takes, has) if by == "you" else (has, takes)
    you = {**you, "play": [*you.get("play", []), "Hear"]}
    first = "" if by == "you" else "pass\n"
    tell(hears, TAKES, you=you, opponent=other,
         steps=f"{first}{by}: play Take\nexpect your anger = {anger}")  # fmt: skip


def test_whether_control_was_gained() -> None:
    asks = card("Ask", EVENT, "POWER: If you gained control of an Ally this combat, raise your anger 1 "
                "for each Ally you gained control of this combat.")  # fmt: skip
    tell(asks, TAKES, you={"hand": ["Take", "Ask"]}, opponent={"play": ["Old Friend"]},
         steps="play Take\nopponent: pass\nplay Ask\nexpect your anger = 1")  # fmt: skip
    tell(asks, TAKES, you={"hand": ["Ask"]}, opponent={"play": ["Old Friend"]},
         steps="play Ask\nexpect your anger = 0")  # fmt: skip


@pytest.mark.parametrize(
    ("which", "comes", "stays"), [("higher", "Ball 6", "Ball 2"), ("lower", "Ball 2", "Ball 6")]
)
def test_a_number_past_that_of_the_card_that_was_returned(
    which: str, comes: str, stays: str
) -> None:
    swap = card("Swap", EVENT, "POWER: Return a Dragon Ball you control to its owner's hand. If you "
                f"do, place a Dragon Ball with a {which} number in its title from your hand into "
                "play.")  # fmt: skip
    balls = [card(f"Ball {n}", BALL, "Draw a card.") for n in (2, 4, 6)]
    both = {"hand": ["Swap", "Ball 2", "Ball 6"], "play": ["Ball 4"]}
    tell(swap, *balls, you=both,
         steps=f"play Swap\nexpect your play has {comes}\nexpect your hand has {stays}\n"
         "expect your hand has Ball 4")  # fmt: skip
    tell(swap, *balls, you={**both, "hand": ["Swap", stays]},
         steps="play Swap\nexpect your play = 0\nexpect your hand = 2")  # fmt: skip


def test_something_else_instead_of_gaining_control() -> None:
    guards = card("Guard", DRILL, "[constant] Whenever your opponent would gain control of one of your "
                  "Allies, raise your anger 1 instead.")  # fmt: skip
    tell(guards, TAKES, you={"play": ["Guard", "Old Friend"]}, opponent={"hand": ["Take"]},
         steps="pass\nopponent: play Take\nexpect your anger = 1\n"
         "expect your play has Old Friend")  # fmt: skip


def test_once_per_combat_at_a_moment_of_it() -> None:
    said = "[constant] Once per combat, when entering combat as the defender, draw a card."
    assert canonical(said, DRILL) == "[constant] When entering combat as the defender, draw a card."
    assert compile_text(card("Odd", DRILL, ""), "[constant] Once per combat, at the beginning of your "
                        "turn, draw a card.").failures  # fmt: skip
