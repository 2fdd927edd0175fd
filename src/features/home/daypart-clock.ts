import { isStill, onMotionChange } from '../../components/motion.ts';
import { type Daypart, daypart, nextDaypart } from './daypart.ts';

/** When a visitor does one of these, the hour is looked up: clocks also sleep and travel. */
const signs = ['pageshow', 'focus', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calls back with the band of the day by the clock of this device: now, and whenever it turns
 * while the page is open. Where everything stands still there is no timer: the hour is looked up
 * when the visitor comes back to the page or does something on it.
 */
export function watchDaypart(turn: (now: Daypart) => void): void {
  let known: Daypart | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lookUp = () => {
    const now = daypart(new Date());
    if (now === known) return;
    known = now;
    turn(now);
  };
  const wait = () => {
    clearTimeout(timer);
    if (isStill()) return;
    const now = new Date();
    timer = setTimeout(() => {
      lookUp();
      wait();
    }, nextDaypart(now).getTime() - now.getTime());
  };

  lookUp();
  wait();
  for (const sign of signs) addEventListener(sign, lookUp, { passive: true });
  document.addEventListener('visibilitychange', lookUp);
  onMotionChange(wait);
}
