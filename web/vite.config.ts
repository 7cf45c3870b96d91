import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { boards, shelf } from './boards.plugin.ts';
import { offline } from './offline.plugin.ts';
import { groups, parts } from './parts.plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const games = shelf();
const folders = Object.values(games);

export default defineConfig({
  plugins: [boards(games), offline(), parts(), svelte()],
  resolve: { alias: { $web: here('./src') } },
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false }, // a slow machine is no news
      input: { index: here('./index.html'), worker: here('./src/offline/worker.ts') },
      output: {
        // browsers look for a new worker where they found the old one
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: groups(games) },
      },
    },
    chunkSizeWarningLimit: 600, // kB: three.js, which only a board that needs it loads
    assetsInlineLimit: 0, // the page's security policy lets nothing in from inside a style or script
  },
  server: {
    fs: { allow: [here('..'), ...folders] }, // the boards lie beside the rules of their games
    proxy: { '/api': { target: process.env['SPLENDIDE_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts', ...folders.map((folder) => `${folder}/**/*.test.ts`)] },
});
