/** Texts out of Fluent files. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Details } from './board';

export function bundle(code: string, source: string): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

export function format(texts: FluentBundle, id: string, details: Details = {}): string | undefined {
  const pattern = texts.getMessage(id)?.value;
  return pattern == null ? undefined : texts.formatPattern(pattern, fill(texts, details));
}

/** A list of names is said as their texts, one after the other; a name without a text, as it is. */
function fill(texts: FluentBundle, details: Details): Record<string, FluentVariable> {
  const spoken = (detail: Details[string]) =>
    typeof detail === 'object' ? detail.map((name) => format(texts, name) ?? name).join(', ') : detail;
  return Object.fromEntries(Object.entries(details).map(([key, detail]) => [key, spoken(detail)]));
}
