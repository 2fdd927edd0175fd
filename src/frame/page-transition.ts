import { isStill } from '../ui/motion.ts';

/**
 * Lets pages follow each other without fading where the visitor has stopped all motion. The wish of
 * the system is heeded by the styles (motion.css).
 */
export function startPageTransitions(): void {
  addEventListener('pageswap', ({ viewTransition }) => {
    if (isStill()) viewTransition?.skipTransition();
  });
}
