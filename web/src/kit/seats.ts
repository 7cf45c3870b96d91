/** How seats are told apart: a colour and a shape each. */

const SHAPES = [
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z', // disc
  'M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z', // square
  'M12 2 23 21H1Z', // triangle
  'M12 1 23 12 12 23 1 12Z', // diamond
  'M12 1.5 22 7v10l-10 5.5L2 17V7Z', // hexagon
  'M8.5 1.5h7v7h7v7h-7v7h-7v-7h-7v-7h7Z', // cross
  'M12 1 23 9.2 18.8 22H5.2L1 9.2Z', // pentagon
  'M1 22V12a11 11 0 0 1 22 0v10Z', // arch
  'M7 2h10l6 20H1Z', // bell
  'M1 3h22L12 22Z', // funnel
  'M2 6h20v12H2Z', // plank
  'M12 1c6 7 9 10 9 14a9 9 0 0 1-18 0c0-4 3-7 9-14Z', // drop
];

export const seatColour = (seat: number): string => `var(--seat-${seat % SHAPES.length})`;

export const seatShape = (seat: number): string => SHAPES[seat % SHAPES.length]!;
