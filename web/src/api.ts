/** Questions to the house over HTTP. A refusal comes back as an error that carries its sentence. */
import type {
  Analysed,
  Analysis,
  Code,
  Examples,
  Exercise,
  Answers,
  House,
  Invite,
  Leaders,
  Made,
  Me,
  Mine,
  MyPage,
  MyWish,
  NewTable,
  Practice,
  Quick,
  Refusal,
  Replay,
  ShortCode,
  Subscribe,
  TableList,
  Tried,
  Try,
  TutorialStep,
  TypedCode,
  Unsubscribing,
} from './generated/protocol';
import { browserLanguage, language, type Language } from './texts.svelte';

export class Refused extends Error {
  constructor(
    readonly name: string,
    readonly sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

const HOUSE = '/api/house';
const houseIn = (wanted: Language) => (wanted === browserLanguage() ? HOUSE : `${HOUSE}?language=${wanted}`);

/** The page's head may have asked for it before any script runs: nothing but the address may tell our question from that one. */
const isAskedByHead = (method: string, path: string): boolean =>
  method === 'GET' && (path === HOUSE || path.startsWith('/api/games/'));

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = isAskedByHead(method, path) ? {} : { 'Accept-Language': language() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => ({}))) as Partial<Refusal>;
  throw new Refused(
    said.name ?? 'unreachable',
    said.sentence ?? `${answer.status} ${answer.statusText}`,
    answer.status,
  );
}

const json = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;

export const getHouse = (wanted = language()) => json<House>(ask('GET', houseIn(wanted)));
export const getMe = () => json<MyPage>(ask('GET', '/api/me'));
export const putMe = (wish: MyWish) => json<Me>(ask('PUT', '/api/me', wish));
export const deleteMe = () => ask('DELETE', '/api/me');
export const makeCode = () => json<Code>(ask('POST', '/api/me/code'));
export const revokeCode = () => ask('DELETE', '/api/me/code');
export const signOutOthers = () => ask('DELETE', '/api/me/devices');
export const resume = (code: string) => json<Me>(ask('POST', '/api/me/resume', { code }));
export const subscribe = (browser: Subscribe) => ask('PUT', '/api/me/push', browser);
export const unsubscribe = (endpoint: string) => ask('DELETE', '/api/me/push', { endpoint } satisfies Unsubscribing);
export const getLeaders = (game: string) => json<Leaders>(ask('GET', `/api/leaders/${encodeURIComponent(game)}`));
export const invite = (whom: Invite) => json<Made>(ask('POST', '/api/invitations', whom));
export const decline = (table: string) => ask('DELETE', `/api/invitations/${encodeURIComponent(table)}`);
export const listTables = (page: number) => json<TableList>(ask('GET', `/api/tables?page=${page}`));
export const getMine = () => json<Mine>(ask('GET', '/api/mine'));
export const makeTable = (wanted: NewTable) => json<Made>(ask('POST', '/api/tables', wanted));
export const findQuick = (game: string) => json<Made>(ask('POST', '/api/quick', { game } satisfies Quick));
export const makeShortCode = (table: string) =>
  json<ShortCode>(ask('POST', `/api/tables/${encodeURIComponent(table)}/code`));
export const followCode = (code: string) => json<Made>(ask('POST', '/api/codes', { code } satisfies TypedCode));
export const getReplay = (match: string) =>
  json<Replay>(ask('GET', `/api/matches/${encodeURIComponent(match)}/replay`));
export const getAnalysis = (match: string) =>
  json<Analysed & { analysis: Analysis | null }>(ask('GET', `/api/matches/${encodeURIComponent(match)}/analysis`));
export const getPractice = () => json<Practice>(ask('GET', '/api/practice'));
export const getExercise = (match: string, number: number) => json<Exercise>(ask('GET', exerciseOf(match, number)));
export const tryExercise = (match: string, number: number, move: string | null) =>
  json<Tried>(ask('POST', exerciseOf(match, number), { move } satisfies Try));
export const teach = (game: string, said: Answers) =>
  json<TutorialStep>(ask('POST', `/api/games/${encodeURIComponent(game)}/tutorial`, said));
export const getRules = async (game: string) =>
  (await ask('GET', `/api/games/${encodeURIComponent(game)}/rules?language=${language()}`)).text();
export const getExamples = (game: string) =>
  json<Examples>(ask('GET', `/api/games/${encodeURIComponent(game)}/examples`));

export const getRecord = async (match: string) => (await ask('GET', recordOf(match))).text();

const exerciseOf = (match: string, number: number) => `/api/practice/${encodeURIComponent(match)}/${number}`;
export const recordOf = (match: string): string => `/api/matches/${encodeURIComponent(match)}/record`;
export const pictureOf = (match: string): string =>
  `/api/matches/${encodeURIComponent(match)}/picture.png?language=${language()}`;
export const qrOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}/qr.svg`;
