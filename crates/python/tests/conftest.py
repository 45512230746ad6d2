"""What all tests share."""

import os
import sys
from pathlib import Path

from hypothesis import settings

sys.path.insert(0, str(Path(__file__).parent))
# Networks and caches of the machine must not change what is tested.
os.environ.setdefault("BRIKKE_DATA", str(Path(__file__).parents[3] / "target" / "python-data"))
settings.register_profile("ci", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=5000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
