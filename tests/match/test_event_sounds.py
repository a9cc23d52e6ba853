"""Which event makes which sound."""

from __future__ import annotations

from dbz_desktop.match.telling.event_sounds import Ear
from dbz_desktop.rules.kernel import attack_events as atk


def test_an_energy_attack_sounds_otherwise_than_a_physical_one():
    for kind in atk.AttackKind:
        ear = Ear()
        assert ear.sound_of(atk.AttackBegan(1, 0, 7, kind, 0, 2)) == ""
        assert ear.sound_of(atk.AttackUnstopped(1, 0)) == kind.value
        assert ear.sound_of(atk.DamageDealt(1, 1, 0, 1, 0, False)) == ""
        assert ear.sound_of(atk.DamageDealt(1, 1, 0, 1, 0, True)) == "critical"
