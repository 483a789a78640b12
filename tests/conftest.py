"""What all tests share. Screens have a conftest of their own."""

import os

from hypothesis import HealthCheck, settings

# Speed belongs to `make bench`; a test machine may be slow at any moment. New examples are looked for on a developer's
# machine; CI takes the same ones each time, so that it judges the change it was given.
settings.register_profile(
    "steady", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize="CI" in os.environ
)
settings.load_profile("steady")
