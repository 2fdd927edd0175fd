/**
 * `fetch` with a time limit for the whole answer.
 *
 * @param limit The limit in milliseconds, after which the request or the reading of its body rejects with
 *   an error that {@link isTimeout} recognises.
 */
export function fetchWithin(
  limit: number,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): typeof globalThis.fetch {
  return async (input, init) => await fetch(input, { ...init, signal: AbortSignal.timeout(limit) });
}

/** Whether an error is that of {@link fetchWithin} for an answer that did not come in time. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** Maximum size of an answer of a service that is read, in bytes after decompression. */
export const MAX_ANSWER = 64 * 1024;

/**
 * Reads the answer of a service as text, up to 64 kB, and cancels the rest. If the connection is lost, the
 * text ends there.
 */
export async function readAnswer({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let left = MAX_ANSWER;
  try {
    for await (const part of body ?? []) {
      text += decoder.decode(part.subarray(0, left), { stream: true });
      left -= part.byteLength;
      // The end of the loop cancels the body.
      if (left <= 0) break;
    }
  } catch {}
  return text;
}
