"""The part of the style sheet that only the pages need, in the colours of the theme in force."""

from __future__ import annotations

from string import Template

from PySide6.QtWidgets import QApplication

from dbz_desktop.ui.kit.theme import Theme, apply_theme

_SHEET = Template("""
QWidget#page, QWidget[role="page"] { background: $ground; }
QWidget[role="plain"], QScrollArea[role="plain"], QScrollArea[role="plain"] > QWidget {
  background: transparent; border: none; }
QFrame[role="panel"] { background: $panel; border: ${border}px solid $line;
  border-radius: ${radius}px; }
QFrame[role="line"] { background: $line; border: none; }
QFrame[role="overlay"] { background: $panel; border: ${border}px solid $line_strong;
  border-radius: ${radius}px; }
QFrame[role="coach"], QFrame[role="coach-do"] { background: $panel_raised;
  border: 2px solid $gold; border-radius: ${radius}px; }
QLabel[role="coach-told"] { color: $amber; font-weight: 600; }
QFrame[role="curtain"] { background: $panel; border: ${border}px solid $accent_dim;
  border-radius: ${radius}px; }
QFrame[role="bar"] { background: $panel; border: none; border-bottom: ${border}px solid $line; }
QFrame[role="prompt"] { background: $panel; border: none; border-top: 2px solid $line; }
QFrame[role="prompt"][asking="true"] { border-top: 2px solid $accent; }
QFrame[role="side"] { background: $panel; border: none; border-left: ${border}px solid $line; }
QFrame[role="message"] { background: $panel_raised; border: ${border}px solid $amber_dim;
  border-left: 4px solid $amber; border-radius: ${radius}px; }
QLabel[role="message-sign"] { color: $amber; font-weight: 700; font-size: ${title_size}px; }
QFrame[role="waiting"] { background: $panel_raised; border: ${border}px solid $accent_dim;
  border-left: 4px solid $accent; border-radius: ${radius}px; }
QFrame[role="waiting"] QLabel[role="message-sign"] { color: $accent; }
QLabel[role="message-title"] { font-weight: 700; }
QLabel[role="section"] { font-family: "$display_face"; font-weight: 700; font-size: ${lead}px;
  color: $text_muted; }
QLabel[role="overlay-title"] { font-family: "$display_face"; font-weight: 700;
  font-size: ${title_size}px; }
QLabel[role="rules"] { font-size: ${rules}px; }
QLabel[role="question"] { font-size: ${lead}px; font-weight: 600; }
QFrame[role="why-chip"] { background: $panel_raised; border: 1px solid $amber_dim;
  border-left: 4px solid $amber; border-radius: ${radius}px; }
QLabel[role="why-reason"] { font-weight: 600; }
QLabel[role="why-rule"] { color: $amber; font-family: "$display_face"; font-weight: 700;
  font-size: ${caption}px; }
QPushButton[role="option"][lit="true"], QPushButton[role="option-last"][lit="true"] {
  border: 2px solid $accent; background: $panel_hover; padding: 0; }
QPushButton[role="option"][chosen="true"] { border: 2px solid $accent; background: $panel_hover;
  padding: 0; }
QLabel[role="note"] { color: $amber; font-size: ${caption}px; font-weight: 600; }
QLabel[role="card-text"] { color: $text_muted; font-style: italic; }
QLabel[role="you"], QLabel[role="opponent"] { font-family: "$display_face"; font-weight: 700;
  font-size: ${body}px; border-radius: 4px; padding: 2px 8px; }
QLabel[role="you"] { background: $accent; color: $accent_ink; }
QLabel[role="opponent"] { background: $amber; color: $accent_ink; }
QLabel[role="key"] { font-family: "$display_face"; font-weight: 700; font-size: ${caption}px;
  color: $text_muted; border: ${border}px solid $line_strong; border-radius: 4px;
  padding: 1px 5px; }
QLabel[role="option-text"] { font-weight: 600; }
QLabel[role="option-last-text"] { font-weight: 600; }
QLabel[role="quiet-text"] { color: $text_muted; }
QLabel[role="primary-key-text"] { font-weight: 700; color: $accent_ink; }
QLabel[role="option-detail"] { color: $text_muted; font-size: ${caption}px; }
QPushButton[role="option"], QPushButton[role="option-last"], QPushButton[role="primary-key"] {
  padding: 0; text-align: left; min-height: 0; }
QPushButton[role="option-last"] { background: transparent; border-color: $amber_dim; }
QPushButton[role="option-last"]:hover { border-color: $amber; background: $panel_hover; }
QPushButton[role="option-last"]:focus { border: ${ring}px solid $focus; padding: 0; }
QPushButton[role="option"]:focus, QPushButton[role="quiet"]:focus { padding: 0; }
QPushButton[role="primary-key"] { background: $accent; border-color: $accent; }
QPushButton[role="primary-key"]:hover { background: $accent_hover; border-color: $accent_hover; }
QPushButton[role="primary-key"]:focus { border: ${ring}px solid $focus; padding: 0; }
QPushButton[role="primary-key"] QLabel[role="key"] { color: $accent_ink;
  border-color: $accent_ink; }
QPushButton[role="ahead"] { padding: 0; min-height: 0; background: $panel_raised;
  border: 1px solid $amber; }
QPushButton[role="ahead"]:hover { background: $panel_hover; }
QPushButton[role="ahead"]:focus { border: 2px solid $focus; padding: 0; }
QLabel[role="ahead-text"] { color: $amber; font-weight: 700; }
QPushButton[role="danger"] { border-color: $danger; color: $danger; background: transparent; }
QPushButton[role="danger"]:hover { background: $danger; color: $accent_ink; }
QPushButton[role="danger"]:focus { border-color: $focus; }
QPushButton[role="danger"]:disabled { color: $text_faint; border-color: $line; }
QToolButton[role="tool"] { color: $text_muted; font-weight: 600; padding: ${snug}px ${tight}px; }
QToolButton[role="tool"]::menu-indicator { image: none; width: 0; }
QToolButton[role="tool"]:focus { padding: ${snug_f}px ${tight_f}px; }
QToolButton[role="tool"]:hover { color: $text; }
QToolButton[role="tool"]:disabled { color: $text_faint; }
QToolButton[role="tool"]:checked, QToolButton[role="tool"]:pressed { color: $text; }
QTabBar[role="narrow"]::tab { padding: ${pad2}px ${pad}px; }
QToolButton[role="rule"] { color: $amber; font-family: "$display_face"; font-weight: 700;
  font-size: ${caption}px; border: ${border}px solid $amber_dim; border-radius: 4px;
  padding: 2px 8px; }
QToolButton[role="rule"]:hover { border-color: $amber; background: $panel_hover; }
QToolButton[role="rule"]:focus { border: ${ring}px solid $focus; padding: 1px 7px; }
QToolButton[role="filter"] { color: $text; font-weight: 600; background: $panel_raised;
  border: ${border}px solid $line_strong; border-radius: 6px;
  padding: ${snug}px ${pad}px; }
QToolButton[role="filter"]:hover { background: $panel_hover; border-color: $accent; }
QToolButton[role="filter"][on="true"], QToolButton[role="filter"]:checked,
QToolButton[role="filter"]:open, QToolButton[role="filter"]:pressed {
  background: $accent_dim; border-color: $accent; color: $text; }
QToolButton[role="filter"]:focus { border: ${ring}px solid $focus;
  padding: ${snug_f}px ${pad_f}px; }
QToolButton[role="filter"]:disabled { color: $text_faint; border-color: $line; }
QPushButton[role="link"] { color: $text; font-weight: 600; padding: 1px 2px; border: none;
  background: transparent; text-align: left; text-decoration: underline; min-height: 0; }
QPushButton[role="link"]:hover { color: $accent; }
QPushButton[role="link"]:focus { border: ${ring}px solid $focus; border-radius: 4px; padding: 0; }
QFrame[role="panel-active"] { background: $panel; border: 2px solid $accent;
  border-radius: ${radius}px; }
QLabel[role="toast"] { background: $panel_raised; border: 2px solid $accent;
  border-radius: ${radius}px; padding: ${tight}px; font-weight: 600; }
QLabel[role="legal"] { color: $accent; font-size: ${caption}px; font-weight: 600; }
QListWidget[role="problems"] { background: transparent; border: none;
  border-top: ${border}px solid $line; font-size: ${caption}px; }
QListWidget[role="problems"]::item { padding: ${snug}px; color: $text; }
QListWidget[role="problems"]::item:hover { background: $panel_hover; }
QListWidget[role="problems"]::item:selected { background: $accent_dim; }
QListWidget[role="problems"]:focus { border: ${ring}px solid $focus; }
QFrame[role="deck"] { background: $panel; border: 2px solid $line; border-radius: ${radius}px; }
QFrame[role="deck"][chosen="true"] { border-color: $accent; background: $panel_raised; }
QFrame[role="deck"][pointed="true"] { border-color: $line_strong; background: $panel_hover; }
QFrame[role="deck"]:focus { border-color: $focus; }
QLabel[role="deck-name"] { font-family: "$display_face"; font-weight: 700;
  font-size: ${title_size}px; }
QLabel[role="figure"] { font-family: "$display_face"; font-weight: 700;
  font-size: ${title_size}px; }
QLabel[role="why"] { color: $amber; }
QListWidget[role="sections"] { background: transparent; border: none; }
QListWidget[role="sections"]:focus { border: none; }
QListWidget[role="sections"]::item { padding: ${tight}px; border-radius: 6px;
  border: 2px solid transparent; }
QListWidget[role="sections"]::item:selected { background: $accent_dim; color: $text; }
QListWidget[role="sections"]:focus::item:selected { border-color: $focus; }
QListView[role="games"], QListView[role="games"]:focus { background: transparent; border: none; }
QListView[role="log"] { background: transparent; border: none; }
QListView[role="log"]::item { padding: 0; }
QListView[role="log"]:focus { border: ${ring}px solid $focus; }
""")


def page_style(theme: Theme) -> str:
    """The pages' own style sheet."""
    return _SHEET.substitute(theme.values())


def dress(app: QApplication, theme_name: str, text_scale: float) -> Theme:
    """Put a theme in force for the whole application, pages included; also while they are open.

    `theme_name` is a theme file's or "system", `text_scale` the text size as a factor.
    """
    return apply_theme(app, theme_name, text_scale, more=page_style)
