import type { Deal } from './view';

export interface Won {
  letters: number;
  /** The texts that say why, or why none. */
  why: string[];
}

/** The letters that a deal has brought a seat. */
export function won(deal: Deal, seat: number): Won {
  const [race, early] = [deal.letters[seat] ?? 0, deal.false_letters[seat] ?? 0];
  const why = [
    ...(race > 0 ? ['why-dolphin'] : []),
    ...(race > 0 && deal.bonus === seat ? [deal.capped ? 'why-capped' : 'why-bonus'] : []),
    ...(early > 0 ? ['why-false-start'] : []),
    ...(deal.tied.length > 0 && !deal.tied.includes(seat) ? ['why-not-tied'] : []),
  ];
  return { letters: race + early, why };
}
