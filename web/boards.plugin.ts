/**
 * The boards on the shelf, for Vite: `virtual:boards` imports what there is in each game's `ui` folder.
 *
 * Which games there are only Python's shelf knows: whoever starts Vite hands its answer on, else it is asked.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** By game: the folder of its drawings. */
export type Shelf = Record<string, string>;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const NAME = 'virtual:boards';
const LOADED = `\0${NAME}`;

export const shelf = (): Shelf => JSON.parse(process.env['SPLENDIDE_BOARDS'] ?? askPython()) as Shelf;

function askPython(): string {
  const env = { ...process.env, PYTHONPATH: here('../src') };
  return execFileSync(process.env['PYTHON'] ?? 'python3', ['-m', 'splendide.core.shelf'], { env, encoding: 'utf8' });
}

export function boards(games: Shelf): Plugin {
  const folders = Object.values(games).map((folder) => `${folder}/`);
  return {
    name: 'boards',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === NAME) return LOADED;
      const bare = /^[@\w]/.test(id) && folders.some((folder) => importer?.startsWith(folder));
      return bare ? this.resolve(id, here('./src/main.ts'), { skipSelf: true }) : null; // boards lie anywhere, libraries here
    },
    load: (id) => (id === LOADED ? written(games) : null),
  };
}

/** Everything is loaded when a table needs it, but for the emblems: the lobby shows them all. */
function written(games: Shelf): string {
  const emblems = having(games, 'emblem.svg');
  return [
    ...emblems.map(([, path], index) => `import emblem${index} from ${quoted(path)};`),
    `export const emblems = { ${emblems.map(([slug], index) => `${quoted(slug)}: emblem${index}`).join(', ')} };`,
    `export const boards = ${lazily(having(games, 'Board.svelte'))};`,
    `export const results = ${lazily(having(games, 'Result.svelte'))};`,
    `export const pictures = ${lazily(having(games, 'Picture.svelte'))};`,
    `export const tellings = ${lazily(having(games, 'tell.ts'))};`,
    `export const sayings = ${lazily(having(games, 'say.ts'))};`,
  ].join('\n');
}

/** The games that have such a file, with its path. */
const having = (games: Shelf, file: string): [string, string][] =>
  Object.entries(games)
    .map(([slug, folder]): [string, string] => [slug, `${folder}/${file}`])
    .filter(([, path]) => existsSync(path));

const lazily = (files: [string, string][]): string =>
  `{ ${files.map(([slug, path]) => `${quoted(slug)}: () => import(${quoted(path)})`).join(', ')} }`;

const quoted = (text: string): string => JSON.stringify(text);
