# Everything starts here. From a fresh clone, `make play` and `make test` need Python 3.11 or newer and nothing else;
# a C compiler makes the games fast, and everything works without one.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.md') pyproject.toml setup.py
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print)
PAGE := src/intrigue/server/page/index.html
WITH_COMPILED := PYTHONPATH=$(COMPILED)
PORT ?= 8000

.DEFAULT_GOAL := help
.PHONY: help play terminal test test-plain test-compiled test-web test-browser lint types build bench pictures clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(COMPILED)/.stamp ## serve the games at a local address (make play PORT=8123)
	@$(WITH_COMPILED) $(BIN)/python -m intrigue serve --port $(PORT) $(ARGS)

terminal: $(COMPILED)/.stamp ## play in the terminal (make terminal GAME=trickery SEATS=4)
	@$(WITH_COMPILED) $(BIN)/python -m intrigue play $(GAME) $(if $(SEATS),--seats $(SEATS)) $(ARGS)

test: lint types test-web test-plain test-compiled test-browser ## everything that must hold, on both builds and in a real browser

test-plain: $(VENV)/.stamp ## all tests on plain Python, but those in a browser
	tools/system-packages
	$(BIN)/python -m pytest -q -n 2 --ignore tests/parity --ignore tests/browser tests

test-compiled: $(COMPILED)/.stamp ## the laws on the compiled build, and parity with the plain one
	$(WITH_COMPILED) $(BIN)/python -m pytest -q -n 2 tests/parity tests/laws tests/core

test-web: web/node_modules/.stamp ## the page: types, lint, unit tests, size
	cd web && npm run --silent check && npm run --silent lint && npm run --silent test && npm run --silent build && npm run --silent size

test-browser: $(COMPILED)/.stamp ## whole games in a real Chromium, against a real server
	tools/system-packages
	$(WITH_COMPILED) $(BIN)/python -m pytest -q tests/browser

lint: $(VENV)/.stamp ## ruff and the import rules between the rooms
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: $(VENV)/.stamp ## mypy --strict
	$(BIN)/mypy

build: $(VENV)/.stamp $(PAGE) ## the wheel, compiled where a C compiler is there
	rm -rf build
	$(BIN)/python -m build --wheel --no-isolation

bench: $(COMPILED)/.stamp ## measure the engine, plain against compiled
	$(WITH_COMPILED) $(BIN)/python -m intrigue bench $(GAME)

pictures: $(COMPILED)/.stamp ## draw the pictures in docs/ anew
	$(WITH_COMPILED) $(BIN)/python docs/pictures/draw.py
	$(WITH_COMPILED) $(BIN)/python docs/pictures/page.py
	$(WITH_COMPILED) $(BIN)/python docs/pictures/balance.py
	$(WITH_COMPILED) $(BIN)/python docs/pictures/review.py

clean: ## remove everything that was built
	rm -rf $(VENV) .build build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .import_linter_cache
	rm -rf web/node_modules src/intrigue/server/page
	find . -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.stamp: pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("Intrigue needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try make PYTHON=python3.11 ..." if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check --upgrade 'pip>=25.1'
	$(BIN)/python -m pip install -q --disable-pip-version-check --group dev
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation -e .
	touch $@

# The compiled build lives in a tree of its own, made anew whenever a source is newer: a stale extension can never
# shadow edited source. It is built with -O1: nearly as fast as -O3, which wheels get, and built in half the time.
$(COMPILED)/.stamp: $(VENV)/.stamp $(SOURCES) $(PAGE)
	@echo "Building the engine (once after each change) ..."
	@rm -rf build $(COMPILED)
	@INTRIGUE_OPT=1 $(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps --target $(COMPILED) .
	@rm -rf build
	@touch $@

web/node_modules/.stamp: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "The page in the browser is built with Node (npm), which is not here. Install Node 20 or newer."; exit 1; }
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error # `ci` insists on packages for platforms that are not this one
	touch $@

$(PAGE): web/node_modules/.stamp $(WEB_SOURCES)
	cd web && npm run --silent build
	@touch $@
