"""XML from anybody, read within bounds, and written.

A file may name no document type and no entities: those can read other files, or grow a few
hundred characters into gigabytes, and no deck needs them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

from dbz_desktop.intake import DEEPEST, Unreadable

MOST_ELEMENTS = 20_000
MOST_TEXT = 20_000
"""Characters of one element."""


@dataclass(slots=True)
class Element:
    """One element: its tag in small letters, its attributes, its own text, what is inside.

    `line` counts from 1.
    """

    tag: str
    line: int
    attributes: dict[str, str]
    text: str = ""
    inside: list[Element] = field(default_factory=list)

    def attribute(self, *names: str) -> str:
        """The first attribute of some names that is there, whatever its case; or ""."""
        known = {name.casefold(): value for name, value in self.attributes.items()}
        return next((known[name].strip() for name in names if name in known), "")

    def all(self, *tags: str) -> list[Element]:
        """Every element of some tags in it, at any depth, in order."""
        found = []
        for element in self.inside:
            found += [element] if element.tag in tags else []
            found += element.all(*tags)
        return found


class _Builder:
    def __init__(self, what: str) -> None:
        self.what = what
        self.root: Element | None = None
        self.open: list[Element] = []
        self.count = 0
        self.parser = expat.ParserCreate("utf-8")
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.data
        self.parser.StartDoctypeDeclHandler = self.doctype

    def doctype(self, *_parts: object) -> None:
        raise Unreadable(f"declares a document type or entities, which no {self.what} needs")

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.count += 1
        if self.count > MOST_ELEMENTS:
            raise Unreadable(f"has more than {MOST_ELEMENTS:,} elements, which no {self.what} has")
        if len(self.open) >= DEEPEST:
            raise Unreadable(f"is nested far too deep for a {self.what}")
        element = Element(tag.casefold(), self.parser.CurrentLineNumber, attributes)
        if self.open:
            self.open[-1].inside.append(element)
        else:
            self.root = element
        self.open.append(element)

    def end(self, _tag: str) -> None:
        self.open.pop()

    def data(self, text: str) -> None:
        if self.open:
            element = self.open[-1]
            element.text += text[: MOST_TEXT - len(element.text)]


def read_xml(text: str, what: str = "deck") -> Element:
    """The root of an XML text. Raises intake.Unreadable; `what` is what the text should be."""
    builder = _Builder(what)
    try:
        builder.parser.Parse(text.lstrip("\ufeff \t\r\n").encode("utf-8", "replace"), True)
    except expat.ExpatError as error:
        reason = expat.ErrorString(error.code)
        raise Unreadable(
            f"can't be read: it is not valid XML: {reason} in line {error.lineno}; is it cut off?"
        ) from error
    assert builder.root is not None
    return builder.root


def open_tag(tag: str, **attributes: str) -> str:
    """ "<tag name="value">", escaped."""
    words = [tag, *(f"{name}={quoteattr(_allowed(value))}" for name, value in attributes.items())]
    return f"<{' '.join(words)}>"


def whole(tag: str, text: str, **attributes: str) -> str:
    """An element with a text in it, escaped."""
    return f"{open_tag(tag, **attributes)}{escape(_allowed(text))}</{tag}>"


def _allowed(text: str) -> str:
    """A text without the signs that XML has no way to write."""
    return "".join(
        sign
        for sign in text
        if sign in "\t\n\r"
        or (" " <= sign <= "\ufffd" and not "\ud800" <= sign <= "\udfff")
        or sign > "\uffff"
    )
