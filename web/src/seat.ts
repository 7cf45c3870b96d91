/** A seat of which nothing is known but what is said: of replays, whose people are gone, and of tests. */
import type { House, SeatInfo } from './generated/protocol';

const UNKNOWN: SeatInfo = {
  kind: 'person',
  name: '',
  level: null,
  mine: false,
  here: true,
  replaced: false,
  host: false,
  again: false,
  beside: '',
  program: false,
  bot_in: null,
};

export const seatWith = (known: Partial<SeatInfo>): SeatInfo => ({ ...UNKNOWN, ...known });

/** Whoever is called so: a name that is one of the levels is a bot's. */
export function seatCalled(name: string, levels: readonly House['levels'][number][] = []): SeatInfo {
  const level = levels.find((known) => known === name) ?? null;
  return seatWith({ kind: level ? 'bot' : 'person', name, level });
}
