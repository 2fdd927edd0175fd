import { isStill, onMotionChange } from '../../components/motion.ts';
import { graphemes, turnOf } from './typing.ts';

/** Time from one blink of the cursor to the next, in milliseconds. */
const blink = 1000;

/**
 * Types the words of the headline one after the other, for ever. The letters of a word are all
 * there from its beginning, so the line does not break anew; animations that the compositor runs
 * show and hide them, so a keystroke costs neither script nor layout nor paint. It pauses in a
 * hidden tab and off screen. Under reduced motion the first word is shown and nothing is animated.
 */
export function typeHeadline(): void {
  const typed = document.querySelector<HTMLElement>('[data-typing]');
  const [word, cursor] = typed?.children ?? [];
  if (!typed?.dataset.typing || !word || !cursor) return;
  const { words, speed, pause }: { words: string[]; speed: number; pause: number } = JSON.parse(
    typed.dataset.typing,
  );
  const written = words.map(graphemes).filter((letters) => letters.length > 0);
  let isOnScreen = false;
  let running: Animation[] = [];

  const stop = () => {
    for (const animation of running) animation.cancel();
    running = [];
  };
  const run = (element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions) => {
    // Each keyframe holds until the next.
    const held = frames.map((frame) => ({ ...frame, easing: 'step-end' }));
    const animation = element.animate(held, timing);
    running.push(animation);
    return animation;
  };
  const rest = (delay: number) => {
    const frames = [{ opacity: 1 }, { offset: 0.5, opacity: 0 }, { opacity: 0 }];
    return run(cursor, frames, { delay, duration: blink, iterations: pause / blink });
  };
  const type = (index: number, isTyped = false) => {
    const letters = written[index % written.length];
    if (!letters) return;
    stop();
    const spans = letters.map((letter) => {
      const span = document.createElement('span');
      span.textContent = letter;
      return span;
    });
    word.replaceChildren(...spans);
    const places = placesOf(cursor, spans, getComputedStyle(typed).direction === 'rtl');
    const { letters: times, rests, duration } = turnOf(letters.length, speed, pause);
    const timing: KeyframeAnimationOptions = { duration, fill: 'both' };
    const come: Keyframe[] = [];
    const go: Keyframe[] = [{ offset: 1, transform: places[0] }];
    for (const [at, span] of spans.entries()) {
      const { appears = 0, goes = 0 } = times[at] ?? {};
      const [from, until] = [appears / duration, goes / duration];
      come.push({ offset: from, transform: places[at + 1] });
      go.unshift({ offset: until, transform: places[at] });
      const frames = [0, 1, 0, 0].map((opacity, step) => ({
        offset: [0, from, until, 1][step],
        opacity,
      }));
      run(span, frames, timing);
    }
    run(cursor, [...come, ...go], timing).onfinish = () => {
      type(index + 1);
      startOrPause();
    };
    rest(rests);
    if (isTyped) for (const animation of running) animation.currentTime = rests + pause;
  };
  const startOrPause = () => {
    if (isStill()) {
      stop();
      word.textContent = words[0] ?? '';
    } else if (!isOnScreen || document.hidden) {
      for (const animation of running) animation.pause();
    } else if (running.length === 0) {
      // The first word is split when it is erased, after the fonts and the first paint.
      rest(0).onfinish = () => {
        type(0, true);
        startOrPause();
      };
    } else {
      for (const animation of running) if (animation.playState === 'paused') animation.play();
    }
  };
  new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    startOrPause();
  }).observe(typed);
  document.addEventListener('visibilitychange', startOrPause);
  onMotionChange(startOrPause);
}

/**
 * The places of the cursor as transforms: before the first letter, and after each letter. It stands
 * after the last one by itself.
 */
function placesOf(cursor: Element, letters: Element[], isRightToLeft: boolean): string[] {
  const end = cursor.getBoundingClientRect();
  const boxes = letters.map((letter) => letter.getBoundingClientRect());
  const [first] = boxes;
  const last = boxes.at(-1);
  if (!first || !last) return [];
  // The next letter says which way a letter runs: a Latin name in a line of Hebrew runs to the right.
  const isLeftward = (box: DOMRect, index: number) => {
    const next = boxes[index + 1];
    return next && next.top === box.top ? next.left < box.left : isRightToLeft;
  };
  const place = (left: number, top: number) =>
    `translate(${left - end.left}px, ${top - last.top}px)`;
  return [
    place(isLeftward(first, 0) ? first.right : first.left, first.top),
    ...boxes
      .slice(0, -1)
      .map((box, index) => place(isLeftward(box, index) ? box.left : box.right, box.top)),
    'none',
  ];
}
