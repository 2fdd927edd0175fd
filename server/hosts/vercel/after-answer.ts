/** What Vercel gives a request; `@vercel/functions` reads the same. */
const REQUEST_CONTEXT = Symbol.for('@vercel/request-context');

/** Keeps a function of Vercel running until the work is done. Elsewhere it runs on by itself. */
export function afterAnswer(work: Promise<void>): void {
  const context: unknown = Reflect.get(globalThis, REQUEST_CONTEXT)?.get?.();
  if (typeof context !== 'object' || context === null) return;
  const waitUntil: unknown = Reflect.get(context, 'waitUntil');
  if (typeof waitUntil === 'function') waitUntil(work);
}
