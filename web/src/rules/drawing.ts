/** Draws what a rules page calls for: a figure of the page names an example of the game, and has a sentence for each of its steps. */
import { mount, unmount } from 'svelte';
import { getExamples } from '../api';
import { loadPicture } from '../boards';
import Example from './Example.svelte';

const fetched = (game: string) => Promise.all([getExamples(game), loadPicture(game)]);

/** For as long as the page is there; without an answer of the house it is read without pictures. */
export const drawn = (game: string) => (page: HTMLElement) => {
  const figures = [...page.querySelectorAll<HTMLElement>('figure[data-example]')];
  if (figures.length === 0) return;
  const made: Record<string, unknown>[] = [];
  let gone = false;
  const draw = ([{ examples }, Picture]: Awaited<ReturnType<typeof fetched>>): void => {
    if (gone) return;
    for (const figure of figures) {
      const example = examples.find(({ name }) => name === figure.dataset['example']);
      if (example) made.push(drawnIn(figure, { game, example, Picture }));
    }
  };
  void fetched(game).then(draw, () => undefined);
  return () => {
    gone = true;
    for (const one of made) void unmount(one);
  };
};

function drawnIn(figure: HTMLElement, what: Pick<Parameters<typeof Example>[1], 'game' | 'example' | 'Picture'>) {
  figure.dataset['drawn'] = '';
  const list = figure.querySelector('ol');
  list?.setAttribute('aria-live', 'polite');
  const said = [...(list?.children ?? [])] as HTMLElement[];
  const title = figure.querySelector('figcaption')?.textContent ?? '';
  return mount(Example, { target: figure, ...(list ? { anchor: list } : {}), props: { ...what, said, title } });
}
