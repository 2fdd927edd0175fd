import { isStoppedByHand, setStopped } from '../ui/motion.ts';

/** Lets the button of the frame stop and restart all motion. */
export function startMotionSwitch(): void {
  const button = document.querySelector('[data-motion-switch]');
  button?.addEventListener('click', () => setStopped(!isStoppedByHand()));
}
