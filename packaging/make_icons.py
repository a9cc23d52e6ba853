"""Renders the icon of the app: `python packaging/make_icons.py [FOLDER]`.

The drawings are `resources/app/dbz-desktop.svg` and, for 48 pixels and less, its plainer sister.
From them come the PNG files of the window and the desktops, the `.ico` of Windows and the `.icns`
of macOS. Run it again after a change and commit what it wrote.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
DRAWINGS = ROOT / "resources" / "app"
NAME = "dbz-desktop"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Widths of the PNG files in pixels."""

LARGEST_SMALL = 48
"""Up to this width in pixels the plainer drawing is used."""

ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES = (16, 32, 64, 128, 256, 512, 1024)


def render(width: int) -> Image.Image:
    """The icon, `width` pixels wide and high."""
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    drawing = DRAWINGS / f"{NAME}{'-small' if width <= LARGEST_SMALL else ''}.svg"
    renderer = QSvgRenderer(str(drawing))
    if not renderer.isValid():
        raise SystemExit(f"{drawing}: not a drawing that can be read.")
    image = QImage(width, width, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    with Image.open(io.BytesIO(bytes(buffer.data().data()))) as picture:
        return picture.convert("RGBA")


def write_all(pictures: Path, bundles: Path) -> list[Path]:
    """Write the PNG files into one folder, `.ico` and `.icns` into another; returns the files."""
    pictures.mkdir(parents=True, exist_ok=True)
    bundles.mkdir(parents=True, exist_ok=True)
    widths = sorted({*SIZES, *ICO_SIZES, *ICNS_SIZES})
    drawn = {width: render(width) for width in widths}
    files = []
    for width in SIZES:
        files.append(pictures / f"{NAME}-{width}.png")
        drawn[width].save(files[-1], optimize=True)
    for ending, wanted in ((".ico", ICO_SIZES), (".icns", ICNS_SIZES)):
        files.append(bundles / f"{NAME}{ending}")
        largest, *others = [drawn[width] for width in reversed(wanted)]
        sizes = [(width, width) for width in wanted]
        largest.save(files[-1], sizes=sizes, append_images=others)
    return files


def main(argv: list[str]) -> int:
    """Write the icons, into their places or into one folder."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path, help="default: their places")
    folder = parser.parse_args(argv).folder
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    for file in write_all(folder or DRAWINGS, folder or ROOT / "packaging" / "icons"):
        print(file)
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
