"""The command line: exit codes, JSON, and no traceback for bad input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dbz_desktop.cli import main
from dbz_desktop.decks import read_deck
from dbz_desktop.match.content.library import load_pool, starter_decks
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.players import RandomPlayer

SCENARIOS = Path(__file__).parents[1] / "match" / "scenarios"
STAND_INS = SCENARIOS / "stand-ins.toml"


class Cli:
    """Runs commands in this process and keeps what they printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.out = self.err = ""

    def __call__(self, *arguments: object) -> int:
        self.capsys.readouterr()
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as stop:
            code = int(stop.code or 0)
        self.out, self.err = self.capsys.readouterr()
        return code

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Cli:
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "home"))
    return Cli(capsys)


COMMANDS = [
    (),
    ("cards",),
    ("cards", "check"),
    ("cards", "format"),
    ("cards", "show"),
    ("cards", "find"),
    ("cards", "import"),
    ("deck",),
    ("deck", "check"),
    ("deck", "stats"),
    ("deck", "export"),
    ("selfplay",),
    ("scenario",),
    ("scenario", "run"),
    ("replay",),
    ("demo",),
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help(cli: Cli, command: tuple[str, ...]) -> None:
    assert cli(*command, "--help") == 0
    assert cli.out.startswith("usage: dbz-desktop")


@pytest.mark.parametrize(
    "command",
    [
        ("cards",),
        ("nonsense",),
        ("cards", "check", "no-such-file.toml"),
        ("cards", "show"),
        ("cards", "show", "x", "--edition", "score-2001"),
        ("cards", "format"),
        ("deck", "check"),
        ("deck", "check", "no-such-deck.toml"),
        ("deck", "check", "pyproject.toml", "--edition", "score-2001"),
        ("selfplay", "--games", "0"),
        ("selfplay", "--games", "many"),
        ("selfplay", "--players", "nobody"),
        ("selfplay", "--decks", "a", "b"),
        ("selfplay", "--edition", "x"),
        ("scenario", "run", "no-such-folder"),
        ("replay", "no-such-file"),
        ("demo",),
        ("demo", "--out", "x", "--size", "big"),
        ("demo", "--out", "x", "--theme", "mauve"),
        ("demo", "--out", "x", "--text-scale", "5"),
    ],
    ids=" ".join,
)
def test_bad_usage_is_2(
    cli: Cli, command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pyproject.toml").write_text("")
    assert cli(*command) == 2
    assert cli.err and "Traceback" not in cli.err


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys, dbz_desktop.cli as c\n"
        "try: c.main(['--help'])\n"
        "except SystemExit: pass\n"
        "heavy = [m for m in sys.modules if 'PySide6' in m or m.startswith('dbz_desktop.')]\n"
        "sys.exit(0 if heavy == ['dbz_desktop.cli'] else str(heavy))"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)


def test_commands_but_demo_need_no_qt() -> None:
    code = (
        "import sys, dbz_desktop.cli as c\n"
        "assert c.main(['selfplay', '--games', '1']) == 0\n"
        "assert c.main(['cards', 'check', sys.argv[1]]) == 0\n"
        "sys.exit(str([m for m in sys.modules if 'PySide6' in m] or '') or 0)"
    )
    subprocess.run(
        [sys.executable, "-c", code, str(STAND_INS)], check=True, stdout=subprocess.DEVNULL
    )


# ---------------------------------------------------------------------- cards


def test_cards_check(cli: Cli, tmp_path: Path) -> None:
    assert cli("cards", "check", STAND_INS) == 0
    cards = STAND_INS.read_text(encoding="utf-8").count("[[card]]")
    assert cli.out == f"{cards} of {cards} cards compile\n"
    assert cli("cards", "check", STAND_INS, "--json") == 0
    assert cli.json == {"cards": cards, "compiled": cards, "failures": []}
    bad = tmp_path / "bad.toml"
    bad.write_text(
        '[[card]]\nid = "X-1"\ntitle = "Odd"\ntype = "Event"\n'
        'text = "POWER: Draw a card. Eat a senzu bean."\n'
        '[[card]]\nid = "X-2"\ntitle = "Odder"\ntype = "Supper"\ntext = "Draw a card."\n'
    )
    assert cli("cards", "check", bad) == 1
    assert "Eat a senzu bean" in cli.out and "^^^" in cli.out and "0 of 2 cards" in cli.out
    assert cli("cards", "check", bad, "--json") == 1
    assert cli.json["cards"] == 2 and cli.json["compiled"] == 0
    unread, failure = cli.json["failures"]
    assert unread["id"] == "X-2" and '"type" is' in unread["message"]
    assert {"id": "X-1", "name": "Odd", "sentence": "Eat a senzu bean"}.items() <= failure.items()
    assert failure["column"] == 20 and failure["line"] == 1 and failure["message"]


def test_cards_check_of_facts(cli: Cli, tmp_path: Path) -> None:
    facts = tmp_path / "facts.jsonl"
    card = {"id": "X-1", "printings": ["X-1"], "name": "Odd", "type": "Event", "note": "no matter"}
    facts.write_text(json.dumps({**card, "style": "Freestyle", "text": "POWER: Draw a card."}))
    assert cli("cards", "check", facts, "--json") == 0
    assert cli.json["compiled"] == 1
    facts.write_text("{not json\n[1]\n" + json.dumps({**card, "text": "Gargle."}) + "\n")
    assert cli("cards", "check", facts, "--json") == 1
    assert len(cli.json["failures"]) == 3
    facts.write_bytes(b"\xff\xfe")
    assert cli("cards", "check", facts) == 1


def test_the_shipped_cards_compile_and_are_canonical(cli: Cli) -> None:
    assert cli("cards", "check") == 0, cli.out
    from dbz_desktop.paths import cards_folder

    assert cli("cards", "format", "--check", cards_folder()) == 0, cli.out + cli.err


def test_cards_format(cli: Cli, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    before = (
        "# my cards\r\n[[card]]\r\n"
        'id = "X-1" # an id\r\ntitle = "Odd"\r\ntype = "Energy Combat"\r\n'
        'text = "[attack] Energy attack costing 2 stages. DAMAGE: 4 life cards."  # text\r\n'
        'wordings = { fanz = "[attack] 3: Energy attack. DAMAGE: 4 life cards." }\r\n'
        '[[card]]\r\nid = "X-2"\r\ntitle = "Two"\r\ntype = "Event"\r\n'
        'text = """\r\nPOWER: Draw  a card."""\r\n'
    )
    pack.write_bytes(before.encode())
    assert cli("cards", "format", "--check", pack) == 1
    assert pack.read_bytes() == before.encode()
    assert "Odd (X-1)" in cli.out
    assert cli("cards", "format", pack) == 0
    after = pack.read_bytes().decode()
    assert '"[attack] 2: Energy attack. DAMAGE: 4 life cards."  # text\r\n' in after
    assert after.startswith("# my cards\r\n") and "# an id" in after
    assert 'fanz = "[attack] 3: Energy attack. DAMAGE: 4 life cards."' in after
    assert cli("cards", "format", "--check", pack) == 0
    assert cli("cards", "check", pack) == 0
    pack.write_text('[[card]]\nid = "X"\ntitle = "T"\ntype = "Event"\ntext = "Gargle."\n')
    assert cli("cards", "format", pack) == 1 and "isn't understood" in cli.err
    pack.write_text("[[card]\n")
    assert cli("cards", "format", pack) == 1 and "can't be read" in cli.err


def test_cards_show(cli: Cli) -> None:
    assert cli("cards", "show", "stage", "kick", "--cards", STAND_INS) == 0
    assert "Stage Kick  (SI-1)\nPhysical Combat\n" in cli.out
    assert "[attack] Physical attack. DAMAGE: 4 stages." in cli.out
    assert cli("cards", "show", "tester", "--cards", STAND_INS) == 0
    assert cli.out.count("Main Personality, level") == 4 and "PUR 2" in cli.out
    assert cli("cards", "show", "si-5", "--cards", STAND_INS) == 0
    assert "Endurance 2" in cli.out
    assert cli("cards", "show", "stag kik", "--cards", STAND_INS) == 1
    assert 'no card "stag kik"; did you mean Stage Kick' in cli.err


def test_cards_show_tells_wordings_and_rulings(cli: Cli) -> None:
    assert cli("cards", "show", "Blue Terror") == 0
    assert "\nwordings\n2014–2017  Panini (rule book v1" in cli.out
    assert "\n2021  FanZ (CRD 1.9.0)\n    (Limit 1 per deck.)" in cli.out and "God: " in cli.out
    assert "\nrulings\nCRDZ-PRE-R129 (CRDZ)\n    " in cli.out
    assert cli("cards", "show", "PRE-S1") == 0
    assert "wordings" not in cli.out and "rulings" not in cli.out


def test_cards_find(cli: Cli) -> None:
    assert cli("cards", "find", "number:pre-c50", "(does:destroy or t:physical)") == 0
    assert cli.out.startswith("PRE-C50")
    assert cli("cards", "find", "t:physical", "s:red", "anger>=2", "--json") == 0
    assert cli.json["cards"] and all(row["style"] == "Red" for row in cli.json["cards"])
    assert cli("cards", "find", "t:mastery", "cost>90") == 1
    assert cli("cards", "find", "colr:red") == 2
    assert "^^^^" in cli.err and "color" in cli.err


def test_cards_import(cli: Cli, tmp_path: Path) -> None:
    own = tmp_path / "own.csv"
    own.write_text(
        "id;name;type;style;pur;stages;text\n"
        'O-1;"My ""Kick""";Physical Combat;Red;;;"[attack] Physical attack. DAMAGE: AT +2 stages."\n'
        "O-2;My Friend;Ally;;1;1,000/900/800/700/600/500/400/300/200/100/0;POWER: Draw a card.\n"
        "O-3;Broken;Ally;;x;;POWER: Draw a card.\n",
        encoding="utf-8",
    )
    assert cli("cards", "import", own) == 1
    assert "2 cards written" in cli.out and "own.csv" in cli.err
    pack = tmp_path / "home" / "data" / "packs" / "own.toml"
    assert cli("cards", "check", pack) == 0
    assert cli("cards", "show", 'My "Kick"') == 0 and "Red Physical Combat" in cli.out
    assert cli("cards", "import", own) == 1 and "already" in cli.err
    other = tmp_path / "other.toml"
    assert cli("cards", "import", own, "--to", other) == 1 and other.exists()
    own.write_text("nothing,of,use\n1,2,3\n")
    assert cli("cards", "import", own, "--to", tmp_path / "third.toml") == 1
    assert "no card could be read" in cli.err


# ---------------------------------------------------------------------- decks


def test_deck_check(cli: Cli, tmp_path: Path) -> None:
    for deck in starter_decks():
        assert cli("deck", "check", deck) == 0, cli.out
    red = next(path for path in starter_decks() if path.stem == "red")
    assert cli("deck", "check", red, "--edition", "fanz") == 1
    assert "Frozen List" in cli.out and "DCK-10" in cli.out
    assert cli("deck", "check", red, "--edition", "fanz", "--casual") == 0
    assert cli("deck", "check", red, "--edition", "fanz", "--json") == 1
    (report,) = cli.json["decks"]
    assert report["edition"] == "fanz" and report["cards"] == 60 and not report["legal"]
    assert {problem["rule"] for problem in report["problems"]} == {"DCK-10"}
    short = tmp_path / "short.toml"
    short.write_text(red.read_text(encoding="utf-8").replace('S148" = 3', 'S148" = 2'))
    assert cli("deck", "check", short) == 1
    assert "59 cards" in cli.out and "DCK-1" in cli.out
    short.write_text("cards = [")
    assert cli("deck", "check", short) == 1 and "can't be read" in cli.out
    assert cli("deck", "check", short, "--json") == 1


def test_deck_stats(cli: Cli) -> None:
    assert cli("deck", "stats", starter_decks()[0], "--json") == 0
    (stats,) = cli.json["decks"]
    assert sum(stats["types"].values()) == sum(stats["styles"].values()) == 60
    assert cli("deck", "stats", starter_decks()[0]) == 0 and "60 cards" in cli.out


def test_deck_export(cli: Cli, tmp_path: Path) -> None:
    red = next(path for path in starter_decks() if path.stem == "red")
    assert cli("deck", "export", red) == 0 and cli.out.startswith("Name: ")
    text = tmp_path / "red.txt"
    text.write_text(cli.out + "2 Red Sholder Grabb\n1 Qwfpq Zxcvb\n", encoding="utf-8")
    assert cli("deck", "export", text, "--as", "json", "--out", tmp_path / "red.json") == 1
    assert "was taken for Red Shoulder Grab" in cli.err and "was left out" in cli.err
    assert read_deck(tmp_path / "red.json", load_pool()).size == 62
    assert cli("deck", "export", red, "--as", "pdf") == 2 and "--out" in cli.err
    assert cli("deck", "export", red, "--as", "toml", "--out", tmp_path / "no" / "x.toml") == 2


# ---------------------------------------------------------------------- games


def test_selfplay(cli: Cli, tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    assert cli("selfplay", "--games", 3, "--json", "--checks", "full", "--log", log) == 0, cli.out
    result = cli.json
    assert result["games"] == 3 and result["violations"] == []
    assert sum(result["wins"].values()) == 3
    for key in ("decisions", "seconds", "games_per_second", "turns", "wins_by_deck"):
        assert result[key]
    assert log.read_text(encoding="utf-8").count("=== seed") == 3
    assert cli("selfplay", "--games", 2, "--decks", "red", starter_decks()[0]) == 0
    assert "no violations" in cli.out


def test_selfplay_takes_an_edition_s_own_version_of_a_starter(cli: Cli) -> None:
    for edition, name in (("fanz", "Gohan's Orange starter"), ("panini-2014", "Red starter")):
        for decks in ((), ("--decks", "red", "blue")):
            games = 21 if not decks else 1
            asked = ("selfplay", "--games", games, "--edition", edition, *decks, "--json")
            assert cli(*asked) == 0, cli.out
            assert name in cli.json["wins_by_deck"]


def test_selfplay_with_random_decks(cli: Cli) -> None:
    assert cli("selfplay", "--games", 4, "--random-decks", "--json", "--digest") == 0, cli.out
    digest = cli.json["digest"]
    assert cli("selfplay", "--games", 4, "--random-decks", "--json", "--digest", "--jobs", 2) == 0
    assert cli.json["digest"] == digest
    assert cli("selfplay", "--random-decks", "--cards", STAND_INS) == 1
    assert "too few" in cli.err
    assert cli("selfplay", "--random-decks", "--decks", "red", "blue") == 2


def test_the_app_and_the_demo_are_called_as_they_want_to_be(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[tuple[str, object]] = []

    def from_ui(module: str, name: str) -> object:
        def call(*arguments: object, **options: object) -> object:
            calls.append((name, (*arguments, *sorted(options.items()))))
            answers: dict[str, object] = {
                "run_demo": [tmp_path / "1.png"],
                "themes": ["dark", "light"],
            }
            return answers.get(name, 0)

        return call

    monkeypatch.setattr("dbz_desktop.cli.windows._from_ui", from_ui)
    assert cli() == 0
    assert cli("Match.DBZreplay", "ann.dbzdeck") == 0
    assert cli("ann.dbzdeck", "notes.txt") == 2 and "notes.txt: is no file" in cli.err
    assert cli("demo", "--out", tmp_path / "shots") == 0
    assert "1.png" in cli.out
    assert cli("demo", "--out", tmp_path, "--size", "1280x720", "--text-scale", "1.5") == 0
    assert calls == [
        ("main", ([],)),
        ("main", ([str(Path(name).absolute()) for name in ("Match.DBZreplay", "ann.dbzdeck")],)),
        ("run_demo", (tmp_path / "shots",)),
        ("run_demo", (tmp_path, ("scales", (1.5,)), ("sizes", ((1280, 720),)))),
    ]
    calls.clear()
    assert cli("demo", "--out", tmp_path, "--theme", "light") == 0
    assert calls == [("themes", ()), ("run_demo", (tmp_path, ("themes", ("light",))))]


def test_selfplay_reports_what_breaks(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dbz_desktop.match.proving.selfplay.MAX_DECISIONS", 5)
    assert cli("selfplay", "--games", 2, "--json") == 1
    (violation, _) = cli.json["violations"]
    assert violation["seed"] == 1 and "not ended" in violation["message"]
    assert cli("selfplay", "--games", 2) == 1 and "VIOLATION (2 times)" in cli.out

    def fail(*arguments: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("dbz_desktop.match.proving.selfplay.Game.answer", fail)
    assert cli("selfplay", "--games", 1, "--trace") == 1
    assert "ZeroDivisionError: oops" in cli.out and "Traceback" in cli.out


def test_selfplay_repeats_whatever_the_hash_seed_and_the_jobs() -> None:
    found = set()
    for hash_seed, jobs in (("0", "1"), ("77", "2")):
        run = subprocess.run(
            [sys.executable, "-m", "dbz_desktop", "selfplay", "--games", "8", "--digest"]
            + ["--json", "--jobs", jobs, "--checks", "none"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            check=True,
            capture_output=True,
            text=True,
        )
        found.add(json.loads(run.stdout)["digest"])
    assert len(found) == 1


def test_scenario_run(cli: Cli, tmp_path: Path) -> None:
    assert cli("scenario", "run", SCENARIOS) == 0, cli.out
    assert "2 of 2 scenarios as expected" in cli.out
    bad = tmp_path / "bad.toml"
    text = (SCENARIOS / "turning.toml").read_text(encoding="utf-8")
    text = text.replace('pack = "stand-ins.toml"\n', "").replace("life_deck = 10", "life_deck = 9")
    bad.write_text(text, encoding="utf-8")
    assert cli("scenario", "run", bad, "--pack", STAND_INS, "--json") == 1
    assert cli.json["scenarios"] == 1 and cli.json["passed"] == 0
    (failure,) = cli.json["failures"]
    assert "it is 10" in failure["failures"][0] and failure["rules"] == ["ATK-7"]
    assert cli("scenario", "run", bad, "--pack", STAND_INS, "--log") == 1
    assert "FAIL" in cli.out and "| " in cli.out


def test_a_game_that_is_not_over_is_told_without_its_secrets(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "match.dbzreplay"
    pool = load_pool()
    decks = [read_deck(deck, pool) for deck in starter_decks()[:2]]
    match = Match.new(MatchSetup(("Ann", "Bob"), (decks[0], decks[1]), seed=5), pool, path)
    players = RandomPlayer(1), RandomPlayer(2)
    for _ in range(40):
        assert match.decision is not None
        match.course.answer(players[match.decision.player].choose(match.decision))
    match.close()

    def draws(lines: list[str]) -> set[str]:
        return {line.strip().partition(" draws ")[2] for line in lines if " draws " in line}

    assert cli("replay", path) == 0
    assert draws(cli.out.splitlines()) == {"a card."} and "isn't over" in cli.err
    assert cli("replay", path, "--json") == 0
    assert draws([line["text"] for line in cli.json]) == {"a card."}
    assert cli("replay", path, "--open-hands") == 0
    assert len(draws(cli.out.splitlines())) > 4 and "isn't over" not in cli.err


def test_replay(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "match.dbzreplay"
    pool = load_pool()
    decks = [read_deck(deck, pool) for deck in starter_decks()[:2]]
    match = Match.new(MatchSetup(("Ann", "Bob"), (decks[0], decks[1]), seed=5), pool, path)
    players = RandomPlayer(1), RandomPlayer(2)
    while match.decision is not None:
        match.course.answer(players[match.decision.player].choose(match.decision))
    assert cli("replay", path, "--verify") == 0
    assert "repeats exactly" in cli.out and " won by " in cli.out
    assert cli("replay", path, "--verify", "--json") == 0
    assert cli.json["ok"] and cli.json["finished"]
    assert cli("replay", path) == 0
    assert "goes first." in cli.out.splitlines()[0]
    assert cli("replay", path, "--json") == 0 and cli.json[0]["depth"] == 0
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[4] = '{"a": 500, "p": 0, "e": 3}'
    path.write_text("\n".join(lines), encoding="utf-8")
    assert cli("replay", path, "--verify") == 1
    assert "line 5" in cli.err and "impossible" in cli.err
    assert cli("replay", path, "--json") == 1
    assert cli.json["good_answers"] == 3 and cli.json["line"] == 5


def test_what_is_no_text_leaves_no_pack_behind(cli: Cli, tmp_path: Path) -> None:
    own = tmp_path / "list.jsonl"
    own.write_text('{"id": "X-1", "name": "X", "type": "Drill", "text": "\\ud800 Draw a card."}')
    target = tmp_path / "own.toml"
    assert cli("cards", "import", own, "--to", target) == 1
    assert "lone surrogate" in cli.err and "Traceback" not in cli.err
    assert not list(tmp_path.glob("own*"))


@pytest.mark.parametrize(
    "command", [("cards", "check"), ("cards", "format"), ("deck", "check"), ("scenario", "run")]
)
@pytest.mark.parametrize("much", ["1" * 5_000, "[" + "1," * 200_000 + "]"])
def test_too_much_is_refused_in_words(cli: Cli, tmp_path: Path, command, much) -> None:
    path = tmp_path / "much.toml"
    path.write_text(f"a = {much}")
    assert cli(*command, path) == 1
    assert "has more than" in cli.out + cli.err or "has a number" in cli.out + cli.err
    assert len(cli.out + cli.err) < 800 and "Traceback" not in cli.err


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (("cards", "check"), 1),
        (("cards", "format"), 1),
        (("deck", "check"), 1),
        (("scenario", "run"), 1),
        (("scenario", "run", "."), 1),
    ],
)
def test_a_file_that_is_nested_without_end_is_refused_in_words(cli, tmp_path, command, code):
    deep = tmp_path / "deep.toml"
    deep.write_text("a = " + "[" * 100_000 + "]" * 100_000)
    words = [deep.parent if word == "." else word for word in command]
    assert cli(*words, *([] if "." in command else [deep])) == code
    assert "nested far too deep" in cli.out + cli.err and "Traceback" not in cli.err
