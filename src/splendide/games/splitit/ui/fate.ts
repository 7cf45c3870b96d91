import type { Text } from '$web/board';
import type { SeatInfo } from '$web/generated/protocol';
import { nameList, seatName } from '$web/texts.svelte';
import type { ToldZone } from './view';

/** What became of a zone, in a few words. */
export function fateOf(zone: ToldZone, seats: SeatInfo[], text: Text): string {
  const names = nameList(zone.bets.map((seat) => seatName(seat, seats[seat]!)));
  return text(`fate-${zone.fate}`, { names, cards: zone.cards.length });
}
