import { readStored, store } from './storage.ts';

const reduced = '(prefers-reduced-motion: reduce)';
const changed = 'vitrine:motion';

/**
 * Whether motion is off: by the visitor's system (`prefers-reduced-motion`), or by the
 * switch in the frame (WCAG 2.2.2).
 */
export function isStill(): boolean {
  return document.documentElement.dataset.motion === 'still' || matchMedia(reduced).matches;
}

/** Whether the switch in the frame, not the system, has stopped all motion. */
export function isStoppedByHand(): boolean {
  return document.documentElement.dataset.motion === 'still';
}

/** Stops or restarts all motion on the site and remembers it for the next page. */
export function setStopped(stopped: boolean): void {
  store('motion', stopped ? 'still' : undefined);
  takeUpStored();
}

/** Stops or restarts all motion as it is remembered. */
export function takeUpStored(): void {
  const stopped = readStored('motion') === 'still';
  if (stopped === isStoppedByHand()) return;
  if (stopped) document.documentElement.dataset.motion = 'still';
  else delete document.documentElement.dataset.motion;
  document.dispatchEvent(new Event(changed));
}

/**
 * Calls back whenever the answer of `isStill` may have changed.
 *
 * @returns A function that ends it.
 */
export function onMotionChange(callback: () => void): () => void {
  const query = matchMedia(reduced);
  query.addEventListener('change', callback);
  document.addEventListener(changed, callback);
  return () => {
    query.removeEventListener('change', callback);
    document.removeEventListener(changed, callback);
  };
}
