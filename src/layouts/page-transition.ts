import { isStill } from '../lib/motion.ts';

/**
 * Lets pages follow each other without moving where the visitor has stopped all motion, whichever of
 * the two pages knows of it. The wish of the system is heeded by the styles (motion.css).
 */
export function startPageTransitions(): void {
  for (const change of ['pageswap', 'pagereveal'] as const) {
    addEventListener(change, ({ viewTransition }) => {
      // A change that is skipped is no error: the page is there without it. Browsers skip one by
      // themselves when the next comes too soon, and Safari would log that as an error of the page.
      viewTransition?.ready.catch(() => {});
      if (isStill()) viewTransition?.skipTransition();
    });
  }
}
