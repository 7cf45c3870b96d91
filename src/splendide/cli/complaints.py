"""What argparse complains of, in the user's language: it knows English alone, and says it in one of these forms."""

import re

from splendide.cli.words import Words

FORMS = {
    "cli-wrong-argument": r"argument (?P<argument>.+?): (?P<message>.+)",
    "cli-not-given": r"the following arguments are required: (?P<arguments>.+)",
    "cli-none-given": r"one of the arguments (?P<arguments>.+) is required",
    "cli-not-with": r"not allowed with argument (?P<other>.+)",
    "cli-no-such-choice": r"invalid choice: (?P<text>.+) \(choose from (?P<choices>.+)\)",
    "cli-wants-one": r"expected one argument",
    "cli-wants-some": r"expected at least one argument",
    "cli-wants-none": r"ignored explicit argument (?P<text>.+)",
    "cli-not-a-number": r"invalid int value: (?P<text>.+)",
    "cli-not-opened": r"(?:can't open '.*': )?\[Errno \d+\] .*: '(?P<file>.*)'",
}


def translated(complaint: str, words: Words) -> str:
    """The same, in the language of these words; what is in none of the forms stays as it is."""
    for name, form in FORMS.items():
        if found := re.fullmatch(form, complaint, re.DOTALL):
            said = found.groupdict()
            return words(name, **said | {"message": translated(said.get("message", ""), words)})
    return complaint
