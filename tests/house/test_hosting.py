"""The pages for hosts: every setting and every measure is there, and every test that is named exists."""

import re

from splendide.cli.parsing import Parser, variable
from splendide.cli.serve import add
from splendide.cli.words import Words
from splendide.server.metrics import COUNTED
from tests.house.proxies import NAME, shown
from tests.laws.other_runs import ROOT

HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SECURITY = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
NOT_SETTINGS = {"--help", "--language"}


def flags() -> list[str]:
    parser = Parser("splendide serve", Words("en"))
    add(parser, Words("en"))
    told = [flag for action in parser._actions for flag in action.option_strings if flag.startswith("--")]
    return [flag for flag in told if flag not in NOT_SETTINGS]


def test_every_setting_stands_in_the_table_with_its_variable() -> None:
    assert len(flags()) > 10
    assert [flag for flag in flags() if f"| `{flag}` | `{variable(flag)}` |" not in HOSTING] == []
    told = re.findall(r"^\| `(--[a-z-]+)` \|", HOSTING, re.MULTILINE)
    assert sorted(told) == sorted(flags()), "and nothing that is no setting"


def test_both_configurations_of_proxies_are_found_on_the_page_to_be_tried() -> None:
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in shown("map $http_upgrade")
    assert shown(f"{NAME} {{").split() == [NAME, "{", "reverse_proxy", "127.0.0.1:8000", "}"]


def test_every_measure_is_named() -> None:
    counted = re.findall(r"# TYPE (\w+)", COUNTED.text())
    assert counted
    assert [name for name in counted if f"`{name}`" not in HOSTING] == []


def test_every_line_of_the_threats_names_tests_that_exist() -> None:
    lines = [line for line in SECURITY.splitlines() if line.startswith("| ") and not line.startswith("| what")]
    assert len(lines) > 25
    named = [re.findall(r"`((?:tests|web)/[\w/.]+)`", line.rsplit("|", 2)[1]) for line in lines]
    assert [line for line, tests in zip(lines, named, strict=True) if not tests] == []
    assert [test for tests in named for test in tests if not (ROOT / test).is_file()] == []
