"""Who looks at the screen that two players share: every way from one state to another."""

from __future__ import annotations

from itertools import product

import pytest

from dbz_desktop.ui.session.looking import Asked, Eyes, Lift, Looking, after

ANN, BERT = 0, 1
HAS = tuple(Looking(Eyes.ONE, seat) for seat in (ANN, BERT))
BOTH = tuple(Looking(Eyes.BOTH, seat) for seat in (ANN, BERT))
OPENED = Looking(Eyes.UNCLAIMED, ANN)
HANDED_ON = Looking(Eyes.NOBODY, ANN, BERT, kept=True)
FROM_BOTH = Looking(Eyes.NOBODY, ANN, BERT)

PLAIN = Asked(BERT, openly=False, hidden=True)
OPENLY = Asked(BERT, openly=True, hidden=True)
NOTHING_HIDDEN = Asked(BERT, openly=False, hidden=False)
HIS_HAND = Asked(BERT, openly=True, hidden=True, hand=True)


@pytest.mark.parametrize(
    ("now", "what", "then"),
    [
        # Ann has the computer, and Bert is asked.
        (HAS[ANN], PLAIN, HANDED_ON),
        (HAS[ANN], OPENLY, BOTH[ANN]),
        (HAS[ANN], NOTHING_HIDDEN, HAS[BERT]),
        (HAS[ANN], HIS_HAND, HANDED_ON),
        # Who has it goes on, whatever he is asked.
        (HAS[BERT], PLAIN, HAS[BERT]),
        (HAS[BERT], OPENLY, HAS[BERT]),
        # Both look: nobody has said who is there, so a hand is shown behind a curtain only.
        (BOTH[ANN], PLAIN, FROM_BOTH),
        (BOTH[BERT], PLAIN, Looking(Eyes.NOBODY, BERT, BERT)),
        (BOTH[ANN], OPENLY, BOTH[ANN]),
        (BOTH[ANN], HIS_HAND, FROM_BOTH),
        (BOTH[ANN], NOTHING_HIDDEN, HAS[BERT]),
        # A game that was just opened: nobody has kept the computer from before.
        (OPENED, PLAIN, Looking(Eyes.NOBODY, BERT, BERT)),
        (OPENED, OPENLY, BOTH[BERT]),
        (OPENED, NOTHING_HIDDEN, HAS[BERT]),
        # The curtain lifts.
        (HANDED_ON, Lift.TAKEN, HAS[BERT]),
        (HANDED_ON, Lift.KEPT, HAS[ANN]),
        (HANDED_ON, Lift.UNSEEN, BOTH[ANN]),
        (HANDED_ON, Lift.OVER, HAS[ANN]),
        (FROM_BOTH, Lift.TAKEN, HAS[BERT]),
        (FROM_BOTH, Lift.UNSEEN, BOTH[ANN]),
        # Who may not have kept it shows no hand to whoever is there.
        (FROM_BOTH, Lift.KEPT, BOTH[ANN]),
        (FROM_BOTH, Lift.OVER, BOTH[ANN]),
    ],
)
def test_who_looks_next(now, what, then):
    assert after(now, what) == then


EVERY = [
    Looking(eyes, seat, awaited, kept)
    for eyes, seat, awaited, kept in product(Eyes, (ANN, BERT), (ANN, BERT), (False, True))
]
QUESTIONS = [Asked(*given) for given in product((ANN, BERT), *[(False, True)] * 3)]


def test_a_hand_comes_into_sight_only_of_who_has_said_that_he_is_there():
    """A hidden hand is never shown by a question, nor by anything but his own word."""
    for now, what in product(EVERY, QUESTIONS):
        shown = after(now, what).viewer
        if what.hidden:
            assert shown in (None, now.viewer)
    for now, how in product(EVERY, Lift):
        shown = after(now, how).viewer
        if shown not in (None, now.viewer):
            assert now.covered
            assert shown == now.awaited if how is Lift.TAKEN else now.kept and shown == now.seat


def test_a_secret_question_is_put_to_its_player_alone():
    """He looks by himself, or the curtain waits for him."""
    for now, what in product(EVERY, QUESTIONS):
        if now.covered or not what.hidden or (what.openly and not what.hand):
            continue
        then = after(now, what)
        assert then.viewer == what.player or (then.covered and then.awaited == what.player)


def test_a_curtain_stays_down_whatever_is_asked_and_lifts_once():
    for now in EVERY:
        for what in QUESTIONS:
            if now.covered:
                assert after(now, what) == now
        for how in Lift:
            assert not after(now, how).covered
            if not now.covered:
                assert after(now, how) == now


def test_the_same_question_again_changes_nothing():
    for now, what in product(EVERY, QUESTIONS):
        then = after(now, what)
        assert after(then, what) == then
