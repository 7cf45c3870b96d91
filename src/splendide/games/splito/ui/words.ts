/** What cards are called and what is said of them: the words are the game's texts, the judgements the server's. */
import type { Text } from '$web/board';
import { isNumber, type AnyCard, type Objective } from './box';
import type { Judged } from './view';

type Asking = Pick<Objective, 'kind' | 'param'>;

export const objectiveName = ({ kind, param }: Asking, text: Text): string => text(`objective-${kind}`, { param });

export const objectiveRule = ({ kind, param }: Asking, text: Text): string => text(`rule-${kind}`, { param });

/** Any card, as it is called where nothing else is said of it. */
export function cardName(card: AnyCard, text: Text): string {
  if (!isNumber(card)) return objectiveName(card, text);
  const [colour, value] = card.param;
  return text('number-card', { colour: [colour], value });
}

/** Any card, as it is called in a sentence. */
export const cardInWords = (card: AnyCard, text: Text): string =>
  isNumber(card) ? cardName(card, text) : text('quoted', { name: cardName(card, text) });

/** What the zone has and lacks of what the objective asks for. */
export function why({ have, need, lacking }: Judged, { kind }: Asking, text: Text): string {
  return text(`why-${kind}`, { have, missing: need - have, elsewhere: need - 1, lacking });
}

/** Met, what is missing, or no longer possible. */
export function standing(judged: Judged, card: Asking, text: Text): string {
  if (judged.state === 'met') return text('state-met');
  if (judged.state === 'lost') return text('state-lost');
  if (judged.lacking.length) return why(judged, card, text);
  const missing = judged.need - judged.have;
  return missing > 0 ? text('state-more', { missing }) : text('state-fewer');
}
