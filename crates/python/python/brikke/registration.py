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

    Importing ``brikke`` does it, and so does the entry point of the package. No
    Gymnasium from 1.0.0 to 1.4.0 reads entry points; all of them import the
    module of ``gymnasium.make("brikke:brikke/Classic-v0")``.
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
