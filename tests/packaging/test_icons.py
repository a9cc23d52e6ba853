"""The icon of the app: rendered in all its sizes, and shown by the window."""

import importlib.util
from pathlib import Path

from PIL import Image

TOP = Path(__file__).parents[2]


def load():
    spec = importlib.util.spec_from_file_location("make_icons", TOP / "packaging/make_icons.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_drawings_are_rendered_in_every_size_for_every_system(tmp_path, qapp):
    made = load()
    made.write_all(tmp_path / "png", tmp_path / "bundles")
    for width in made.SIZES:
        with Image.open(tmp_path / "png" / f"dbz-desktop-{width}.png") as image:
            assert image.size == (width, width)
            # The corners are cut off, and something is drawn on the ground.
            assert image.getpixel((0, 0))[3] == 0
            assert len(image.getcolors(maxcolors=300_000)) > 8
    with Image.open(tmp_path / "bundles" / "dbz-desktop.ico") as icon:
        assert icon.info["sizes"] == {(width, width) for width in made.ICO_SIZES}
    with Image.open(tmp_path / "bundles" / "dbz-desktop.icns") as icon:
        assert max(size[0] * size[2] for size in icon.info["sizes"]) == 1024


def test_what_is_committed_was_rendered_from_the_drawings_of_today(tmp_path, qapp):
    made = load()
    made.write_all(tmp_path, tmp_path)
    for width in made.SIZES:
        name = f"dbz-desktop-{width}.png"
        with Image.open(tmp_path / name) as new, Image.open(TOP / "resources/app" / name) as old:
            # Another Qt may round a little differently.
            pairs = zip(new.convert("RGBA").tobytes(), old.convert("RGBA").tobytes(), strict=True)
            assert sum(abs(a - b) > 40 for a, b in pairs) < width, name


def test_the_window_shows_it(qapp):
    from dbz_desktop.ui.system.app_icon import SIZES, app_icon

    assert sorted(size.width() for size in app_icon().availableSizes()) == list(SIZES)
