import { isStill, onMotionChange } from '../../components/motion.ts';
import { graphemes, type Typing, typedAt } from './typing.ts';

/**
 * Types the words of the headline one after the other, for ever. It pauses in a hidden tab and off
 * screen. Under reduced motion the first word is shown and no timer runs.
 */
export function typeHeadline(): void {
  const typed = document.querySelector<HTMLElement>('[data-typing]');
  const [shown, rest] = typed?.children ?? [];
  if (!typed?.dataset.typing || !shown || !rest) return;
  const { words, ...times }: { words: string[]; speed: number; pause: number } = JSON.parse(
    typed.dataset.typing,
  );
  const typing: Typing = { ...times, words: words.map(graphemes) };
  let isOnScreen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let began = 0;
  let elapsed = 0;

  const step = () => {
    elapsed = Math.max(0, performance.now() - began);
    const moment = typedAt(typing, elapsed);
    // Only where it differs: to write a text anew lays it out and paints it.
    if (shown.textContent !== moment.shown) {
      shown.textContent = moment.shown;
      rest.textContent = moment.rest;
    }
    typed.dataset.resting = String(moment.resting);
    if (moment.until === Infinity || isStill()) return;
    timer = setTimeout(step, Math.ceil(moment.until - elapsed));
  };
  const startOrPause = () => {
    if (timer !== undefined) elapsed = Math.max(0, performance.now() - began);
    clearTimeout(timer);
    timer = undefined;
    if (isStill()) elapsed = 0;
    else if (!isOnScreen || document.hidden) return;
    // Every step is counted from here, so that late timers do not add up. It is a whole number of
    // keystrokes on the clock, so that at 50 ms the words share their frames with the counters.
    began = Math.ceil((performance.now() - elapsed) / typing.speed) * typing.speed;
    step();
  };
  new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    startOrPause();
  }).observe(typed);
  document.addEventListener('visibilitychange', startOrPause);
  onMotionChange(startOrPause);
}
