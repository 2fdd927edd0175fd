import { isStill, onMotionChange } from '../ui/motion.ts';
import { type Daypart, daypart, nextDaypart } from './daypart.ts';

/** When a visitor does one of these, the hour is looked up: clocks also sleep and travel. */
const signs = ['pageshow', 'focus', 'pointerdown', 'keydown', 'scroll'] as const;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let known: Daypart | undefined;
let endMotion: (() => void) | undefined;

/** The band of the day by the clock of this device, now. */
export function currentDaypart(): Daypart {
  return daypart(new Date());
}

/**
 * Calls back when the band of the day turns while the page is open. All listeners share one timer.
 * Where everything stands still there is no timer: the hour is looked up when the visitor comes
 * back to the page or does something on it.
 *
 * @returns A function that ends it.
 */
export function onDaypartChange(callback: () => void): () => void {
  if (listeners.size === 0) start();
  listeners.add(callback);
  return () => {
    listeners.delete(callback);
    if (listeners.size === 0) stop();
  };
}

function start(): void {
  known = currentDaypart();
  for (const sign of signs) addEventListener(sign, lookUp, { passive: true });
  document.addEventListener('visibilitychange', lookUp);
  endMotion = onMotionChange(wait);
  wait();
}

function stop(): void {
  clearTimeout(timer);
  for (const sign of signs) removeEventListener(sign, lookUp);
  document.removeEventListener('visibilitychange', lookUp);
  endMotion?.();
}

function wait(): void {
  clearTimeout(timer);
  if (isStill()) return;
  const now = new Date();
  timer = setTimeout(() => {
    lookUp();
    wait();
  }, nextDaypart(now).getTime() - now.getTime());
}

function lookUp(): void {
  const now = currentDaypart();
  if (now === known) return;
  known = now;
  for (const listener of listeners) listener();
}
