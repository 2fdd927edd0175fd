import { isStill, onMotionChange, WORDS_CHANGED } from '../../browser/motion.ts';
import { cursorFrames, graphemes, letterFrames, typingTimes } from './typing-frames.ts';

/**
 * Types and erases the words of the headline in a loop, which ends at the first word if the content limits its rounds.
 * All letters of a word are in the document from the start, so the line does not break differently while typing.
 * Animations on the compositor thread show and hide the letters, so a keystroke costs neither script nor layout nor
 * paint. The loop pauses in a hidden tab and off screen. With reduced motion the first word is shown without animation.
 */
export function typeHeadline(): void {
  const typed = document.querySelector<HTMLElement>('[data-typing]');
  const [word, cursor] = typed?.children ?? [];
  if (!typed || !word || !cursor) return;
  // Read again for each word, because the preview of the editor changes the words.
  const readTyping = (): { words: string[]; speed: number; pause: number; rounds?: number } =>
    JSON.parse(typed.dataset.typing ?? '');
  let isOnScreen = false;
  let isOver = false;
  let running: Animation[] = [];
  let shownIndex = 0;

  const stop = () => {
    for (const animation of running) animation.cancel();
    running = [];
  };
  // `at` is the time in the animation of the word, in milliseconds; by default the word is complete.
  const type = (index: number, at?: CSSNumberish) => {
    shownIndex = index;
    const { words, speed, pause, rounds = Infinity } = readTyping();
    const isLast = index >= rounds * words.length;
    const letters = graphemes(words[index % words.length] ?? '');
    stop();
    const spans = letters.map((letter) => {
      const span = document.createElement('span');
      span.textContent = letter;
      return span;
    });
    word.replaceChildren(...spans);
    const times = typingTimes(letters.length, speed, pause);
    const iterations = isLast ? times.complete / times.duration : 1;
    const run = (element: Element, frames: Keyframe[]) => {
      const animation = element.animate(
        // Each keyframe holds its values until the next keyframe.
        frames.map((frame) => ({ ...frame, easing: 'step-end' })),
        { duration: times.duration, iterations, fill: 'both' },
      );
      animation.currentTime = at ?? times.complete;
      running.push(animation);
      return animation;
    };
    const places = cursorPlaces(cursor, spans, getComputedStyle(typed).direction === 'rtl');
    const frames = letterFrames(times);
    for (const [index, span] of spans.entries()) run(span, frames[index] ?? []);
    run(cursor, cursorFrames(times, pause, places)).onfinish = () => {
      isOver = isLast;
      if (!isOver) type(index + 1, 0);
      startOrPause();
    };
  };
  const startOrPause = () => {
    cursor.toggleAttribute('hidden', isOver);
    if (isStill() || isOver) {
      stop();
      word.textContent = readTyping().words[0] ?? '';
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
  const measureAgain = () => {
    const at = running[0]?.currentTime ?? undefined;
    if (at === undefined) return;
    type(shownIndex, at);
    startOrPause();
  };
  // A new width of the window, or other words, may move the letters, so the cursor positions are computed again.
  addEventListener('resize', measureAgain);
  typed.addEventListener(WORDS_CHANGED, measureAgain);
  document.addEventListener('visibilitychange', startOrPause);
  onMotionChange(startOrPause);
}

/**
 * The positions of the cursor as CSS transforms: before the first letter, then after each letter.
 * Without a transform the cursor is after the last letter.
 */
function cursorPlaces(cursor: Element, letters: Element[], isRightToLeft: boolean): string[] {
  const end = cursor.getBoundingClientRect();
  const boxes = letters.map((letter) => letter.getBoundingClientRect());
  const [first] = boxes;
  const last = boxes.at(-1);
  if (!first || !last) return [];
  // The next letter shows the writing direction, because a Latin name in Hebrew text runs to the right.
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
