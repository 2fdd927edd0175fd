import { isStill } from '../browser/motion.ts';

/**
 * Skips the view transition between two pages if the visitor has stopped all motion on one of them.
 * The system setting `prefers-reduced-motion` is handled by motion.css.
 */
export function startPageTransitions(): void {
  for (const change of ['pageswap', 'pagereveal'] as const) {
    addEventListener(change, ({ viewTransition }) => {
      // Ignores the rejection of a skipped view transition, which Safari would log as an error. Browsers
      // also skip a transition by themselves if the next one starts too soon.
      viewTransition?.ready.catch(() => {});
      if (isStill()) viewTransition?.skipTransition();
    });
  }
}
