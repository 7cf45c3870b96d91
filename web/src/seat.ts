/** A seat of which nothing is known but what is said: of replays, whose people are gone, and of tests. */
import type { Player, SeatInfo } from './generated/protocol';

const UNKNOWN: SeatInfo = {
  kind: 'person',
  name: '',
  level: null,
  mine: false,
  here: true,
  replaced: false,
  conceded: false,
  host: false,
  again: false,
  beside: '',
  program: false,
  bot_in: null,
  face: '',
};

export const seatWith = (known: Partial<SeatInfo>): SeatInfo => ({ ...UNKNOWN, ...known });

export const seatOf = (player: Player): SeatInfo => seatWith({ kind: player.level ? 'bot' : 'person', ...player });
