# Everything starts here. From a fresh clone, `make play` and `make test` need Python 3.11 or newer and nothing else;
# a C compiler makes the games fast, and everything works without one.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.md') pyproject.toml setup.py
WITH_COMPILED := PYTHONPATH=$(COMPILED)

.DEFAULT_GOAL := help
.PHONY: help play test test-plain test-compiled lint types build bench pictures clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(COMPILED)/.stamp ## play in the terminal (make play GAME=trickery SEATS=4)
	@$(WITH_COMPILED) $(BIN)/python -m intrigue play $(GAME) $(if $(SEATS),--seats $(SEATS)) $(ARGS)

test: lint types test-plain test-compiled ## everything that must hold: lint, types, all tests, both builds

test-plain: $(VENV)/.stamp ## all tests on plain Python
	$(BIN)/python -m pytest -q -n 2 --ignore tests/parity tests

test-compiled: $(COMPILED)/.stamp ## the laws and the games' tests on the compiled build, and parity with the plain one
	$(WITH_COMPILED) INTRIGUE_COMPILED_TREE=$(COMPILED) $(BIN)/python -m pytest -q -n 2 tests/parity tests/laws tests/games tests/core

lint: $(VENV)/.stamp ## ruff and the import rules between the rooms
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: $(VENV)/.stamp ## mypy --strict
	$(BIN)/mypy

build: $(VENV)/.stamp ## the wheel, compiled where a C compiler is there
	rm -rf build
	$(BIN)/python -m build --wheel --no-isolation

bench: $(COMPILED)/.stamp ## measure the engine, plain against compiled
	$(WITH_COMPILED) $(BIN)/python -m intrigue bench $(GAME)

pictures: $(COMPILED)/.stamp ## draw the pictures in docs/ anew
	$(WITH_COMPILED) $(BIN)/python docs/pictures/draw.py

clean: ## remove everything that was built
	rm -rf $(VENV) .build build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.stamp: pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("Intrigue needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try make PYTHON=python3.11 ..." if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check --upgrade 'pip>=25.1'
	$(BIN)/python -m pip install -q --disable-pip-version-check --group dev
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation -e .
	touch $@

# The compiled build lives in a tree of its own, made anew whenever a source is newer: a stale extension can never
# shadow edited source.
$(COMPILED)/.stamp: $(VENV)/.stamp $(SOURCES)
	@echo "Building the engine (once after each change) ..."
	@rm -rf build $(COMPILED)
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps --target $(COMPILED) .
	@rm -rf build
	@touch $@
