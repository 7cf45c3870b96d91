/** How far this browser has seen the match it looked at last, across visits. */
import { recall, remember } from '../memory';

const KEY = 'seen';

export const see = ({ match, number }: { match: string; number: number }): void => remember(KEY, `${match} ${number}`);

/** Up to which number; null if it was another match. */
export function lastSeen(match: string): number | null {
  const [known, number] = (recall(KEY) ?? '').split(' ');
  return known === match ? Number(number) : null;
}
