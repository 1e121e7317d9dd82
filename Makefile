# `make play` to play, `make test` to check everything; each does its own set-up.
.DEFAULT_GOAL := help
.PHONY: help play test lint plain-test python-test browser-test web-test coverage bounds bench study-check docs fuzz puzzles faults newcomers screens requirements golden gpu-test examples-test ray-test clean

BIN := .venv/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
PYTEST := $(BIN)/python -m pytest
GPU_PYTHON ?= python3
TORCH ?= torch>=2.6

help:  ## what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

play:  ## play in the browser
	@scripts/set-up play
	@$(BIN)/azulejos serve --open

# Tests of servers and pages wait a lot, so that two cores have room for more processes than two; the longest come first.
CHECKS := python-test browser-test plain-test lint web-test bounds

test:  ## check everything: style, types, tests, coverage
	@scripts/set-up test
	@rm -rf .cache/parts
	@echo "azulejos: six parts run, three at a time; how far they are is told each half minute"
	@$(BIN)/python tests/parts.py $(MAKE) --no-print-directory --jobs=3 --keep-going --output-sync=line $(CHECKS)
	@$(MAKE) --no-print-directory coverage
	@echo "azulejos: all checks passed"
	@$(BIN)/python tests/parts.py

lint:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The rules with the compiler off, so that every line is seen.
plain-test:
	$(BIN)/coverage erase
	AZULEJOS_RULES=plain $(BIN)/coverage run -m pytest -n 1 --part plain
	$(BIN)/coverage combine --quiet

coverage:  ## which lines of the rules the tests ran
	$(BIN)/coverage report

python-test:
	$(PYTEST) -n 4 --part rest

# In processes of their own: while playwright is there, no other event loop can run.
browser-test:
	$(PYTEST) -n 2 --part browser tests/browser

web-test:
	cd web && npm run --silent check && npm test --silent -- --reporter=default --reporter=json --outputFile.json=../.cache/parts/web.json

bounds:
	NUMBA_BOUNDSCHECK=1 AZULEJOS_RULES=compiled $(PYTEST) --part bounds -m compiled tests/rules

bench:  ## measure speed
	@scripts/set-up play
	@$(BIN)/azulejos bench

study-check:  ## check what study says, for minutes or hours: STUDY="planted --count 200", or STUDY=--help
	@scripts/set-up test
	@$(BIN)/python benchmarks/reviews.py $(or $(STUDY),all)

docs:  ## build the documentation into site/
	@scripts/set-up test
	PYTHONPATH=tests $(BIN)/python -m documents.reference
	$(PYTEST) -n 0 tests/terminal/test_app.py -k look_as --update-snapshots
	$(BIN)/zensical build --clean --strict
	@echo "azulejos: the documentation is in site/index.html; to search in it, read it through python -m http.server -d site"

newcomers:  ## whole first games with the guide in every language, by touch and by keys, for minutes: NEWCOMERS="--language fr"
	@scripts/set-up test
	@PYTHONPATH=tests $(BIN)/python -m browser.newcomers $(NEWCOMERS)

screens:  ## contact sheets of all screens, games, seats and languages into .cache/screens: SCREENS="--only pavilion"
	@scripts/set-up test
	@PYTHONPATH=tests $(BIN)/python -m browser.screens $(SCREENS)

fuzz:  ## Hypothesis for long: many more examples of every property
	@scripts/set-up test
	HYPOTHESIS_PROFILE=long $(PYTEST) -n 2 -m hypothesis

puzzles:  ## mine puzzles for an hour, each verified at four times the depth: PUZZLES="azul/2 --minutes 10", PUZZLES=--check
	@scripts/set-up test
	$(BIN)/python benchmarks/puzzles.py $(PUZZLES)

faults:  ## servers, databases and lines that fail: FAULTS="--seed 5 --minutes 3 --database postgres", or FAULTS=--help
	@scripts/set-up test
	@PYTHONPATH=tests $(BIN)/python -m faults.campaign $(FAULTS)

# In an environment of their own, which sees the packages of .venv.
EXAMPLES := .cache/examples/bin/python
OF_TESTS = $(CURDIR)/src:$(shell $(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')

examples-test:  ## the examples that learn with libraries of others, which are installed into .cache/examples
	@scripts/set-up test
	@test -x $(EXAMPLES) || $(BIN)/python -m venv .cache/examples
	PYTHONPATH=$(OF_TESTS) $(EXAMPLES) -m pip install --quiet --disable-pip-version-check -r requirements/examples.txt
	PYTHONPATH=$(OF_TESTS) $(EXAMPLES) -m pytest -n 0 tests/envs/test_clients.py

golden:  ## write the counted trees, golden playthroughs and golden batches anew
	@scripts/set-up test
	PYTHONPATH=tests $(BIN)/python -m perft.make
	PYTHONPATH=tests $(BIN)/python -m playthroughs.make
	PYTHONPATH=tests $(BIN)/python -m batches.make

# With whatever Python has torch for this machine's GPU; it installs nothing.
gpu-test:  ## compare the games on this machine's GPU with golden ones of a CPU: GPU_PYTHON=python3
	PYTHONPATH=src:tests:$(PYTHONPATH) $(GPU_PYTHON) -m batches.check

# In an environment of its own: both are large, and no other test needs them.
ray-test:  ## the tests that need Ray and torch, which it installs into .cache/ray
	@scripts/set-up test
	@test -x .cache/ray/bin/python || $(BIN)/python -m venv .cache/ray
	@ls -d $(CURDIR)/.venv/lib/python3*/site-packages > "$$(ls -d .cache/ray/lib/python3*/site-packages)/azulejos.pth"
	.cache/ray/bin/python -m pip install --quiet --disable-pip-version-check "$(TORCH)" "ray>=2.40"
	PYTHONPATH=src .cache/ray/bin/python -m pytest -n 0 tests/arena/test_cluster.py tests/learn

LOCK = $(BIN)/uv pip compile -q --upgrade --universal --generate-hashes --python-version 3.11 --no-header
TO_PLAY := pyproject.toml --extra play --extra pictures --extra arena requirements/play.in
TO_TEST := $(TO_PLAY) --extra postgres --extra gymnasium --extra pettingzoo --extra openspiel requirements/test.in

requirements:  ## lock the requirements anew
	@scripts/set-up test
	$(LOCK) $(TO_PLAY) -o requirements/play.txt
	$(LOCK) $(TO_TEST) -c requirements/play.txt -o requirements/test.txt
	$(LOCK) requirements/node.in -o requirements/node.txt

clean:  ## remove all that was made
	rm -rf .venv .cache site .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage* dist build web/node_modules src/azulejos/server/static
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
