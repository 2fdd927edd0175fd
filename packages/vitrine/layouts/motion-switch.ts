import { applyStoredMotion, isStoppedByHand, setStopped } from '../browser/motion.ts';
import { onClick } from '../browser/on-click.ts';
import { onStorageChange } from '../browser/storage.ts';

/** Handles the button that stops and restarts all motion, and applies changes from other tabs. */
export function startMotionSwitch(): void {
  const button = document.querySelector<HTMLElement>('[data-motion-switch]');
  if (button) onClick(button, () => setStopped(!isStoppedByHand()));
  onStorageChange(applyStoredMotion);
}
