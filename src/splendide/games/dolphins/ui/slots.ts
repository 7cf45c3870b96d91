/** My cards keep their places: what leaves makes room, and what comes takes it. */

const countOf = (cards: readonly string[], kind: string) => cards.filter((card) => card === kind).length;

export interface Slots {
  cards: string[];
  /** The place of the card that came last, if one is known. */
  fresh: number | null;
}

/** The hand sorted as it came, the newest card marked. */
export function lay(hand: readonly string[], arrived: string | null): Slots {
  const fresh = arrived === null ? -1 : hand.lastIndexOf(arrived);
  return { cards: [...hand], fresh: fresh < 0 ? null : fresh };
}

/** The same places with the cards of this hand; `leaving` is the place from which I have passed. */
export function rearrange(
  before: Slots,
  hand: readonly string[],
  arrived: string | null,
  leaving: number | null,
): Slots {
  const kept = keep(before.cards, hand, leaving);
  const missing = lacking(kept, hand);
  if (missing.length > 1) return lay(hand, arrived);
  const free = kept.indexOf(null);
  const place = free < 0 ? kept.length : free;
  if (missing.length) kept[place] = missing[0]!;
  const cards = kept.filter((card) => card !== null);
  const alike = leaving !== null && cards[leaving] === arrived ? leaving : cards.lastIndexOf(arrived ?? '');
  const fresh = missing.length ? place : alike;
  return { cards, fresh: arrived === null || fresh < 0 ? null : fresh };
}

/** The places of cards that are no longer in the hand are free; of equal cards, the one that was passed goes. */
function keep(cards: readonly string[], hand: readonly string[], leaving: number | null): (string | null)[] {
  const kept: (string | null)[] = [...cards];
  const order = cards.map((_, index) => index).sort((a, b) => Number(b === leaving) - Number(a === leaving) || b - a);
  for (const index of order) {
    const kind = cards[index]!;
    if (kept.filter((card) => card === kind).length > countOf(hand, kind)) kept[index] = null;
  }
  return kept;
}

function lacking(kept: readonly (string | null)[], hand: readonly string[]): string[] {
  const left = kept.filter((card) => card !== null);
  const missing: string[] = [];
  for (const card of hand) {
    if (countOf(left, card) + countOf(missing, card) < countOf(hand, card)) missing.push(card);
  }
  return missing;
}
