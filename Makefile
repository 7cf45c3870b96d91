# Two commands matter: `make play` and `make test`. Both set up all they need, and are quick the second time.

PYTHON ?= python3
BIN := .venv/bin
HOST ?= 127.0.0.1
PORT ?= 8000
DATA ?= data
export PIP_DISABLE_PIP_VERSION_CHECK := 1
unexport PYTHONDONTWRITEBYTECODE # hundreds of Pythons are started: what one has compiled is there for the others

.DEFAULT_GOAL := help
.PHONY: help play dev test check format types bench client kernels browser postgres walk chaos fuzz forgeries races proxies audit clean

help: ## List what make can do
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: .venv/play client ## Set everything up and start the server
	@$(BIN)/splendide serve --host $(HOST) --port $(PORT) --data $(DATA)

dev: .venv/play ## Server and page that follow every change of the code
	@$(BIN)/python web/dev.py --port $(PORT) --data $(DATA)/dev

test: .venv/test client kernels browser postgres ## Set everything up and run all tests
	@echo "· Testing the client"
	@$(BIN)/python web/build_client.py test
	@echo "· Testing everything else"
	@$(BIN)/python -m pytest --numprocesses auto --dist worksteal --durations 15 $(TESTS)

walk: .venv/test client kernels browser ## Measure every board in every phase and window: overlaps, cuts, small targets
	@$(BIN)/python -m tests.browser.walk $(GAMES)

chaos: .venv/test kernels postgres ## Kill a house a thousand times in all kinds of trouble, then three on one database; look for what was lost
	@$(BIN)/python -m tests.chaos --kills $(or $(KILLS),1000)
	@$(BIN)/python -m tests.chaos --troubles $(or $(TROUBLES),300)

fuzz: .venv/test client kernels ## Try a million odd inputs, over HTTP, sockets, records and notation
	@$(BIN)/python -m tests.fuzz --count $(or $(COUNT),1000000)

races: .venv/test kernels ## Race tens of thousands of times against whoever lies about their line: who gains how much?
	@$(BIN)/python -m tests.core.time

proxies: .venv/test ## Try the configurations for nginx and Caddy that docs/hosting.md and docs/scale.md show
	@$(BIN)/python -m tests.house.proxies

audit: .venv/play ## Ask whether anything is known against the packages that we use
	@test -x .venv/audit/bin/pip-audit || ($(PYTHON) -m venv .venv/audit && .venv/audit/bin/pip install -q pip-audit)
	@.venv/audit/bin/pip-audit --disable-pip --require-hashes -r requirements/play.txt -r requirements/test.txt
	@cd web && npm audit

forgeries: .venv/test kernels ## Change true records at one place, ten thousand times, and list what is accepted
	@$(BIN)/python -m tests.forgery --count $(or $(COUNT),10000)

# The game that the tests bring has a board too, and it is held to the same.
check format types: export SPLENDIDE_GAMES := tests/house/sixth$(if $(SPLENDIDE_GAMES),:$(SPLENDIDE_GAMES))

check: .venv/test ## Format, lint, types, imports, generated files
	@echo "· Format and lint"
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@echo "· Types"
	@$(BIN)/mypy
	@echo "· Every game keeps the contract"
	@$(BIN)/python -m tests.house.conforming
	@echo "· Imports go one way"
	@$(BIN)/lint-imports
	@echo "· The client"
	@$(BIN)/python web/build_client.py check
	@$(BIN)/python web/make_types.py --check

format: .venv/test ## Format the code
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@$(BIN)/python web/build_client.py format

types: .venv/test ## Generate the browser's types from the server's
	@$(BIN)/python web/make_types.py

bench: .venv/test .venv/bench client kernels postgres ## Measure, beside a calibration in the same run
	@$(BIN)/splendide bench
	@$(BIN)/python -m bench.server
	@$(BIN)/python -m bench.page

client: .venv/play ## Build the browser's part, if anything in it changed
	@$(BIN)/python web/build_client.py

kernels: .venv/play ## Compile the rules, if any of them changed
	@$(BIN)/python -m splendide.bots.warm

browser: .venv/test ## Make sure there is a browser for the tests
	@$(BIN)/python tests/browser/chromium.py

postgres: .venv/test ## Make sure there is a PostgreSQL for the tests
	@$(BIN)/python -m tests.postgres

clean: ## Remove everything that was set up or built
	rm -rf .venv web/node_modules src/splendide/client

# --- environment: each stamp is newer than the list of packages it was made from ---

.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Splendide needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12 play")'
	@echo "· Making a Python environment in .venv"
	@$(PYTHON) -m venv .venv

.venv/play: .venv/bin/pip requirements/play.txt pyproject.toml
	@echo "· Installing packages (a minute the first time)"
	@$(BIN)/pip install --progress-bar on -q --require-hashes -r requirements/play.txt
	@echo "· Installing Splendide"
	@$(BIN)/pip install -q --no-deps -e .
	@touch $@

.venv/test: .venv/play requirements/test.txt
	@echo "· Installing what the tests need"
	@$(BIN)/pip install -q --require-hashes -r requirements/test.txt
	@touch $@

.venv/bench: .venv/play requirements/bench.txt
	@echo "· Installing what the calibration needs"
	@$(BIN)/pip install -q --require-hashes -r requirements/bench.txt
	@touch $@
