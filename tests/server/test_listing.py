"""The list of public tables: kept in memory, page by page, and nobody fills it alone."""

import asyncio
import itertools

from hypothesis import given
from hypothesis import strategies as st

from splendide.server.protocol.lobby import ListedTable, NewTable
from splendide.server.store.memory import MemoryStore
from splendide.server.store.rows import Guest, TableRow
from splendide.server.table.compiling import Compiling
from splendide.server.table.customs import Customs
from splendide.server.table.listing import A_FEW, A_PAGE, LISTED_FOR, Listing
from splendide.server.table.tables import Tables
from tests.server.conftest import NewPerson

MANY = 12_000


def a_table(number: int, maker: str, public: bool = True) -> TableRow:
    return TableRow(f"table-{number}", "g", maker, public, {}, (), float(number))


def ids(tables: list[ListedTable]) -> list[str]:
    return [table.id for table in tables]


def test_reading_all_tables_again_leaves_no_trace_of_the_first_time() -> None:
    listing = Listing(lambda: 0.0)
    for _ in range(2):
        listing.read([(0.0, a_table(k, "ann")) for k in range(A_FEW + 2)])
    listing.read([(0.0, a_table(k, "ann")) for k in range(1, A_FEW + 1)])
    assert ids(listing.page(0).tables) == [f"table-{k}" for k in range(A_FEW, 0, -1)]
    for k in range(1, A_FEW + 1):
        listing.forget(f"table-{k}")
    assert listing.page(0).tables == []


class CountingStore(MemoryStore):
    """How many rows were read from it to make lists."""

    rows_read = 0

    async def public_tables(self, since: float, most: int) -> list[tuple[float, TableRow]]:
        found = await super().public_tables(0, most)
        self.rows_read += len(found)
        return found


def test_twelve_thousand_tables_are_read_once_and_a_page_touches_no_more_than_itself() -> None:
    async def look() -> None:
        store = CountingStore()
        await store.write(*(a_table(k, f"guest {k}") for k in range(MANY)))
        tables = Tables(store, Compiling(list), Customs())
        tables.listing._clock = lambda: float(MANY)
        await tables.open()
        assert store.rows_read == MANY
        touched = CountingDict(tables.listing._listed)
        tables.listing._listed = touched
        pages = [tables.listing.page(number) for number in range(50)]
        assert store.rows_read == MANY, "nobody who looks at a list reads from the store"
        assert touched.looked_up == 50 * A_PAGE
        assert pages[0].pages == MANY // A_PAGE
        assert [each for page in pages for each in ids(page.tables)] == [
            f"table-{k}" for k in range(MANY - 1, MANY - 1 - 50 * A_PAGE, -1)
        ]
        await tables.close()

    asyncio.run(look())


class CountingDict(dict[str, ListedTable]):
    looked_up = 0

    def __getitem__(self, key: str) -> ListedTable:
        self.looked_up += 1
        return super().__getitem__(key)


def test_fifty_new_tables_of_one_guest_push_nobody_away() -> None:
    listing = Listing(lambda: 0.0)
    for k in range(10):
        listing.see(a_table(k, f"guest {k}"))
    for k in range(10, 60):
        listing.see(a_table(k, "greedy"))
    assert ids(listing.page(0).tables) == [f"table-{k}" for k in (59, 58, 57, *range(9, -1, -1))]


def test_when_the_newest_of_somebody_are_gone_those_made_before_show_again() -> None:
    listing = Listing(lambda: 0.0)
    for k in range(5):
        listing.see(a_table(k, "ann"))
    listing.see(a_table(4, "ann", public=False))
    listing.forget("table-3")
    assert ids(listing.page(0).tables) == ["table-2", "table-1", "table-0"]


def test_a_table_where_nothing_changed_for_a_day_is_listed_no_more() -> None:
    now = [0.0]
    listing = Listing(lambda: now[0])
    listing.see(a_table(1, "ann"))
    now[0] = LISTED_FOR
    listing.see(a_table(2, "ben"))
    assert len(listing.page(0).tables) == 2
    now[0] += 1
    assert ids(listing.page(0).tables) == ["table-2"]


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 3), st.sampled_from(["public", "private", "gone"]))))
def test_the_list_is_what_one_would_make_of_all_tables_anew(changes: list[tuple[int, int, str]]) -> None:
    listing = Listing(lambda: 0.0)
    known: dict[str, TableRow] = {}
    for number, _, kind in changes:
        row = a_table(number, f"guest {number % 4}", public=kind == "public")
        if kind == "gone":
            listing.forget(row.id)
        else:
            listing.see(row)
        known[row.id] = row
        if kind != "public":
            del known[row.id]
    newest = sorted(known.values(), key=lambda row: (row.made, row.id), reverse=True)
    few = {
        row.id
        for maker in {row.maker for row in newest}
        for row in list(itertools.islice((each for each in newest if each.maker == maker), A_FEW))
    }
    assert ids(listing.page(0).tables) == [row.id for row in newest if row.id in few][:A_PAGE]
    assert listing.page(99).tables == []


def test_pages_over_http_and_what_is_no_page(person: NewPerson) -> None:
    ann = person()
    table = ann.make_table(public=True)
    first = ann.http.get("/api/tables", params={"page": 0}).json()
    assert first["tables"][0]["id"] == table
    assert first["pages"] >= 1
    assert ann.http.get("/api/tables", params={"page": 99999}).json()["tables"] == []
    for wrong in ("-1", "x", "9" * 100, ""):
        answer = ann.http.get("/api/tables", params={"page": wrong})
        assert (answer.status_code, answer.json()["name"]) == (422, "no-such-page")


def test_what_is_public_is_listed_after_a_restart_too() -> None:
    async def restart() -> None:
        store = MemoryStore()
        before = Tables(store, Compiling(list), Customs())
        table = await before.make(NewTable("splitter", public=True), Guest("ann", "Ann"))
        after = Tables(store, Compiling(list), Customs())
        await after.open()
        assert ids(before.listing.page(0).tables) == ids(after.listing.page(0).tables) == [table]

    asyncio.run(restart())
