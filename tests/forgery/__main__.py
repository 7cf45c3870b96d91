"""`make forgeries`: thousands of single changes to true records, and all that `verify` accepts of them, by kind."""

import argparse
import sys

from splendide.cli.output import print_table, progress
from splendide.core.library import slugs
from tests.forgery.campaign import HARMLESS, Campaign, wage
from tests.forgery.originals import originals


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--records", type=int, default=4, help="of each game")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    records = list(originals(args.records))
    with progress("forged", args.count) as step:
        campaign = wage(records, args.count, args.seed, step)
    tell(campaign)
    return 1 if campaign.harmful else 0


def tell(campaign: Campaign) -> None:
    rows = [
        [
            kind,
            *(str(counts[slug]) for slug in slugs()),
            str(campaign.seen_through[kind]),
            HARMLESS.get(kind, "HARMFUL"),
        ]
        for kind, counts in sorted(campaign.accepted.items())
    ]
    print_table(rows, ["accepted", *slugs(), "seen with a receipt", "why that is harmless"])
    accepted = sum(counts.total() for counts in campaign.accepted.values())
    print(f"{campaign.tried.total()} changes, {campaign.tried.total() - accepted} refused, {accepted} accepted")
    print("\n".join(campaign.harmful) or "nothing harmful was accepted")


if __name__ == "__main__":
    sys.exit(main())
