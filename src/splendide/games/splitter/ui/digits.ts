/** The six numbers as somebody with a pencil writes them, in a square of 100. */
export const DIGITS: Record<number, string> = {
  1: 'M38 31C45 27 51 22 55 16C54 38 53 60 52 85',
  2: 'M28 35C31 15 66 11 69 34C70 52 41 65 28 82C44 77 58 80 75 82',
  3: 'M30 25C45 12 70 19 65 35C61 46 49 47 43 47C60 45 75 56 69 72C61 89 36 86 27 74',
  4: 'M55 16C46 34 36 47 25 61C43 58 60 58 78 58M60 38C60 54 59 70 57 87',
  5: 'M70 18C59 19 49 19 38 19C37 29 35 38 32 47C46 38 71 44 70 62C68 83 42 90 27 76',
  6: 'M63 15C44 24 30 43 30 63C30 82 46 89 57 84C71 78 72 58 58 54C46 50 34 56 31 67',
};

/** No two numbers of a hand lean quite the same way: degrees. */
export const lean = (cell: number): number => ((cell * 37) % 9) - 4;
