"""A small X client of our own: it moves the pointer, presses buttons and keys, and takes pictures.

It speaks the X protocol and its XTEST extension over the server's socket, so what it does arrives
at the window as real input does, and no tool has to be installed beside Xvfb.
"""

from __future__ import annotations

import socket
import struct
import time
import zlib
from pathlib import Path

MOTION, KEY_PRESS, KEY_RELEASE, BUTTON_PRESS, BUTTON_RELEASE = 6, 2, 3, 4, 5
KEYSYMS = {
    "Return": 0xFF0D,
    "Escape": 0xFF1B,
    "Tab": 0xFF09,
    "space": 0x20,
    "Home": 0xFF50,
    "Left": 0xFF51,
    "Up": 0xFF52,
    "Right": 0xFF53,
    "Down": 0xFF54,
}


class XClient:
    """One connection to an X server on this machine."""

    def __init__(self, display: int) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.settimeout(10)
        self._socket.connect(f"/tmp/.X11-unix/X{display}")
        self._socket.sendall(struct.pack("<BxHHHHxx", ord("l"), 11, 0, 0, 0))
        status, _reason, _major, _minor, length = struct.unpack("<BBHHH", self._read(8))
        body = self._read(length * 4)
        if status != 1:
            raise ConnectionError(body.decode("latin-1", "replace"))
        (vendor_length,) = struct.unpack_from("<H", body, 16)
        formats = body[21]
        self._keycodes = (body[26], body[27])
        screen = 32 + (vendor_length + 3) // 4 * 4 + formats * 8
        (self._root,) = struct.unpack_from("<I", body, screen)
        self.size = struct.unpack_from("<HH", body, screen + 20)
        self._xtest = self._extension("XTEST")
        self._codes: dict[int, int] = {}

    def _read(self, count: int) -> bytes:
        data = b""
        while len(data) < count:
            more = self._socket.recv(count - len(data))
            if not more:
                raise ConnectionError("the X server closed the connection")
            data += more
        return data

    def _reply(self) -> bytes:
        while True:
            head = self._read(32)
            if head[0] == 1:
                (length,) = struct.unpack_from("<I", head, 4)
                return head + self._read(length * 4)
            if head[0] == 0:
                raise ConnectionError(f"the X server refused a request (error {head[1]})")

    def _extension(self, name: str) -> int:
        data = name.encode()
        padded = data + b"\0" * (-len(data) % 4)
        self._socket.sendall(struct.pack("<BxHHxx", 98, 2 + len(padded) // 4, len(data)) + padded)
        reply = self._reply()
        if not reply[8]:
            raise ConnectionError(f"the X server lacks the extension {name}")
        return reply[9]

    def _fake(self, kind: int, detail: int = 0, x: int = 0, y: int = 0) -> None:
        self._socket.sendall(
            struct.pack(
                "<BBHBBxxII8xhh7xB", self._xtest, 2, 9, kind, detail, 0, self._root, x, y, 0
            )
        )

    def sync(self) -> None:
        """Wait until the server has done everything asked so far."""
        self._socket.sendall(struct.pack("<BxH", 43, 1))
        self._reply()

    def move(self, x: int, y: int) -> None:
        """Put the pointer somewhere."""
        self._fake(MOTION, 0, x, y)
        self.sync()

    def click(self, x: int, y: int, button: int = 1) -> None:
        """Move there and click a button: 1 is the left one, 3 the right one, 5 the wheel down."""
        self._fake(MOTION, 0, x, y)
        self._fake(BUTTON_PRESS, button)
        self._fake(BUTTON_RELEASE, button)
        self.sync()

    def double_click(self, x: int, y: int) -> None:
        """Click twice, a moment apart: two clicks of one millisecond are taken for one."""
        self.click(x, y)
        time.sleep(0.03)
        self.click(x, y)

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 6) -> None:
        """Press at one place, move to another in steps, and let go."""
        self._fake(MOTION, 0, *start)
        self._fake(BUTTON_PRESS, 1)
        for step in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * step // steps
            y = start[1] + (end[1] - start[1]) * step // steps
            self._fake(MOTION, 0, x, y)
            self.sync()
            # Motion that arrives in one go is pressed into one event.
            time.sleep(0.004)
        self._fake(BUTTON_RELEASE, 1)
        self.sync()

    def wheel(self, x: int, y: int, notches: int) -> None:
        """Turn the wheel over a place, down by so many notches or up by as many below 0."""
        for _ in range(abs(notches)):
            self.click(x, y, 5 if notches > 0 else 4)

    def picture(self, path: Path) -> None:
        """Save what is on the whole screen as a PNG."""
        width, height = self.size
        self._socket.sendall(
            struct.pack("<BBHIhhHHI", 73, 2, 5, self._root, 0, 0, width, height, 0xFFFFFFFF)
        )
        pixels = self._reply()[32:]
        # Four bytes a pixel, blue first; a PNG wants three, red first, and a 0 before each row.
        rgb = bytearray(width * height * 3)
        for place in range(3):
            rgb[place::3] = pixels[2 - place : width * height * 4 : 4]
        rows = b"".join(b"\0" + rgb[at : at + width * 3] for at in range(0, len(rgb), width * 3))
        facts = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
        parts = ((b"IHDR", facts), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
        path.write_bytes(
            b"\x89PNG\r\n\x1a\n"
            + b"".join(
                struct.pack(">I", len(data))
                + kind
                + data
                + struct.pack(">I", zlib.crc32(kind + data))
                for kind, data in parts
            )
        )

    def key(self, name: str) -> None:
        """Press and release a key by its name or its character."""
        code = self._code(KEYSYMS.get(name) or ord(name))
        self._fake(KEY_PRESS, code)
        self._fake(KEY_RELEASE, code)
        self.sync()

    def _code(self, keysym: int) -> int:
        if not self._codes:
            first, last = self._keycodes
            count = last - first + 1
            self._socket.sendall(struct.pack("<BxHBBxx", 101, 2, first, count))
            reply = self._reply()
            each = reply[1]
            syms = struct.unpack_from(f"<{count * each}I", reply, 32)
            for index, sym in enumerate(syms):
                if sym and index % each == 0:
                    self._codes.setdefault(sym, first + index // each)
        return self._codes[keysym]

    def close(self) -> None:
        """Close the connection."""
        self._socket.close()
