/**
 * Which files hold what, for Vite: a few large ones, because on a telephone each costs a way there and back.
 *
 * `parts.json` says what a page needs besides the shell, so that the house can name it in the page's head: the browser then fetches
 * everything at once, and not one part after the other has asked for it.
 */
import type { ChunkingContext, OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';
import type { Shelf } from './boards.plugin.ts';

/** The shell, what pages and boards share, and each game's drawings: what fits the first goes there, with all that it needs. */
export const groups = (games: Shelf) => [
  { name: 'shell', test: isOfPages, tags: ['$initial' as const], priority: 3 },
  { name: 'kit', test: (id: string) => isOfPages(id) && !drawer(id, games), minShareCount: 2, priority: 2 },
  { name: (id: string, graph: ChunkingContext) => drawerAtOnce(id, games, graph), priority: 1 },
];

/** The service worker stands by itself. */
const isOfPages = (id: string): boolean => !id.includes('/web/src/offline/');

/** The game in whose folder it lies. */
const drawer = (id: string, games: Shelf): string | undefined =>
  Object.keys(games).find((slug) => id.startsWith(`${games[slug]}/`));

/** The game that needs it at once; null for what is nobody's, or fetched by a board when it comes to that. */
function drawerAtOnce(id: string, games: Shelf, graph: ChunkingContext): string | null {
  const slug = drawer(id, games);
  return slug !== undefined && !isLate(id, `${games[slug]}/`, graph) ? slug : null;
}

/** Whether nothing asks for it but what is itself fetched later by the folder's own. */
function isLate(id: string, folder: string, graph: ChunkingContext): boolean {
  const { importers, dynamicImporters } = graph.getModuleInfo(id)!;
  if (importers.length) return importers.every((each) => isLate(each, folder, graph));
  return dynamicImporters.some((each) => each.startsWith(folder));
}

export function parts(): Plugin {
  return {
    name: 'parts',
    enforce: 'post',
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'parts.json', source: JSON.stringify(named(bundle)) });
    },
  };
}

/** By name, which is a page's file's or a game's: all that it needs and the shell has not brought. */
function named(bundle: OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const shell = neededBy(
    chunks.find(({ name }) => name === 'index')!,
    bundle,
  );
  const missing = (chunk: OutputChunk) => [...neededBy(chunk, bundle)].filter((file) => !shell.has(file));
  return Object.fromEntries(chunks.map((chunk) => [chunk.name, missing(chunk)]));
}

/** The chunk, all that it imports, and their styles. */
function neededBy(chunk: OutputChunk, bundle: OutputBundle): Set<string> {
  const imported = chunk.imports.flatMap((each) => [...neededBy(bundle[each] as OutputChunk, bundle)]);
  return new Set([chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported]);
}
