/** A position in words: the commons, every zone with its cards and objectives, and my hand. */
import type { Tell, Telling } from '$web/board';
import { pairOf } from '$web/kit/told';
import { readBox, type AnyCard } from './box';
import type { Sight } from './view';
import { cardName, objectiveName, standing } from './words';
import { asIRemember, numbersAmong } from './zones';

type Position = Telling<Sight, AnyCard>;

export const tell: Tell<Sight, AnyCard> = (seen) => {
  const position = { ...seen, view: asIRemember(seen.view) };
  const { view, names, text } = position;
  const hand = handOf(position);
  return [
    { title: text('round-of', { round: view.round, rounds: view.rounds }), lines: productsOf(position) },
    { title: text('commons'), lines: commonsOf(position) },
    ...view.zones.map((_, zone) => ({ title: zoneName(zone, names, text), lines: zoneOf(position, zone) })),
    ...(hand.length ? [{ title: text('my-hand'), lines: hand }] : []),
  ];
};

const zoneName = (zone: number, names: string[], text: Position['text']) =>
  text('zone-of', { first: names[zone]!, second: names[(zone + 1) % names.length]! });

const productsOf = ({ view, names, text }: Position): string[] =>
  view.players.map(({ left, right, points }, player) =>
    text('way', { name: names[player]!, left: view.zones[left]!.points, right: view.zones[right]!.points, points }),
  );

function commonsOf({ view, names, cards, text }: Position): string[] {
  const box = readBox(cards);
  return view.commons.map(({ card, holder, standing: counts }) => {
    const held =
      holder === null
        ? text('held-by-nobody', { most: Math.max(...counts) })
        : text('held-by', { zone: zoneName(holder, names, text) });
    return pairOf(objectiveName(box.objective(card), text), held);
  });
}

function zoneOf({ view, cards, text }: Position, zone: number): string[] {
  const box = readBox(cards);
  const { numbers, objectives, points, size } = view.zones[zone]!;
  const lying = numbersAmong(numbers, box);
  const colours = box.colours.flatMap((colour) => {
    const values = lying.flatMap(({ param: [one, value] }) => (one === colour ? [value] : []));
    return values.length ? [pairOf(text(colour), values.sort().join(', '))] : [];
  });
  const wanted = objectives.map((judged) => {
    const card = box.objective(judged.card);
    const said = `${standing(judged, card, text)}, ${text('points', { points: card.points })}`;
    return pairOf(objectiveName(card, text), said);
  });
  return [`${text('points', { points })}, ${text('so-many-cards', { param: size })}`, ...colours, ...wanted];
}

function handOf({ view, cards, text }: Position): string[] {
  const box = readBox(cards);
  const chosen = (id: string) => (view.choice?.card === id ? `, ${text(`chosen-${view.choice.side}`)}` : '');
  return (view.hand ?? []).flatMap(({ id, copies }) => {
    const card = box.card(id);
    return card ? [`${cardName(card, text)}${copies > 1 ? ` × ${copies}` : ''}${chosen(id)}`] : [];
  });
}
