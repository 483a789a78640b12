"""What all tests share. Screens have a conftest of their own."""

from hypothesis import HealthCheck, settings

# Speed belongs to `make bench`; a test machine may be slow at any moment.
settings.register_profile("steady", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")
