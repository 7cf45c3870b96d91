import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $web: here('./src') }, dedupe: ['three'] }, // boards lie outside this folder, what they import inside
  build: {
    outDir: here('../src/splendide/client'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } }, // a slow machine is no news
    chunkSizeWarningLimit: 600, // kB: three.js, which only a board that needs it loads
    assetsInlineLimit: 0, // the page's security policy lets nothing in from inside a style or script
  },
  server: {
    fs: { allow: [here('..')] }, // the boards lie beside the rules of their games
    proxy: { '/api': { target: process.env['SPLENDIDE_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts', here('../src/splendide/games') + '/*/ui/**/*.test.ts'] },
});
