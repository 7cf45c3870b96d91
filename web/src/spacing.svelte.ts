/** Wider letters, words and lines wherever there is something to read: easier for dyslexic readers. */
import { recall, remember } from './memory';

const WIDE = 'wide';
let wide = $state(recall('spacing') === WIDE);

export const isWide = (): boolean => wide;

export function space(wanted: boolean): void {
  wide = wanted;
  remember('spacing', wanted ? WIDE : '');
}
