"""What can be chosen about a match, as a game declares it."""

from typing import Annotated, Literal

import msgspec
import pytest

from splendide.core.options import options_of


class Choosy(msgspec.Struct):
    seconds: Literal["4", "6", "10"] = "6"
    size: Literal[30, 4, 200] = 4
    teams: bool = False
    rounds: Annotated[int, msgspec.Meta(ge=2, le=5)] = 3


def test_choices_keep_the_order_in_which_the_game_names_them() -> None:
    choices = {option.name: option.choices for option in options_of(Choosy)}
    assert choices["seconds"] == ["4", "6", "10"]
    assert choices["size"] == [30, 4, 200]


def test_a_yes_or_no_and_a_number_between_two_ends_list_all_their_choices() -> None:
    found = {option.name: (option.choices, option.default) for option in options_of(Choosy)}
    assert found["teams"] == ([False, True], False)
    assert found["rounds"] == ([2, 3, 4, 5], 3)


def test_an_option_whose_choices_cannot_be_listed_is_a_mistake() -> None:
    class Endless(msgspec.Struct):
        name: str = ""

    with pytest.raises(TypeError, match="one of a few words"):
        options_of(Endless)
