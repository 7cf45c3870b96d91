import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const files = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const idsOf = (source: string) => new FluentResource(source).body.map((entry) => entry.id).sort();
const english = idsOf(files['./text/en.ftl']!);

test('all languages say the same things', () => {
  expect(english.length).toBeGreaterThan(80);
  expect(Object.keys(files).length).toBeGreaterThan(1);
  for (const [path, source] of Object.entries(files)) expect(idsOf(source), path).toEqual(english);
});

test('every text that is asked for by name exists', () => {
  const asked = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bt\('([a-z-]+)'/g)].map((found) => found[1]!),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((id) => !english.includes(id))).toEqual([]);
});

test('no text is left over', () => {
  const all = Object.values(sources).join('\n');
  const built = /^(level|bot|fair|table|badge|speed|analysis|time|offline)-|^language-name$/; // put together from parts, or read elsewhere
  expect(english.filter((id) => !built.test(id) && !all.includes(`'${id}'`))).toEqual([]);
});
