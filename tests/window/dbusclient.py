"""A small D-Bus client of our own: enough of the protocol to ask and to listen.

It speaks over the bus's socket, so nothing has to be installed beside the bus itself.
"""

from __future__ import annotations

import os
import socket
import struct
from dataclasses import dataclass, field
from typing import Any

CALL, REPLY, ERROR, SIGNAL = 1, 2, 3, 4
PATH, INTERFACE, MEMBER, ERROR_NAME, REPLY_SERIAL, DESTINATION, SENDER, SIGNATURE = range(1, 9)
FIXED = {"n": "h", "q": "H", "i": "i", "u": "I", "x": "q", "t": "Q", "d": "d"}


class Refused(Exception):
    """The other side answered a call with an error; the message is its name and reason."""


@dataclass(slots=True)
class Message:
    """What came over the bus: its kind, its header fields by number, and its arguments."""

    kind: int
    fields: dict[int, Any]
    body: list[Any] = field(default_factory=list)


class Bus:
    """One connection to a bus at an address such as `unix:abstract=/tmp/name`."""

    def __init__(self, address: str, patience: float = 10.0) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.settimeout(patience)
        self._socket.connect(_socket_of(address))
        self._data = b""
        self._serial = 0
        self._replies: dict[int, Message] = {}
        self.signals: list[Message] = []
        """What was heard since somebody last took from here; see `listen`."""
        identity = str(os.getuid()).encode().hex()
        self._socket.sendall(f"\0AUTH EXTERNAL {identity}\r\n".encode())
        while b"\r\n" not in self._data:
            self._more()
        line, _, self._data = self._data.partition(b"\r\n")
        if not line.startswith(b"OK"):
            raise Refused(f"the bus refused the connection: {line.decode()}")
        self._socket.sendall(b"BEGIN\r\n")
        self.name: str = self.ask("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "Hello")[0]

    def close(self) -> None:
        """Close the connection."""
        self._socket.close()

    # --- asking ---

    def send(
        self, to: str, path: str, interface: str, member: str, signature: str = "", *args: Any
    ) -> int:
        """Send a call and don't wait; returns the number to ask `answer` for."""
        self._serial += 1
        body = bytearray()
        for kind, value in zip(signature, args, strict=True):
            _write(body, kind, value)
        head = bytearray(struct.pack("<BBBBII", ord("l"), CALL, 0, 1, len(body), self._serial))
        fields = bytearray()
        for number, kind, value in (
            (PATH, "o", path),
            (INTERFACE, "s", interface),
            (MEMBER, "s", member),
            (DESTINATION, "s", to),
            *(((SIGNATURE, "g", signature),) if signature else ()),
        ):
            fields += b"\0" * (-len(fields) % 8) + bytes((number,))
            _write(fields, "g", kind)
            _write(fields, kind, value)
        head += struct.pack("<I", len(fields)) + fields
        head += b"\0" * (-len(head) % 8)
        self._socket.sendall(bytes(head + body))
        return self._serial

    def answer(self, serial: int) -> list[Any]:
        """Wait for the answer to a call. Raises Refused if it is an error."""
        while serial not in self._replies:
            self._take(self._message())
        reply = self._replies.pop(serial)
        if reply.kind == ERROR:
            raise Refused(f"{reply.fields.get(ERROR_NAME)}: {' '.join(map(str, reply.body))}")
        return reply.body

    def ask(
        self, to: str, path: str, interface: str, member: str, signature: str = "", *args: Any
    ) -> list[Any]:
        """Send a call and wait for its answer. Raises Refused if it is an error."""
        return self.answer(self.send(to, path, interface, member, signature, *args))

    def listen(self, rule: str) -> None:
        """Hear from now on the signals that a match rule describes; they come to `signals`."""
        bus = "org.freedesktop.DBus"
        self.ask(bus, "/org/freedesktop/DBus", bus, "AddMatch", "s", rule)

    # --- reading ---

    def _take(self, message: Message) -> None:
        if message.kind in (REPLY, ERROR):
            self._replies[message.fields[REPLY_SERIAL]] = message
        elif message.kind == SIGNAL:
            self.signals.append(message)

    def _more(self) -> None:
        data = self._socket.recv(1 << 16)
        if not data:
            raise ConnectionError("the bus closed the connection")
        self._data += data

    def _message(self) -> Message:
        while len(self._data) < 16:
            self._more()
        order, kind, _flags, _version, length, _serial = struct.unpack_from("<BBBBII", self._data)
        if order != ord("l"):
            raise ConnectionError("a message of a machine with the other byte order")
        (size,) = struct.unpack_from("<I", self._data, 12)
        start = 16 + size + -size % 8
        while len(self._data) < start + length:
            self._more()
        whole, self._data = self._data[: start + length], self._data[start + length :]
        pairs, _ = _read(whole, 12, "a(yv)")
        message = Message(kind, dict(pairs))
        at = start
        for part in _split(message.fields.get(SIGNATURE, "")):
            value, at = _read(whole, at, part)
            message.body.append(value)
        return message


def _socket_of(address: str) -> str:
    kind, _, rest = address.partition(":")
    keys = dict(pair.split("=", 1) for pair in rest.split(",") if "=" in pair)
    if kind == "unix" and "abstract" in keys:
        return "\0" + keys["abstract"]
    if kind == "unix" and "path" in keys:
        return keys["path"]
    raise ValueError(f"{address!r} is no address of a bus on this machine")


def _write(data: bytearray, kind: str, value: Any) -> None:
    if kind == "g":
        raw = value.encode()
        data += bytes((len(raw),)) + raw + b"\0"
    elif kind in "so":
        raw = value.encode()
        data += b"\0" * (-len(data) % 4) + struct.pack("<I", len(raw)) + raw + b"\0"
    elif kind == "b":
        _write(data, "u", int(value))
    else:
        size = struct.calcsize(FIXED[kind])
        data += b"\0" * (-len(data) % size) + struct.pack("<" + FIXED[kind], value)


def _split(signature: str) -> list[str]:
    """The whole types that a signature is a row of."""
    parts, rest = [], signature
    while rest:
        end = _end(rest, 0)
        parts.append(rest[:end])
        rest = rest[end:]
    return parts


def _end(signature: str, at: int) -> int:
    """Where the type that begins at `at` ends."""
    if signature[at] == "a":
        return _end(signature, at + 1)
    if signature[at] in "({":
        close = {"(": ")", "{": "}"}[signature[at]]
        at += 1
        while signature[at] != close:
            at = _end(signature, at)
    return at + 1


def _aligned(at: int, to: int) -> int:
    return at + -at % to


_ALIGN = {"y": 1, "g": 1, "v": 1, "n": 2, "q": 2, "x": 8, "t": 8, "d": 8, "(": 8, "{": 8}


def _read(data: bytes, at: int, kind: str) -> tuple[Any, int]:
    """A value of one whole type, and where the next one begins."""
    first = kind[0]
    at = _aligned(at, _ALIGN.get(first, 4))
    if first == "y":
        return data[at], at + 1
    if first == "b":
        return struct.unpack_from("<I", data, at)[0] != 0, at + 4
    if first in FIXED:
        size = struct.calcsize(FIXED[first])
        return struct.unpack_from("<" + FIXED[first], data, at)[0], at + size
    if first == "g":
        return data[at + 1 : at + 1 + data[at]].decode(), at + 2 + data[at]
    if first in "so":
        (size,) = struct.unpack_from("<I", data, at)
        return data[at + 4 : at + 4 + size].decode(), at + 5 + size
    if first == "v":
        inner, at = _read(data, at, "g")
        return _read(data, at, inner)
    if first in "({":
        row = []
        for part in _split(kind[1:-1]):
            value, at = _read(data, at, part)
            row.append(value)
        return tuple(row), at
    if first == "a":
        (size,) = struct.unpack_from("<I", data, at)
        at = _aligned(at + 4, _ALIGN.get(kind[1], 4))
        end = at + size
        many = []
        while at < end:
            value, at = _read(data, at, kind[1:])
            many.append(value)
        return (dict(many) if kind[1] == "{" else many), end
    raise ValueError(f"no type of D-Bus begins with {first!r}")
