/** The reader's language and every text in it: the shell's own, and each game's as the house sends them in that language. */
import type { FluentBundle } from '@fluent/bundle';
import type { Text } from './board';
import { bundle, format } from './fluent';
import type { GameInfo, SeatInfo } from './generated/protocol';
import { isolated } from './isolated';
import { recall, remember } from './memory';

/** A language is a file of texts here, one of the house's and one of each game's: nothing else names it. */
const SOURCES = Object.fromEntries(
  Object.entries(import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default', eager: true })).map(
    ([path, source]) => [path.replace(/^.*\/|\.ftl$/g, ''), source],
  ),
);
const FIRST = 'en'; // for whoever wants none that there is

export type Language = string;
export const LANGUAGES: Language[] = Object.keys(SOURCES).sort();

let chosen = $state<Language>(firstLanguage(recall('language'), navigator.languages));

export const language = (): Language => chosen;

/** What the browser asks for when nobody has chosen. */
export const browserLanguage = (): Language => firstLanguage(null, navigator.languages);

export function speak(wanted: Language): void {
  chosen = wanted;
  remember('language', wanted);
}

/** The reader's choice, else the first language of the browser that we have, else English. */
function firstLanguage(remembered: string | null, wanted: readonly string[]): Language {
  const codes = [remembered ?? '', ...wanted].map((code) => code.slice(0, 2).toLowerCase());
  return codes.find((code) => LANGUAGES.includes(code)) ?? FIRST;
}

const read: Partial<Record<Language, FluentBundle>> = {};

/** The shell's texts in the reader's language, which are read when they are first needed. */
const shell = (): FluentBundle => (read[chosen] ??= bundle(chosen, SOURCES[chosen]!));

/** The next language in turn, and what it calls itself. */
export function nextLanguage(): { code: Language; name: string } {
  const code = LANGUAGES[(LANGUAGES.indexOf(chosen) + 1) % LANGUAGES.length]!;
  return { code, name: /^language-name = (.*)$/m.exec(SOURCES[code]!)?.[1] ?? code };
}

/** A text of the shell. */
export const t: Text = (id, details) => format(shell(), id, details) ?? id;

/** The texts of a game, read when one is first needed; what it doesn't say is looked up in the shell. */
export function textsOf(game: GameInfo): Text {
  let own: FluentBundle | undefined;
  return (id, details) => format((own ??= bundle(chosen, game.texts)), id, details) ?? t(id, details);
}

/** What to call whoever sits there. Bots go by their kind and their seat, but for one that plays on under somebody's name. */
export function seatName(seat: number, info: Pick<SeatInfo, 'kind' | 'name' | 'level' | 'replaced'>): string {
  if (info.kind === 'bot' && info.level && !info.replaced)
    return t('bot-name', { bot: t(`bot-${info.level}`), seat: seat + 1 });
  return info.kind === 'empty' ? t('seat-empty') : personName(info.name);
}

/** Whoever wanted to be forgotten has no name. */
export const personName = (name: string): string => (name ? isolated(name) : t('somebody'));

/** Several names in one phrase: “Ada, Bo and Cy”. Put together by ourselves: a telephone takes its time to set up the browser's lists. */
export function nameList(names: string[]): string {
  const [last = '', ...others] = names.toReversed();
  return others.length ? t('names-and', { names: others.reverse().join(', '), last }) : last;
}
