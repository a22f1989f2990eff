# Everything starts here. From a fresh clone, `make play` and `make test` need Python 3.11 or newer and Node 20 or newer,
# and nothing else; a C compiler makes the games fast, and everything works without one. What is set up already is not
# set up again: the tools look at what is in the files, never at their times.

PYTHON ?= python3
BIN := .venv/bin
COMPILED := .build/compiled
WITH_COMPILED := PYTHONPATH=$(COMPILED)
PYTEST := $(BIN)/python -m pytest -q
# What is compiled is tested on both builds. What stands above it is plain Python on either, and is tested once, on what
# people run.
ON_BOTH := tests/laws tests/core tests/games tests/research
ABOVE := tests/table tests/players tests/lab tests/cli tests/server tests/benchmarks
BENCHMARK := $(WITH_COMPILED) $(BIN)/python -m benchmarks

.DEFAULT_GOAL := help
.PHONY: help play terminal cluster page compiled packages web-packages quick test test-plain test-compiled test-web test-browser \
  proofs mutants proof-packages release audit lock lint fields types build bench load chaos peers measure pictures clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## serve the games at a local address (make play PORT=8123; HOST=0.0.0.0 lets friends in)
	@$(PYTHON) tools/play.py serve $(if $(PORT),--port $(PORT)) $(if $(HOST),--host $(HOST)) $(ARGS)

terminal: ## play in the terminal (make terminal GAME=trickery SEATS=4)
	@$(PYTHON) tools/play.py play $(GAME) $(if $(SEATS),--seats $(SEATS)) $(ARGS)

cluster: ## PostgreSQL, Redis, three servers, two thinkers and a balancer on this machine (make cluster PORT=8123)
	@$(PYTHON) tools/cluster.py $(if $(PORT),--port $(PORT))

page: ## build the page in the browser
	@$(PYTHON) tools/page.py

compiled: packages ## compile the engine into .build/compiled; PYTHONPATH=.build/compiled runs it
	@$(BIN)/python tools/engine.py

quick: packages ## while working: lint, types and the tests of what changed (make quick ROOM=games/trieste)
	@$(BIN)/python tools/quick.py $(ROOM)

test: packages web-packages ## everything that must hold, on both builds and in a real browser
	@$(MAKE) --no-print-directory -j 2 lint types test-web # one core for each of two
	@$(MAKE) --no-print-directory test-plain test-compiled test-browser
	@echo "All of it holds."

test-plain: compiled page ## games, laws, core, research and tools on plain Python
	@tools/system-packages
	$(PYTEST) -n 2 $(addprefix --ignore ,tests/parity tests/browser $(ABOVE)) tests

test-compiled: compiled ## the same rooms on the compiled build, those above them (server, command line, lab), and parity
	@tools/system-packages
	$(WITH_COMPILED) $(PYTEST) -n 2 tests/parity $(ON_BOTH) $(ABOVE)

test-web: packages web-packages ## the page: types, lint, unit tests, size
	@PYTHONPATH=src $(BIN)/python web/tests/fixtures/said.py
	@PYTHONPATH=src $(BIN)/python web/tests/fixtures/fivesails.py
	@PYTHONPATH=src $(BIN)/python web/tests/fixtures/changes.py
	@PYTHONPATH=src $(BIN)/python web/tests/fixtures/events.py
	cd web && npm run --silent check && npm run --silent lint && npm run --silent test
	@$(PYTHON) tools/page.py
	cd web && npm run --silent size

test-browser: compiled page ## whole games in a real Chromium, against a real server
	@tools/system-packages
	$(WITH_COMPILED) $(PYTEST) -n 2 tests/browser

proofs: proof-packages compiled page ## the long forms of the tests, with their figures in .build/proofs (make proofs ONLY=release)
	@$(BIN)/python tools/proofs.py $(ONLY)

mutants: proof-packages ## a proof: the tests notice rules that are broken on purpose
	@$(BIN)/python tools/proofs.py mutants

release: compiled page ## a proof: sdist and wheel, built, installed and used in empty environments; with a bill of materials
	@$(BIN)/python tools/proofs.py release

audit: ## ask the public lists of known faults about our libraries (needs the internet)
	@$(PYTHON) tools/audit.py

lock: ## write deploy/requirements.txt anew (make lock NEWER=1 takes the newest libraries)
	@$(PYTHON) tools/lock.py $(if $(NEWER),upgrade)

lint: packages ## ruff, the import rules between the rooms, copied passages, fields as they are listed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/python tools/copies.py
	$(BIN)/python tools/fields.py check

fields: packages ## make the classes with the fields of states from their lists (games/*/fields.py)
	$(BIN)/python tools/fields.py

types: packages ## mypy --strict
	$(BIN)/mypy

build: packages page ## the wheel, compiled where a C compiler is there
	rm -rf build
	$(BIN)/python -m build --wheel --no-isolation

bench: compiled ## measure the engine, plain against compiled
	$(WITH_COMPILED) $(BIN)/python -m intrigue bench $(GAME)

load: compiled ## measure how many tables a server holds (make load ARGS="--tables 100 --think 0")
	@$(BENCHMARK).load $(ARGS)

chaos: compiled ## inject faults into a cluster while people play, and look for losses (make chaos ARGS="--seconds 600")
	@tools/system-packages cluster
	@$(BENCHMARK).chaos $(ARGS)

peers: compiled ## measure our games beside those of other frameworks (make peers ARGS=--observations)
	@$(BENCHMARK).peers $(ARGS)

measure: compiled ## list all benchmarks; WHAT=engine_speed ARGS="--games 50" runs one
	@$(BENCHMARK)$(if $(WHAT),.$(WHAT)) $(ARGS)

pictures: compiled page ## draw the pictures in docs/ anew
	$(WITH_COMPILED) $(BIN)/python docs/pictures/draw.py
	$(WITH_COMPILED) $(BIN)/python docs/pictures/page.py
	$(WITH_COMPILED) $(BIN)/python docs/pictures/talk.py
	$(WITH_COMPILED) $(BIN)/python docs/pictures/lessons.py
	$(WITH_COMPILED) $(BIN)/python docs/pictures/balance.py
	$(WITH_COMPILED) $(BIN)/python docs/pictures/review.py
	$(BIN)/python docs/pictures/learning.py

packages:
	@$(PYTHON) tools/packages.py dev

proof-packages:
	@$(PYTHON) tools/packages.py proofs

web-packages:
	@$(PYTHON) tools/page.py packages

clean: ## remove everything that was built
	rm -rf .venv .build build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .import_linter_cache
	rm -rf web/node_modules src/intrigue/server/page
	find . -name __pycache__ -prune -exec rm -rf {} +
