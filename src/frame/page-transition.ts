import { isStill } from '../ui/motion.ts';

/**
 * Lets pages follow each other without moving where the visitor has stopped all motion, whichever of
 * the two pages knows of it. The wish of the system is heeded by the styles (motion.css).
 */
export function startPageTransitions(): void {
  for (const change of ['pageswap', 'pagereveal'] as const) {
    addEventListener(change, ({ viewTransition }) => {
      if (isStill()) viewTransition?.skipTransition();
    });
  }
}
