/** Light or dark: the system's choice until the reader makes one. */
import { recall, remember } from './memory';

type Theme = 'light' | 'dark';

const system = matchMedia('(prefers-color-scheme: dark)');
let chosen = $state<string | null>(recall('theme'));
let dark = $state(system.matches);

system.addEventListener('change', () => (dark = system.matches));

export const theme = (): Theme => (chosen === 'dark' || chosen === 'light' ? chosen : dark ? 'dark' : 'light');

export function switchTheme(): void {
  chosen = theme() === 'dark' ? 'light' : 'dark';
  remember('theme', chosen);
}
