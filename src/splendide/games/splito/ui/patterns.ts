/** The six colours, each with a pattern of its own, so that nobody has to tell colours apart. */

export interface Look {
  fill: string;
  /** The pattern's colour. */
  line: string;
  /** One tile of 12 × 12, drawn as strokes. */
  tile: string;
}

export const LOOKS: Record<string, Look> = {
  red: { fill: '#d8432f', line: '#8f1d10', tile: 'M-1 7 7-1M5 13 13 5' }, // slanted bars
  blue: { fill: '#3b82d0', line: '#134a86', tile: 'M0 4q3-4 6 0t6 0M0 10q3-4 6 0t6 0' }, // waves
  yellow: { fill: '#f5cf3a', line: '#a97a00', tile: 'M3 3h.01M9 9h.01' }, // dots
  black: { fill: '#4a4a52', line: '#16161b', tile: 'M0 3h12M0 9h12M3 0v12M9 0v12' }, // net
  green: { fill: '#46a758', line: '#14602a', tile: 'M0 5 3 2 6 5 9 2 12 5M0 11 3 8 6 11 9 8 12 11' }, // zigzag
  orange: { fill: '#f28c28', line: '#9a4a00', tile: 'M3 0v6M9 6v6M0 3h6M6 9h6' }, // crosses
};

const UNKNOWN: Look = { fill: '#9a8a72', line: '#65584c', tile: '' };

export const lookOf = (colour: string): Look => LOOKS[colour] ?? UNKNOWN;
