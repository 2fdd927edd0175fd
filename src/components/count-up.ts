import { isStill, onMotionChange } from '../lib/motion.ts';

/** Where counting begins and ends, and how the figures are written. */
export interface Count {
  /** The first value; may be above the end. */
  readonly start: number;
  readonly end: number;
  /** How long counting takes, in seconds; 0 shows the end at once. */
  readonly duration: number;
  /** Digits after the decimal mark, a whole number of 0 or more; none if left out. */
  readonly decimals?: number | undefined;
  /** Text right before the number, such as `€`. */
  readonly prefix?: string | undefined;
  /** Text right after the number, such as `+` or `%`. */
  readonly suffix?: string | undefined;
  /** BCP 47 tag that decides decimal mark and grouping: `en-DE` writes 4,9 and 12.500. */
  readonly locale: string;
}

/** Time between two figures in milliseconds: few figures, because each frame costs processor time. */
const interval = 200;

/**
 * The value of a counter at a moment, eased out along a quarter of a sine wave. On the way it shows only
 * figures that it has fully reached, so the end appears when the duration is over and not before.
 *
 * @param elapsed Seconds since counting began.
 * @returns The start at 0 or earlier, exactly the end at the duration or later.
 */
export function countAt(count: Omit<Count, 'locale'>, elapsed: number): number {
  const { start, end, duration, decimals = 0 } = count;
  if (elapsed >= duration) return end;
  if (elapsed <= 0) return start;
  const value = start + (end - start) * Math.sin(((elapsed / duration) * Math.PI) / 2);
  const step = 10 ** decimals;
  return end >= start
    ? Math.max(start, Math.floor(value * step) / step)
    : Math.min(start, Math.ceil(value * step) / step);
}

/** Formats numbers for the locale. Negative numbers that are rounded to zero have no sign. */
export function countFormat({ decimals = 0, prefix = '', suffix = '', locale }: Count) {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  });
  return (value: number) => `${prefix}${format.format(value)}${suffix}`;
}

/**
 * Starts each counter of the page once, as soon as half of it is visible. All counters share one timer
 * and one frame. Under reduced motion no timer runs.
 */
export function startCounters(): void {
  const waiting = new Set(document.querySelectorAll<HTMLElement>('[data-count]'));
  // Each with the time when it began, by `performance.now()`.
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
      const figure = element.lastElementChild;
      if (figure) figure.textContent = isCounting ? write(countAt(count, elapsed)) : '';
    }
    if (running.size === 0) return;
    const ends = Array.from(running.values(), ({ count, began }) => began + count.duration * 1000);
    const wait = Math.min(interval - (now % interval), ...ends.map((end) => end - now));
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
        running.set(target, { count, write: countFormat(count), began });
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
}
