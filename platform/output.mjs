// @ts-check
// Plain JavaScript: the commands use it before anything is installed, under Node 20.

/**
 * Measures a step.
 * @returns {() => string} returns the time since the call, for example `4.2 s`
 */
export function stopwatch() {
  const start = performance.now();
  return () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/**
 * Reports the progress of a long step: on a terminal in a line that is overwritten, in a log at its end.
 * @param {string} step for example `Images`
 * @param {boolean} [isLive] whether nothing else is written meanwhile, so that a line can be overwritten
 * @returns {(done: number, total: number) => void} reports it; the step ends when all is done
 */
export function progress(step, isLive = true) {
  const time = stopwatch();
  /** @param {string} text */
  const show = (text) => {
    if (isLive && process.stdout.isTTY) process.stdout.write(`\r${text}\u001b[K`);
  };
  return (done, total) => {
    show(done < total ? `${step}: ${done} of ${total}` : '');
    if (done === total) console.log(`${step}: ${total} in ${time()}.`);
  };
}

/**
 * Ends the command with a message for the user.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
