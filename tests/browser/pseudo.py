"""A third language, made by machine out of the English texts: no letter is as it was, and every text is a third longer.

It is laid beside the others in a copy of the sources, as a translator would do it: a file in each folder of texts, and
nothing else. It goes by the code of German, which counts as English does and which every browser knows.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from tests.laws.other_runs import ROOT

CODE, NAME = "de", "Ƥşéûđö"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
CHANGED = "áƀçđéƒǧħíĵķłɱñöƥɋřşťûṽŵẋýžÁƁÇĐÉƑǦĦÍĴĶŁṀÑÖƤɊŘŞŤÛṼŴẊÝŽ"
LETTERS = str.maketrans(PLAIN, CHANGED)
LONGER = 0.35  # of its letters
FOLDERS = ("src", "web")
LEFT = shutil.ignore_patterns("node_modules", "client", "__pycache__", "tests")
# Of a page of rules: what is no text, such as addresses, code, and marks at the beginning of a line.
KEPT = re.compile(r"(`[^`]*`|\]\([^)]*\)|https?://\S+)")
WORD = re.compile(r"[A-Za-z]+")


def pseudo(text: str) -> str:
    """Every letter changed, and every word longer by a third."""
    return WORD.sub(lambda word: (word[0] + "x" * round(LONGER * len(word[0]))).translate(LETTERS), text)


class _Changing(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(pseudo(node.value))


def changed_texts(source: str) -> str:
    """A Fluent file in the language."""
    changed: ast.Resource = _Changing().visit(FluentParser().parse(source))
    return re.sub(r"(?m)^language-name = .*$", f"language-name = {NAME}", FluentSerializer().serialize(changed))


def changed_page(source: str) -> str:
    """A page of rules in the language."""
    return "".join(part if KEPT.fullmatch(part) else pseudo(part) for part in KEPT.split(source))


def lay_beside(place: Path) -> None:
    """Every file of English texts below this place has a neighbour in the language."""
    for english in [*place.rglob("text/en.ftl"), *place.rglob("text/rules.en.md")]:
        change = changed_texts if english.suffix == ".ftl" else changed_page
        beside = english.with_name(english.name.replace("en.", f"{CODE}.", 1))
        beside.write_text(change(english.read_text(encoding="utf-8")), encoding="utf-8")


def copy_with_pseudo(place: Path) -> Path:
    """A copy of the sources that speaks the language too, with its client: the folder to import it from."""
    for name in FOLDERS:
        shutil.copytree(ROOT / name, place / name, ignore=LEFT)
    (place / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    lay_beside(place)
    subprocess.run([sys.executable, str(place / "web" / "build_client.py")], check=True, capture_output=True)
    return place / "src"
