import { isStoppedByHand, setStopped, takeUpStored } from '../components/motion.ts';
import { onStoredElsewhere } from '../components/storage.ts';

/** Lets the button of the frame stop and restart all motion, and keeps other tabs in step. */
export function startMotionSwitch(): void {
  const button = document.querySelector('[data-motion-switch]');
  button?.addEventListener('click', () => setStopped(!isStoppedByHand()));
  onStoredElsewhere(takeUpStored);
}
