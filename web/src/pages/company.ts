/** Who sits at a table, in a few words: people by name, bots by number. */
import type { Player } from '../generated/protocol';
import { nameList, personName, t } from '../texts.svelte';

export function company(players: readonly Player[]): string {
  const bots = players.filter(({ level }) => level).length;
  const people = players.filter(({ level }) => !level).map(({ name }) => personName(name));
  const all = [...people, ...(bots ? [t('bots', { count: bots })] : [])];
  return all.length ? nameList(all) : t('table-nobody');
}
