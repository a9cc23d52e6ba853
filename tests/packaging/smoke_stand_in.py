"""A stand-in of the built app for test_smoke.py; `told.json` beside it names the faults to have."""

import json
import os
import socket
import struct
import sys
import time
import zlib
from pathlib import Path

WORDS = sys.argv[1:]
FAULTS = json.loads((Path(sys.argv[0]).parent / "told.json").read_text())
VERSION = FAULTS["checkout"]
DATA = Path(os.environ.get("DBZ_DESKTOP_HOME", os.environ["HOME"] + "/.local/share")) / (
    "data" if "DBZ_DESKTOP_HOME" in os.environ else "DBZ Desktop"
)
GAME = {"winner": "Player 1", "kind": "survival", "answers": 123, "digest": "abc"}


def picture(path, width=1280, height=720):
    width, height = FAULTS.get("size", (width, height))

    def chunk(kind, data):
        body = kind + data
        return struct.pack("!I", len(data)) + body + struct.pack("!I", zlib.crc32(body))

    row = bytes(width) if FAULTS.get("blank") else bytes(n % 256 for n in range(width))
    rows = zlib.compress((b"\0" + row) * height, 1)
    head = chunk(b"IHDR", struct.pack("!IIBBBBB", width, height, 8, 0, 0, 0, 0))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", rows) + chunk(b"IEND", b""))


def end(name):
    code = FAULTS.get("code", {}).get(name, 0)
    if code:
        print("dbz-desktop: it stands still", file=sys.stderr)
    sys.exit(code)


if not WORDS:
    if not FAULTS.get("no_settings"):
        DATA.mkdir(parents=True, exist_ok=True)
        (DATA / "settings.ini").write_text("")
    if not FAULTS.get("no_report"):
        told = {"version": VERSION, "painted": time.time(), "cards": 315, "deck_count": 6}
        told["errors"] = FAULTS.get("errors", [])
        Path(os.environ["DBZ_START_REPORT"]).write_text(json.dumps(told))
    end("")
elif WORDS == ["--version"]:
    print("dbz-desktop", FAULTS.get("version", VERSION))
elif WORDS[0] == "demo":
    out = Path(WORDS[WORDS.index("--out") + 1])
    out.mkdir(parents=True)
    if "--game" in WORDS:
        picture(out / "game-over.png")
        hand = {"clicks": 9, "card clicks": 9, "drags": 1}
        told = {"version": VERSION, "seed": int(WORDS[WORDS.index("--seed") + 1]), "turns": 3}
        told |= {"decks": ["Red", "Blue"], "by_hand": hand, "pictures": ["game-over.png"]} | GAME
        (out / "game.json").write_text(json.dumps(told | FAULTS.get("game", {})))
        (out / "game.dbzreplay").write_text("")
        end("game")
    for width, height in ((1280, 720), (2560, 1440)):
        for number in range(FAULTS.get("pictures", 4)):
            picture(out / f"{number}-{width}x{height}-dark-100.png", width, height)
elif WORDS[0] == "replay":
    print(json.dumps({**GAME, "events": 625, **FAULTS.get("repeated", {})}))
elif WORDS == ["environment"]:
    print(json.dumps(dict(os.environ)))
elif WORDS == ["interfaces"]:
    print(*(name for _, name in socket.if_nameindex()))
elif WORDS == ["sleep"]:
    time.sleep(60)
elif WORDS == ["calls home"]:
    socket.socket(socket.AF_INET).connect_ex(("127.0.0.1", 9))
else:
    places = {
        "desk": Path.cwd(),
        "matches": DATA / "matches",
        "app": Path(sys.argv[0]).parent,
    }
    if FAULTS.get("stray"):
        places[FAULTS["stray"]].mkdir(parents=True, exist_ok=True)
        (places[FAULTS["stray"]] / "stray.txt").write_text("")
    print("well")
    end(WORDS[0])
