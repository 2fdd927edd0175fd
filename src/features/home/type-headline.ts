import { isStill, onMotionChange } from '../../lib/motion.ts';
import { graphemes, turnOf } from './headline-typing.ts';

/** How long the cursor of a finished word is shown, and then hidden, in milliseconds. */
const blink = 500;

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
  const typing: { words: string[]; speed: number; pause: number } = JSON.parse(
    typed.dataset.typing,
  );
  const { words, speed, pause } = typing;
  const written = words.map(graphemes).filter((letters) => letters.length > 0);
  let isOnScreen = false;
  let running: Animation[] = [];
  let current = 0;

  const stop = () => {
    for (const animation of running) animation.cancel();
    running = [];
  };
  // `at` are milliseconds since the turn of the word began; without it the word rests.
  const type = (index: number, at?: CSSNumberish) => {
    current = index;
    const letters = written[index % written.length];
    if (!letters) return;
    stop();
    const spans = letters.map((letter) => {
      const span = document.createElement('span');
      span.textContent = letter;
      return span;
    });
    word.replaceChildren(...spans);
    const turn = turnOf(letters.length, speed, pause);
    const run = (element: Element, frames: Keyframe[]) => {
      const animation = element.animate(
        // Each keyframe holds until the next.
        frames.map((frame) => ({ ...frame, easing: 'step-end' })),
        { duration: turn.duration, fill: 'both' },
      );
      animation.currentTime = at ?? turn.rests;
      running.push(animation);
      return animation;
    };
    const places = placesOf(cursor, spans, getComputedStyle(typed).direction === 'rtl');
    const cursorFrames: (Keyframe & { offset: number })[] = [];
    for (const [at, { appears, goes }] of turn.letters.entries()) {
      cursorFrames.push({ offset: appears / turn.duration, transform: places[at + 1] });
      cursorFrames.push({ offset: goes / turn.duration, transform: places[at] });
      const span = spans[at];
      if (!span) continue;
      run(span, [
        { offset: 0, opacity: 0 },
        { offset: appears / turn.duration, opacity: 1 },
        { offset: goes / turn.duration, opacity: 0 },
        { offset: 1, opacity: 0 },
      ]);
    }
    for (let since = 0; since < pause; since += blink) {
      const opacity = (since / blink) % 2 === 0 ? 1 : 0;
      cursorFrames.push({ offset: (turn.rests + since) / turn.duration, opacity });
    }
    cursorFrames.push(
      { offset: 0, opacity: 1 },
      { offset: (turn.rests + pause) / turn.duration, opacity: 1 },
      { offset: 1, opacity: 1, transform: places[0] },
    );
    cursorFrames.sort((a, b) => a.offset - b.offset);
    run(cursor, cursorFrames).onfinish = () => {
      type(index + 1, 0);
      startOrPause();
    };
  };
  const startOrPause = () => {
    if (isStill()) {
      stop();
      word.textContent = words[0] ?? '';
    } else if (!isOnScreen || document.hidden) {
      for (const animation of running) animation.pause();
    } else if (running.length === 0) {
      type(0);
    } else {
      for (const animation of running) if (animation.playState === 'paused') animation.play();
    }
  };
  new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    startOrPause();
  }).observe(typed);
  // The cursor's places are those of the letters in a line of this width.
  addEventListener('resize', () => {
    const at = running[0]?.currentTime ?? undefined;
    if (at === undefined) return;
    type(current, at);
    startOrPause();
  });
  document.addEventListener('visibilitychange', startOrPause);
  onMotionChange(startOrPause);
}

/**
 * The places of the cursor as transforms: before the first letter, and after each letter. Without a
 * transform it is after the last one.
 */
function placesOf(cursor: Element, letters: Element[], isRightToLeft: boolean): string[] {
  const end = cursor.getBoundingClientRect();
  const boxes = letters.map((letter) => letter.getBoundingClientRect());
  const [first] = boxes;
  const last = boxes.at(-1);
  if (!first || !last) return [];
  // The next letter shows the direction: a Latin name in a line of Hebrew runs to the right.
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
