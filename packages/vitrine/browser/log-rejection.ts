/** Makes an event handler of a function whose promise nothing awaits: logs a rejection to the console. */
export function logRejection<Args extends unknown[]>(
  run: (...args: Args) => unknown,
): (...args: Args) => void {
  return (...args) => {
    Promise.resolve(run(...args)).catch(console.error);
  };
}
