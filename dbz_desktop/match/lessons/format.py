"""What may be written in a lesson file, in words: the help of `lessons check` prints it."""

from __future__ import annotations

FORMAT = """\
A lesson is a TOML file: a scenario's position, and the steps of the lesson in it.

    title = "Block an attack"
    about = "One line for the list of lessons."
    done = "What is said at the end."

    [you]                           # the learner's side, [opponent] the other one, [start]: the
    ...                             # position, as in a scenario file

    [[step]]                        # something to read; "Go on" leaves it
    say = "This is your scouter."
    point = "your scouter"          # or a list of what is ringed

    [[step]]                        # something to do
    say = "Play Sparring Kick."
    point = "Sparring Kick"
    do = "play Sparring Kick"       # or a list of answers each of which is right
    wrong = "Not yet: attack first."                            # to any other answer
    wrongs = [{ answer = "pass", say = "Who passes ..." }]      # to one of them

    [[step]]                        # what the other side answers by itself; or a list of answers
    opponent = "no defense"

`do`, `answer` and `opponent` are written as the answers of a scenario are (scenarios/steps.py);
"keep X" and "mark X and Y" choose several cards at once, "keep none" none. A question that leaves
no choice is answered by itself, unless the next step names its answer. Without words of its own
a wrong answer is told the rule of the question. `expect`, in any step, is a list of what must be
so when it is reached (scenarios/checks.py): the check proves what the lesson claims.

`point` is a card's title, "your X" or "opponent X" for that of a side, or one of: your or opponent
scouter, mp, mastery, name (with level and anger), hand, cards, life deck, discard pile, banished
zone; attack, question, timeline, log, large card.
"""
