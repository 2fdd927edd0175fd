/** The key of Vercel's request context, as `@vercel/functions` reads it. */
const REQUEST_CONTEXT = Symbol.for('@vercel/request-context');

/** Keeps a Vercel function running until the work is done. Has no effect on other platforms. */
export function vercelWaitUntil(work: Promise<void>): void {
  const context: unknown = Reflect.get(globalThis, REQUEST_CONTEXT)?.get?.();
  if (typeof context !== 'object' || context === null) return;
  const waitUntil: unknown = Reflect.get(context, 'waitUntil');
  if (typeof waitUntil === 'function') waitUntil(work);
}
