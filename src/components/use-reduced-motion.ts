import { useSyncExternalStore } from 'react';
import { isStill, onMotionChange } from './motion.ts';

/**
 * Whether everything stands still: by the visitor's system or by the switch in the frame. It is
 * true in the HTML and until the component is hydrated.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onMotionChange, isStill, () => true);
}
