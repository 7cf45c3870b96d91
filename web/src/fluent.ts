/** Texts out of Fluent files. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
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

/** A number of a few digits is written without the browser's own formats, which take a telephone a tenth of a second to set up. */
class FewDigits extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const THOUSAND = 1000; // from here on digits are grouped, by each language in its way
const isShort = (value: number) => Number.isInteger(value) && Math.abs(value) < THOUSAND;

/** A list of names is said as their texts, one after the other; a name without a text, as it is. */
function fill(texts: FluentBundle, details: Details): Record<string, FluentVariable> {
  const spoken = (detail: Details[string]) => {
    if (typeof detail === 'number') return isShort(detail) ? new FewDigits(detail) : detail;
    return typeof detail === 'object' ? detail.map((name) => format(texts, name) ?? name).join(', ') : detail;
  };
  return Object.fromEntries(Object.entries(details).map(([key, detail]) => [key, spoken(detail)]));
}
