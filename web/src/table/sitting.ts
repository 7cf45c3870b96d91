/** Who may sit down. */
import type { TableInfo } from '../generated/protocol';

type Seating = Pick<TableInfo, 'seats' | 'host' | 'locked' | 'removed'>;

export const isSeated = ({ seats }: Pick<Seating, 'seats'>): boolean => seats.some((seat) => seat.mine);

/** Why I find no seat here, free or not; null if nothing bars me. */
export function barred({ host, locked, removed }: Seating): 'is-removed' | 'is-locked' | null {
  if (removed) return 'is-removed';
  return locked && !host ? 'is-locked' : null;
}

export const maySit = (info: Seating): boolean => !isSeated(info) && barred(info) === null;
