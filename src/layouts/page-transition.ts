import { isStill } from '../lib/motion.ts';

/**
 * Skips the transition between two pages where the visitor has stopped all motion on either of them. The
 * setting of the system is handled by the styles (motion.css).
 */
export function startPageTransitions(): void {
  for (const change of ['pageswap', 'pagereveal'] as const) {
    addEventListener(change, ({ viewTransition }) => {
      // A skipped transition is no error, but Safari would log it as one. Browsers also skip one
      // themselves when the next comes too soon.
      viewTransition?.ready.catch(() => {});
      if (isStill()) viewTransition?.skipTransition();
    });
  }
}
