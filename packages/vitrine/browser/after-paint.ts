/**
 * Calls back after the next paint, so that the page shows the direct effect of an input first, such
 * as a typed letter, before work that takes longer.
 *
 * @returns A function that cancels the call.
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
