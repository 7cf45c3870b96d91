"""The pages on the wire and on the store name everything there is."""

import re

from splendide.server import protocol
from splendide.server.store.sqlite import CREATE, UPGRADES
from tests.fuzz.addresses import DESCRIBED
from tests.laws.other_runs import ROOT

PROTOCOL = (ROOT / "docs" / "protocol.md").read_text()
STORAGE = (ROOT / "docs" / "storage.md").read_text()


def test_every_message_of_the_protocol_is_explained() -> None:
    missing = [kind.__name__ for kind in protocol.structs() if f"`{kind.__name__}`" not in PROTOCOL]
    assert missing == []
    tags = [kind.__struct_config__.tag for kind in protocol.structs() if kind.__struct_config__.tag]
    assert len(tags) > 15
    assert [tag for tag in tags if f"`{tag}`" not in PROTOCOL] == []


def test_every_address_is_explained() -> None:
    addresses = [f"{each.method} {each.path_format}" for each in DESCRIBED]
    assert len(addresses) > 30
    assert [address for address in addresses if f"`{address}`" not in PROTOCOL] == []


def test_every_table_and_every_upgrade_of_the_store_is_explained() -> None:
    tables = re.findall(r"CREATE TABLE (?:IF NOT EXISTS )?(\w+)", CREATE)
    assert len(tables) >= 9
    assert [table for table in tables if f"| `{table}` |" not in STORAGE] == []
    assert [step for step in UPGRADES if f"| {step} |" not in STORAGE] == []
