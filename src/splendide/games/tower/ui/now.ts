/** What happens now and what to do about it, in a sentence or two. */
import type { Text } from '$web/board';
import { PIECES, thePiece } from './kinds';
import type { View } from './view';

interface Table {
  view: View;
  /** My seat, -1 for somebody who watches. */
  seat: number;
  nameOf: (seat: number) => string;
  text: Text;
}

type Blanks = Record<string, string | number>;

export function now(table: Table): string {
  const { view, text } = table;
  const say = { pick, give, lift, sway: place, place, base, keep, settle: () => text('now-settle'), over };
  return say[view.phase](table);
}

/** The sentence for me if it is my turn, else the one about whoever it is. */
const forWhom = ({ seat, nameOf, text }: Table, id: string, who: number | null, blanks: Blanks = {}): string =>
  text(who === seat ? `${id}-you` : id, { name: nameOf(who ?? 0), ...blanks });

const pick = (table: Table) => forWhom(table, 'now-pick', table.view.picker);

function give(table: Table): string {
  const { view, seat, nameOf, text } = table;
  const to = nameOf(view.placer ?? 0);
  return text(view.giver === seat ? 'now-give-you' : 'now-give', { name: nameOf(view.giver ?? 0), to });
}

function spot({ view, text }: Table): Blanks {
  const held = view.held;
  const target = held && held.target >= 0 ? thePiece(PIECES[held.target]!, text) : '';
  return { piece: held ? thePiece(PIECES[held.piece]!, text) : '', target, seconds: held?.seconds ?? 0 };
}

const onWhat = ({ view }: Table) => (view.held && view.held.target >= 0 ? '' : '-table');

const lift = (table: Table) => forWhom(table, `now-lift${onWhat(table)}`, table.view.placer, spot(table));

const place = (table: Table) => forWhom(table, `now-place${onWhat(table)}`, table.view.placer, spot(table));

const base = (table: Table) => forWhom(table, 'now-base', table.view.chooser);

const keep = (table: Table) => forWhom(table, 'now-keep', table.view.chooser, { keep: table.view.keep });

function over({ view, nameOf, text }: Table): string {
  return view.end ? text(`now-over-${view.end.how}`, { name: nameOf(view.end.player) }) : '';
}
