import type { View } from './view';

type Dice = Pick<View, 'dice'>;

/** Whether the dice have been thrown since. */
export const areThrown = (now: Dice, before: Dice): boolean => now.dice.length > 0 && before.dice.length === 0;
