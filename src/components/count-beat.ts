import { flushSync } from 'react-dom';

/**
 * Time between two figures in milliseconds. The counters click on as those on a ticket machine do,
 * because every frame costs the processor; a whole number of the headline's keystrokes, so that
 * both share their frames.
 */
const beat = 200;

/** A counter that runs. */
interface Running {
  /** Shows the figure of a moment, by `performance.now()`. */
  show: (now: number) => void;
  /** When it ends, by `performance.now()`; it is shown once more then, and never again. */
  ends: number;
}

const running = new Set<Running>();
let timer: ReturnType<typeof setTimeout> | undefined;
let frame = 0;

/**
 * Shows a counter at once, on every beat, and at its end. All counters share one timer and one
 * frame.
 *
 * @returns Stops it before its end.
 */
export function runCounter(counter: Running): () => void {
  running.add(counter);
  counter.show(performance.now());
  wait();
  return () => {
    running.delete(counter);
    if (running.size === 0) stopWaiting();
  };
}

function wait(): void {
  stopWaiting();
  if (running.size === 0) return;
  const now = performance.now();
  const left = Math.min(...[...running].map(({ ends }) => ends - now));
  timer = setTimeout(
    () => {
      frame = requestAnimationFrame(showAll);
    },
    Math.min(left, beat - (now % beat)),
  );
}

function showAll(): void {
  const now = performance.now();
  // In this very frame; left to React it would be the next one.
  flushSync(() => {
    for (const counter of running) {
      if (counter.ends <= now) running.delete(counter);
      counter.show(now);
    }
  });
  wait();
}

function stopWaiting(): void {
  clearTimeout(timer);
  cancelAnimationFrame(frame);
}
