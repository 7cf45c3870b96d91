/** Numbers wait for what flies to them. */
import { span } from './motion';

/**
 * Whether what is coming is still on its way, so many milliseconds at normal speed after it began to come. `coming` is
 * another thing whenever something else comes, and null while nothing does.
 */
export function flying(coming: () => unknown, lasts: number): () => boolean {
  let landed = $state.raw<unknown>(null);

  $effect(() => {
    const these = coming();
    const landing = setTimeout(() => (landed = these), span(lasts));
    return () => clearTimeout(landing);
  });

  return () => coming() !== null && coming() !== landed;
}
