/** A seat and a table of which nothing is known but what is said: of replays, whose people are gone, of lessons and tests. */
import type { Player, SeatInfo, TableInfo } from './generated/protocol';

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

const ANYWHERE: TableInfo = {
  id: '',
  game: '',
  public: false,
  chat: false,
  hints: false,
  time: 'none',
  name: '',
  locked: false,
  removed: false,
  watched: true,
  host: false,
  options: {},
  seats: [],
  spectators: 0,
  stage: 'playing',
};

export const tableWith = (known: Partial<TableInfo>): TableInfo => ({ ...ANYWHERE, ...known });

export const seatOf = (player: Player): SeatInfo => seatWith({ kind: player.level ? 'bot' : 'person', ...player });
