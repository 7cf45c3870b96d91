/** The six colours of the pieces, each with a mark of its own, so that nobody has to tell colours apart. */

export interface Look {
  /** The stain of the wood. */
  stain: string;
  /** The same in the shade, for outlines and grain. */
  deep: string;
  /** What the mark is painted with. */
  paint: string;
  /** The mark, as a path in a square of 24. */
  mark: string;
}

const CREAM = '#fff4df';
const BARK = '#43260a';

export const LOOKS: Record<string, Look> = {
  red: {
    stain: '#c9402f',
    deep: '#7d1c12',
    paint: CREAM,
    mark: 'M12 22C5 16 1.5 12 1.5 7.6A5.4 5.4 0 0 1 12 5.4a5.4 5.4 0 0 1 10.5 2.2C22.5 12 19 16 12 22Z',
  }, // heart
  orange: {
    stain: '#e8862c',
    deep: '#8f4606',
    paint: BARK,
    mark: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Zm0 5.8a4.7 4.7 0 1 0 0 9.4 4.7 4.7 0 0 0 0-9.4Z',
  }, // ring
  yellow: {
    stain: '#f0c743',
    deep: '#8f6a06',
    paint: BARK,
    mark: 'M12 .8 15.3 8.3 23.5 9.1 17.3 14.5 19.1 22.5 12 18.3 4.9 22.5 6.7 14.5 .5 9.1 8.7 8.3Z',
  }, // star
  green: {
    stain: '#4c9b55',
    deep: '#1a5526',
    paint: CREAM,
    mark: 'M8.2 1.5h7.6v6.7h6.7v7.6h-6.7v6.7H8.2v-6.7H1.5V8.2h6.7Z',
  }, // cross
  blue: {
    stain: '#3b79c4',
    deep: '#123f78',
    paint: CREAM,
    mark: 'M12 .8c5.6 6.6 8.3 10.2 8.3 14.2a8.3 8.3 0 0 1-16.6 0C3.7 11 6.4 7.4 12 .8Z',
  }, // drop
  purple: {
    stain: '#8255ad',
    deep: '#44246a',
    paint: CREAM,
    mark: 'M17.8 20.7A10.3 10.3 0 1 1 14.5 1.7 9.8 9.8 0 0 0 17.8 20.7Z',
  }, // moon
};

const UNKNOWN: Look = { stain: '#b08d5f', deep: '#5f4726', paint: CREAM, mark: '' };

export const lookOf = (colour: string): Look => LOOKS[colour] ?? UNKNOWN;
