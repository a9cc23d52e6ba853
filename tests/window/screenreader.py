"""What a screen reader sees of a program: its tree of names, roles and rectangles (AT-SPI).

A bus and a registry of its own are started for it, so that nothing of the desktop that the tests
run on is touched. A program that gets `environment()` shows its tree there, whoever runs it and
in whatever root: the bus has an address outside of the file system.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from dbusclient import PATH, SENDER, Bus, Message, Refused

INSTALL = "apt-get install -y dbus at-spi2-core"
REGISTRIES = (
    "/usr/libexec/at-spi2-registryd",
    "/usr/lib/at-spi2-core/at-spi2-registryd",
    "/usr/lib/at-spi2/at-spi2-registryd",
)
REGISTRY = "org.a11y.atspi.Registry"
ROOT = "/org/a11y/atspi/accessible/root"
ACCESSIBLE, COMPONENT = "org.a11y.atspi.Accessible", "org.a11y.atspi.Component"
PROPERTIES = "org.freedesktop.DBus.Properties"
CHECKED, ENABLED, FOCUSED, SHOWING = 4, 8, 12, 25

CONFIG = """\
<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:abstract={name}</listen>
  <auth>EXTERNAL</auth>
  <!-- Everything on a page is asked for at once. -->
  <limit name="max_replies_per_connection">100000</limit>
  <policy context="default">
    <allow user="*"/>
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


def missing() -> str:
    """Why no tree can be read on this system, or ""."""
    if shutil.which("dbus-daemon") is None or registry() is None:
        return f"dbus-daemon or at-spi2-registryd is missing. On Debian: {INSTALL}"
    return ""


def registry() -> str | None:
    """Where the registry of accessible programs lies."""
    return next((path for path in REGISTRIES if os.access(path, os.X_OK)), None)


@dataclass(eq=False)
class Node:
    """One thing on the screen, as it is told to whoever can't see it."""

    owner: str
    path: str
    role: str = ""
    name: str = ""
    description: str = ""
    states: int = 0
    rect: tuple[int, int, int, int] = (0, 0, 0, 0)
    children: list[Node] = field(default_factory=list)

    def has(self, state: int) -> bool:
        """Is it in a state, given by its number in AT-SPI?"""
        return bool(self.states >> state & 1)

    @property
    def centre(self) -> tuple[int, int]:
        """Its middle, in pixels of the screen."""
        x, y, width, height = self.rect
        return x + width // 2, y + height // 2

    def walk(self) -> Iterator[Node]:
        """Itself and everything in it, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def all(self, role: str = "", name: str = "", start: str = "") -> list[Node]:
        """Everything in it of a role, of a name, or whose name begins so."""
        return [
            node
            for node in self.walk()
            if (not role or node.role == role)
            and (not name or node.name == name)
            and node.name.startswith(start)
        ]

    def first(self, role: str = "", name: str = "", start: str = "") -> Node | None:
        """The first of `all`, or None."""
        return next(iter(self.all(role, name, start)), None)

    def tree(self, depth: int = 0) -> str:
        """It and everything in it as text, a line each."""
        words = f"{self.role} {self.name!r}"
        if self.description:
            words += f" ({self.description})"
        marks = "".join(m for s, m in ((FOCUSED, "*"), (CHECKED, "x")) if self.has(s))
        line = f"{'  ' * depth}{marks}{words} {self.rect}{'' if self.has(ENABLED) else ' disabled'}"
        return "\n".join([line, *(child.tree(depth + 1) for child in self.children)])


class ScreenReader:
    """A bus for accessible programs, and the reader's side of it."""

    def __init__(self) -> None:
        if why := missing():
            raise RuntimeError(why)
        self._folder = tempfile.TemporaryDirectory(prefix="screenreader-")
        name = f"{self._folder.name}/bus"
        config = Path(self._folder.name) / "bus.conf"
        config.write_text(CONFIG.format(name=name), encoding="utf-8")
        self.address = f"unix:abstract={name}"
        env = {**os.environ, **self.environment()}
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._processes = [
            subprocess.Popen(["dbus-daemon", f"--config-file={config}", "--nofork"], **quiet)
        ]
        self.bus = self._connect()
        self._processes.append(subprocess.Popen([str(registry())], env=env, **quiet))
        self._await_registry()
        self._popups: list[Node] = []
        self._heard: list[Message] = []
        self.listen("object:state-changed:showing")

    def environment(self) -> dict[str, str]:
        """What a program must find in its environment to show its tree here."""
        return {
            "AT_SPI_BUS_ADDRESS": self.address,
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            # What goes away while it is looked at is no reason to warn anybody.
            "QT_LOGGING_RULES": "qt.accessibility.atspi.warning=false",
        }

    def stop(self) -> None:
        """End the bus and the registry."""
        self.bus.close()
        for process in reversed(self._processes):
            process.terminate()
            process.wait()
        self._folder.cleanup()

    def _connect(self) -> Bus:
        end = time.monotonic() + 10
        while True:
            try:
                return Bus(self.address)
            except ConnectionRefusedError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.02)

    def _await_registry(self) -> None:
        end = time.monotonic() + 10
        while True:
            try:
                self.bus.ask(REGISTRY, ROOT, ACCESSIBLE, "GetChildren")
                return
            except Refused:
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)

    # --- looking ---

    def programs(self) -> list[Node]:
        """The programs that show themselves, without what is in them."""
        found = self.bus.ask(REGISTRY, ROOT, ACCESSIBLE, "GetChildren")[0]
        return [Node(owner, path) for owner, path in found]

    def look(self, closed: Collection[str] = ()) -> Node | None:
        """Everything that is in sight of the one program; None if there is none (any more).

        What is in parts with a name of `closed` is not looked at.
        """
        programs = self.programs()
        if not programs:
            return None
        self._fill([programs[0]], closed, top=True)
        popups = self._open_popups()
        self._fill(popups, ())
        programs[0].children += popups
        return programs[0]

    def _open_popups(self) -> list[Node]:
        """The menus that are open: Qt has them in no tree, but tells when one is shown."""
        shown = {
            (message.fields[SENDER], message.fields[PATH])
            for message in self.bus.signals
            if message.body[:2] == ["showing", 1]
        }
        asked = [
            (owner, path, self.bus.send(owner, path, ACCESSIBLE, "GetRoleName"))
            for owner, path in shown
        ]
        known = {(node.owner, node.path) for node in self._popups}
        known |= {(a, b) for a, b, serial in asked if self._answer(serial) == "popup menu"}
        found = [Node(owner, path) for owner, path in known]
        states = [self.bus.send(n.owner, n.path, ACCESSIBLE, "GetState") for n in found]
        for node, serial in zip(found, states, strict=True):
            answer = self._answer(serial)
            node.states = answer[0] | answer[1] << 32 if answer is not None else 0
        self._heard += [m for m in self.bus.signals if m.body[:1] != ["showing"]]
        self.bus.signals = []
        self._popups = [node for node in found if node.has(SHOWING)]
        return [Node(node.owner, node.path) for node in self._popups]

    def _fill(self, nodes: list[Node], closed: Collection[str], top: bool = False) -> None:
        """Ask for the facts of all nodes of one depth at once, and then for those below."""
        bus = self.bus
        asked = []
        for node in nodes:
            to, path = node.owner, node.path
            asked.append(
                (
                    bus.send(to, path, ACCESSIBLE, "GetState"),
                    bus.send(to, path, PROPERTIES, "Get", "ss", ACCESSIBLE, "Name"),
                    bus.send(to, path, PROPERTIES, "Get", "ss", ACCESSIBLE, "Description"),
                    bus.send(to, path, ACCESSIBLE, "GetRoleName"),
                    bus.send(to, path, COMPONENT, "GetExtents", "u", 0),
                    bus.send(to, path, ACCESSIBLE, "GetChildren"),
                )
            )
        below: list[Node] = []
        for node, serials in zip(nodes, asked, strict=True):
            answers = [self._answer(serial) for serial in serials]
            states, name, description, role, rect, children = answers
            if states is not None:
                node.states = states[0] | states[1] << 32
            node.name, node.description = name or "", description or ""
            node.role = role or ""
            node.rect = tuple(rect) if rect is not None else (0, 0, 0, 0)
            if top or (node.has(SHOWING) and node.name not in closed):
                node.children = [Node(owner, path) for owner, path in children or ()]
                below += node.children
        if below:
            self._fill(below, closed)
        for node in nodes:
            node.children = [child for child in node.children if child.has(SHOWING)]

    def _answer(self, serial: int):
        # What went away while it was being looked at is not there.
        try:
            return self.bus.answer(serial)[0]
        except (Refused, IndexError):
            return None

    # --- listening ---

    def listen(self, *events: str) -> None:
        """Hear events of these kinds, such as "object:announcement"; see `heard`."""
        registry_path = "/org/a11y/atspi/registry"
        for event in events:
            self.bus.ask(REGISTRY, registry_path, REGISTRY, "RegisterEvent", "s", event)
        self.bus.listen("type='signal',interface='org.a11y.atspi.Event.Object'")
        self.bus.listen("type='signal',interface='org.a11y.atspi.Event.Focus'")

    def heard(self) -> list[Message]:
        """The events since the last call, but for what came into sight."""
        self.programs()  # whose answer brings all signals before it
        self._open_popups()
        heard, self._heard = self._heard, []
        return heard
