# Three Streets. `make run` starts the app, `make test` runs every check; both set up what is missing first.
.DEFAULT_GOAL := help
.PHONY: help setup run test lint format types tests demo pictures bench words icons apk aab desktop clean

PY := .venv/bin/python
REQUIREMENTS := requirements.txt tools/setup.sh
WORKERS ?= 2
# A window without a display, drawn by the same software renderer everywhere.
OFFSCREEN := SDL_VIDEODRIVER=offscreen LIBGL_ALWAYS_SOFTWARE=1 KIVY_NO_ARGS=1 KIVY_LOG_MODE=PYTHON KIVY_HOME="$(CURDIR)/build/kivy"

help:
	@echo "make run       start the app (without a display: make the demo pictures)"
	@echo "make test      every check: lint, types, all tests"
	@echo "make lint      ruff"
	@echo "make format    put the code into ruff's form"
	@echo "make types     mypy, strict below the screens"
	@echo "make demo      play a recorded game through the real screens, pictures in build/demo"
	@echo "make pictures  draw the pictures of README and docs anew"
	@echo "make bench     one table of figures, each with its bar"
	@echo "make words     collect the texts for translators and compile translations"
	@echo "make icons     draw the icon and the starting picture anew"
	@echo "make apk       build for Android with buildozer (aab: for the store); docs/device.md tells what that needs"
	@echo "make desktop   build a program for this desktop in dist/"
	@echo "make setup     install everything and do nothing else"
	@echo "make clean     remove what was built, .venv included"

setup: .venv/dev

.venv/app: $(REQUIREMENTS)
	@tools/setup.sh app

.venv/dev: $(REQUIREMENTS) requirements-dev.txt requirements-dev-alone.txt
	@tools/setup.sh dev

run: .venv/app
	@if [ "$$(uname -s)" = Linux ] && [ -z "$$DISPLAY" ]; then \
		echo "There is no display here (DISPLAY is not set), so no window can open; making the demo pictures instead."; \
		$(MAKE) --no-print-directory demo; \
	else \
		$(PY) main.py; \
	fi

test: lint types tests

lint: .venv/dev
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .

format: .venv/dev
	@$(PY) -m ruff check --fix .
	@$(PY) -m ruff format .

types: .venv/dev
	@$(PY) -m mypy

tests: .venv/dev
	@mkdir -p build/kivy
	@$(OFFSCREEN) $(PY) -m pytest -n $(WORKERS) --dist worksteal

demo: .venv/app
	@mkdir -p build/kivy
	@$(OFFSCREEN) $(PY) -m companion.ui.demo --out build/demo
	@echo "The pictures are in build/demo."

pictures: .venv/app
	@mkdir -p build/kivy
	@$(OFFSCREEN) $(PY) -m companion.ui.demo --pictures docs/pictures

bench: .venv/dev
	@mkdir -p build/kivy
	@$(OFFSCREEN) $(PY) -m bench

words: .venv/dev
	@$(PY) tools/words.py

icons: .venv/app
	@$(PY) tools/icons.py

build/packager/ready: packaging/requirements.txt
	@python3 -m venv build/packager
	@build/packager/bin/python -m pip --disable-pip-version-check -q install -r packaging/requirements.txt
	@touch $@

apk aab: build/packager/ready
	@tools/android.sh $@

desktop: .venv/app
	@$(PY) -m pip --disable-pip-version-check -q install pyinstaller==6.22.3
	@$(PY) -m PyInstaller --noconfirm --log-level WARN --workpath build/desktop packaging/desktop.spec
	@echo "The program is in dist/ThreeStreets."

clean:
	rm -rf .venv build dist bin .buildozer .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
