import { isStill, onMotionChange } from '../../lib/motion.ts';
import { type Daypart, daypart, nextDaypart } from './daypart.ts';

/** Events of a visitor who comes back to the page or uses it. */
const visitorEvents = ['pageshow', 'focus', 'pointerdown', 'keydown', 'scroll'] as const;

/** The longest wait in milliseconds: timers stop while a computer sleeps, its clock does not. */
const maxTimeout = 60_000;

/**
 * Keeps the part of the day (`data-daypart` on the document, for the light of a look) and the greeting in
 * step with the clock of this device. There is no timer in a hidden tab and under reduced motion: then
 * the clock is read when the visitor comes back or does something.
 */
export function startDaypartClock(): void {
  let shown: Daypart | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const now = new Date();
    const current = daypart(now);
    if (current !== shown) show(current);
    shown = current;
    clearTimeout(timer);
    if (document.hidden || isStill()) return;
    timer = setTimeout(update, Math.min(nextDaypart(now).getTime() - now.getTime(), maxTimeout));
  };
  update();
  for (const event of visitorEvents) addEventListener(event, update, { passive: true });
  document.addEventListener('visibilitychange', update);
  onMotionChange(update);
}

function show(current: Daypart): void {
  document.documentElement.dataset.daypart = current;
  const greeting = document.querySelector('[data-greeting]');
  const words = document.querySelector<HTMLElement>(`[data-room][data-daypart="${current}"]`);
  if (greeting && words?.dataset.room) greeting.textContent = words.dataset.room;
}
