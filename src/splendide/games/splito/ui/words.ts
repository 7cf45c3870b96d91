/** What cards are called and what is said of them: the words are the game's texts, the judgements the server's. */
import type { Text } from '$web/board';
import type { Judged, Objective } from './view';

export interface NumberCard {
  colour: string;
  value: number;
}

/** The colour and value of a number card's id, such as `red-4`. */
export function readNumber(id: string): NumberCard {
  const [colour = '', value = ''] = id.split('-');
  return { colour, value: Number(value) };
}

export function numberName(id: string, text: Text): string {
  const { colour, value } = readNumber(id);
  return text('number-card', { colour: text(`colour-${colour}`), value });
}

const colourNames = (colours: string[], text: Text) => colours.map((colour) => text(`colour-${colour}`)).join(', ');

function blanks({ param }: Pick<Objective, 'param'>, text: Text): Record<string, string | number> {
  if (Array.isArray(param)) return { colours: colourNames(param, text) };
  if (typeof param === 'string') return { cards: text(`cards-${param}`) };
  return { value: param, count: param };
}

export const objectiveName = (card: Pick<Objective, 'kind' | 'param'>, text: Text): string =>
  text(`objective-${card.kind}`, blanks(card, text));

export const objectiveRule = (card: Pick<Objective, 'kind' | 'param'>, text: Text): string =>
  text(`rule-${card.kind}`, blanks(card, text));

/** Why it is met or not, once all is played. */
export function why(judged: Judged, text: Text): string {
  if (judged.lacking.length) return text('why-lacking', { colours: colourNames(judged.lacking, text) });
  return text(`why-${judged.card.kind}`, { have: judged.have, elsewhere: judged.need - 1 });
}

/** Met, what is missing, or no longer possible. */
export function standing(judged: Judged, text: Text): string {
  if (judged.state === 'met') return text('state-met');
  if (judged.state === 'lost') return text('state-lost');
  if (judged.lacking.length) return text('why-lacking', { colours: colourNames(judged.lacking, text) });
  const missing = judged.need - judged.have;
  return missing > 0 ? text('state-more', { missing }) : text('state-fewer');
}
