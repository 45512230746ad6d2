"""The environments by name, for ``gymnasium.make`` and ``gymnasium.make_vec``."""

from __future__ import annotations

PRESETS = {
    "Classic": "classic",
    "Sudden": "sudden",
    "Even": "even",
    "Gentle": "gentle",
    "TenTwentyFour": "1024",
}


def register_environments() -> None:
    """Registers ``brikke/Classic-v0`` and the other presets where Gymnasium is installed.

    Importing ``brikke`` does it: Gymnasium 1 reads no entry points.
    """
    try:
        from gymnasium.envs.registration import register
    except ImportError:
        return
    for name, preset in PRESETS.items():
        register(
            id=f"brikke/{name}-v0",
            entry_point="brikke.env:make_env",
            vector_entry_point="brikke.vector_env:BrikkeVectorEnv",
            kwargs={"rules": preset},
            # Both would cost more than a step does.
            disable_env_checker=True,
            order_enforce=False,
        )
