/** What each kind of bot looks like: a bird's head, in the colours of its feathers. */
import type { House } from '../generated/protocol';

export type Level = House['levels'][number];

interface Face {
  head: string;
  cheeks: string;
  beak: string;
  eyes: string;
  /** Drawn behind the head and over it. */
  behind: string;
  over: string;
}

const ROUND_EYES = 'M8 10.6a1.1 1.1 0 1 0 .01 0Z M16 10.6a1.1 1.1 0 1 0 .01 0Z';
const BIG_EYES = 'M8 9a2.6 2.6 0 1 0 .01 0Z M16 9a2.6 2.6 0 1 0 .01 0Z';
const KEEN_EYES = 'M6.2 10.2 9.9 11.6a1.4 1.4 0 0 1-2.6.8Z M17.8 10.2l-3.7 1.4a1.4 1.4 0 0 0 2.6.8Z';
const SHORT_BEAK = 'M10.4 13h3.2L12 16.4Z';
const LONG_BEAK = 'M10 12.6h4L12.4 20h-.8Z';

const FACES: Record<Level, Face> = {
  random: {
    head: '#a9835c',
    cheeks: '#efe3cf',
    beak: SHORT_BEAK,
    eyes: ROUND_EYES,
    behind: '',
    over: 'M4 8a8.6 8.6 0 0 1 16 0c-3-2.6-13-2.6-16 0Z',
  },
  novice: {
    head: '#8d7b66',
    cheeks: '#e2683c',
    beak: SHORT_BEAK,
    eyes: ROUND_EYES,
    behind: '',
    over: 'M11.2 3.4 12 1l.8 2.4Z',
  },
  greedy: {
    head: '#2b2f3a',
    cheeks: '#f7f5ef',
    beak: LONG_BEAK,
    eyes: ROUND_EYES,
    behind: 'M19 17l4.4 2.6-3.2 1.8Z',
    over: 'M9.6 3.2 12 5.4l2.4-2.2Z',
  },
  search: {
    head: '#86684a',
    cheeks: '#f2e2c0',
    beak: SHORT_BEAK,
    eyes: BIG_EYES,
    behind: 'M3.4 10 4 2l5 3.4Z M20.6 10 20 2l-5 3.4Z',
    over: '',
  },
  master: {
    head: '#1d2030',
    cheeks: '#3b4160',
    beak: LONG_BEAK,
    eyes: KEEN_EYES,
    behind: 'M7 4.6 6 1l3.4 2.4L12 .8l2.6 2.6L18 1l-1 3.6Z',
    over: '',
  },
};

export const faceOf = (level: Level): Face => FACES[level];
