/** Who sits at a table, in a few words: people by name, bots by number. */
import { house } from '../house.svelte';
import { nameList, t } from '../texts.svelte';

/** A name that is a level is a bot's. */
const isBot = (name: string): boolean => house()?.levels.some((level) => level === name) ?? false;

export function company(names: readonly string[]): string {
  const bots = names.filter(isBot).length;
  const all = [...names.filter((name) => !isBot(name)), ...(bots ? [t('bots', { count: bots })] : [])];
  return all.length ? nameList(all) : t('table-nobody');
}
