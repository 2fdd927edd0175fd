// @ts-check
// This is plain JavaScript without packages: the CLI imports it before anything is installed, under Node 20.

/**
 * Starts a stopwatch.
 * @returns {() => string} a function that returns the time since the start, for example `4.2 s`
 */
export function stopwatch() {
  const start = performance.now();
  return () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
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
