import { readStored, store } from './storage.ts';

const reduced = '(prefers-reduced-motion: reduce)';
const changed = 'vitrine:motion';

/** Whether motion is off, by the visitor's system or by the switch in the header (WCAG 2.2.2). */
export function isStill(): boolean {
  return isStoppedByHand() || matchMedia(reduced).matches;
}

/** Whether the switch in the header has stopped all motion. */
export function isStoppedByHand(): boolean {
  return document.documentElement.dataset.motion === 'still';
}

/** Stops or restarts all motion on the site, and stores the choice for other pages. */
export function setStopped(stopped: boolean): void {
  store('motion', stopped ? 'still' : undefined);
  applyStoredMotion();
}

/** Stops or restarts all motion according to the choice in localStorage. */
export function applyStoredMotion(): void {
  const stopped = readStored('motion') === 'still';
  if (stopped === isStoppedByHand()) return;
  if (stopped) document.documentElement.dataset.motion = 'still';
  else delete document.documentElement.dataset.motion;
  document.dispatchEvent(new Event(changed));
}

/** Calls back whenever the result of `isStill` may have changed. */
export function onMotionChange(callback: () => void): void {
  matchMedia(reduced).addEventListener('change', callback);
  document.addEventListener(changed, callback);
}

/**
 * The event that the preview of the editor dispatches on the element of a typed headline after it has changed
 * the headline's words.
 */
export const WORDS_CHANGED = 'vitrine:words-changed';
