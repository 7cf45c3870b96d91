/** The page for when there is no connection, which a browser keeps: in every language that there is, English first. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const TEXTS = fileURLToPath(new URL('./src/text/', import.meta.url));
const FIRST = 'en';

export function offline(): Plugin {
  return {
    name: 'offline',
    generateBundle() {
      const codes = readdirSync(TEXTS).map((file) => file.replace('.ftl', ''));
      const others = codes.filter((code) => code !== FIRST).sort();
      const source = page(section(FIRST, 'h1'), others.map((code) => section(code, 'h2')).join(''));
      this.emitFile({ type: 'asset', fileName: 'offline.html', source });
    },
  };
}

function section(code: string, heading: string): string {
  const texts = readFileSync(`${TEXTS}${code}.ftl`, 'utf8');
  const say = (name: string) => new RegExp(`^offline-${name} = (.*)$`, 'm').exec(texts)![1]!;
  const [title, text, again] = ['title', 'text', 'again'].map(say);
  return `<section lang="${code}"><${heading}>${title}</${heading}><p>${text}</p><p><a href="">${again}</a></p></section>`;
}

const page = (first: string, others: string): string => `<!doctype html>
<html lang="${FIRST}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Splendide</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/offline.css" />
  </head>
  <body>
    <main><img src="/favicon.svg" alt="" width="64" height="64" />${first}${others}</main>
  </body>
</html>
`;
