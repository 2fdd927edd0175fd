import { isStill, onMotionChange } from '../../browser/motion.ts';
import { type Daypart, daypart } from './daypart.ts';

/** Events that show that a visitor has returned to the page or uses it. */
const visitorEvents = ['pageshow', 'focus', 'pointerdown', 'keydown', 'scroll'] as const;

/** A minute in milliseconds; a longer timeout would be late after the computer has slept. */
const minute = 60_000;

/**
 * Keeps two things in step with the clock of the device: the part of the day (`data-daypart` on the
 * root element, which the styles of a look may use) and the greeting. In a hidden tab and with
 * reduced motion no timer runs; the clock is then read when the visitor returns or uses the page.
 */
export function startDaypartClock(): void {
  let shown: Daypart | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const now = Date.now();
    const current = daypart(new Date(now));
    if (current !== shown) show(current);
    shown = current;
    clearTimeout(timer);
    if (document.hidden || isStill()) return;
    // Parts of the day begin with a minute, in every time zone.
    timer = setTimeout(update, minute - (now % minute));
  };
  update();
  for (const event of visitorEvents) addEventListener(event, update, { passive: true });
  document.addEventListener('visibilitychange', update);
  onMotionChange(update);
}

function show(current: Daypart): void {
  document.documentElement.dataset.daypart = current;
  // Greeting.tsx has a hidden element for each greeting, which reserves its space; `data-space-for` is the text.
  const greeting = document.querySelector('[data-greeting]');
  const words = document.querySelector<HTMLElement>(`[data-space-for][data-daypart="${current}"]`);
  if (greeting && words?.dataset.spaceFor) greeting.textContent = words.dataset.spaceFor;
}
