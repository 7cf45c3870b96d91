/** What is said aloud while a piece is in my hand: where it is, and how long there is still. */
import type { Text } from '$web/board';
import { faceName, type Aim } from './aim';
import { ground } from './eye';

const dotted = (value: number) => Math.round(value * 10) / 10;

/** How far from the middle, as seen by the eye; then how it is turned. */
export function aimInWords(aim: Aim, azimuth: number, text: Text): string {
  const { right, away } = ground(azimuth);
  const [aside, ahead] = [dotted(aim.x * right[0] + aim.y * right[1]), dotted(aim.x * away[0] + aim.y * away[1])];
  const parts = [
    aside ? text(aside > 0 ? 'off-right' : 'off-left', { mm: Math.abs(aside) }) : '',
    ahead ? text(ahead > 0 ? 'off-away' : 'off-near', { mm: Math.abs(ahead) }) : '',
  ].filter(Boolean);
  const turned = text('off-turned', { degrees: dotted(aim.yaw), face: text(`face-${faceName(aim.face)}`) });
  return [parts.length ? parts.join(', ') : text('off-middle'), turned].join('; ');
}

const MARKS = [15, 10, 5, 3];

/** The seconds worth saying: few enough not to talk over everything else. */
export const worthSaying = (seconds: number): number | null => MARKS.find((mark) => mark === seconds) ?? null;
