import { isStill, onMotionChange } from '../browser/motion.ts';
import type { Stat } from '../content/schemas/stats.ts';

/** What a counter counts, and how its numbers are written. */
export type Count = Omit<Stat, 'label'>;

/** Milliseconds between two updates of the counters; updates are rare, because each takes CPU time. */
const UPDATE_INTERVAL = 200;

/** The maximum duration of counting down, in seconds: until its end, a number that falls looks like an error. */
const MAX_COUNTDOWN = 0.8;

/** How long a counter counts, in seconds. */
export function countDuration({ start, end, duration }: Count): number {
  return end < start ? Math.min(duration, MAX_COUNTDOWN) : duration;
}

/**
 * The value that a counter shows at a given time (ease-out along a quarter of a sine wave). Values
 * are rounded towards the start, so the end value appears only when the duration is over.
 *
 * @param elapsed Seconds since counting began.
 * @returns The start value at 0 seconds or earlier, exactly the end value from the duration on.
 */
export function countAt(count: Count, elapsed: number): number {
  const { start, end, duration, decimals } = count;
  if (elapsed >= duration) return end;
  if (elapsed <= 0) return start;
  const value = start + (end - start) * Math.sin(((elapsed / duration) * Math.PI) / 2);
  const step = 10 ** decimals;
  return end >= start
    ? Math.max(start, Math.floor(value * step) / step)
    : Math.min(start, Math.ceil(value * step) / step);
}

/** Makes a function that formats a counter's numbers. A number that rounds to zero has no minus. */
export function countFormat({ decimals, prefix = '', suffix = '' }: Count, locale: string) {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  });
  return (value: number) => `${prefix}${format.format(value)}${suffix}`;
}

/**
 * Starts each counter of the page once, as soon as half of it is visible. All counters share one
 * timer and one animation frame. With reduced motion no timer runs, and the end values are shown, as
 * they are when the page is hidden, so that no counter rests at another value.
 */
export function startCounters(): void {
  const waiting = new Set(document.querySelectorAll<HTMLElement>('[data-count]'));
  // `began` is the value of `performance.now()` when the counter started.
  const running = new Map<
    HTMLElement,
    { count: Count; write: (value: number) => string; began: number }
  >();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  const stop = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const show = (now: number) => {
    stop();
    for (const [element, { count, write, began }] of running) {
      const elapsed = (now - began) / 1000;
      const isCounting = elapsed < count.duration;
      if (!isCounting) running.delete(element);
      element.dataset.counting = String(isCounting);
      // In the last element the numbers run; the element before it shows the end value when that is empty.
      const runningNumber = element.lastElementChild;
      if (runningNumber)
        runningNumber.textContent = isCounting ? write(countAt(count, elapsed)) : '';
    }
    if (running.size === 0) return;
    const ends = Array.from(running.values(), ({ count, began }) => began + count.duration * 1000);
    const nextUpdate = UPDATE_INTERVAL - (now % UPDATE_INTERVAL);
    const wait = Math.min(nextUpdate, ...ends.map((end) => end - now));
    timer = setTimeout(() => {
      frame = requestAnimationFrame(() => show(performance.now()));
    }, wait);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const began = performance.now();
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        waiting.delete(target);
        const count: Count = JSON.parse(target.dataset.count ?? '');
        const locale = target.dataset.locale ?? document.documentElement.lang;
        running.set(target, { count, write: countFormat(count, locale), began });
      }
      show(began);
    },
    { threshold: 0.5 },
  );
  const watch = () => {
    if (isStill()) {
      observer.disconnect();
      show(Infinity);
    } else for (const element of waiting) observer.observe(element);
  };
  watch();
  onMotionChange(watch);
  document.addEventListener('visibilitychange', () => document.hidden && show(Infinity));
}
