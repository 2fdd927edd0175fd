import { fetchWithin, isTimeout, readAnswer } from '../read-answer.ts';
import { DeliveryError } from './delivery-error.ts';

/** A request that posts JSON to a service. */
export interface JsonRequest {
  /** The name of the service in logs and messages. */
  service: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** The body of the request as JSON text. */
  body: string;
}

export interface PostOptions {
  /** The global `fetch`, or a replacement in tests. */
  fetch: typeof globalThis.fetch;
  /** Returns the time in milliseconds since 1970. */
  now: () => number;
  /** How long the service may take to respond, in milliseconds. */
  timeLimit?: number;
}

/** The default of `timeLimit`. */
const TIME_LIMIT = 15_000;

/** Maximum pause that a service can ask for, in milliseconds: a day. */
const LONGEST_WAIT = 24 * 60 * 60 * 1000;

/**
 * HTTP statuses after which another attempt may help: timeout, conflict with a running request of
 * the same idempotency key, too early.
 */
const TEMPORARY_ERRORS = new Set([408, 409, 425]);

/** HTTP statuses that mean that the service, or a gateway in front of the service, is unavailable. */
const UNAVAILABLE_ERRORS = new Set([429, 502, 503, 504]);

/**
 * Posts JSON; resolves when the service has accepted the request. Redirects are not followed,
 * because the request may contain personal data, which is meant for one URL.
 *
 * @throws DeliveryError
 */
export async function postJson(request: JsonRequest, options: PostOptions): Promise<void> {
  const { fetch, now, timeLimit = TIME_LIMIT } = options;
  const { service, url, headers, body } = request;
  let response: Response;
  try {
    response = await fetchWithin(timeLimit, fetch)(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      // The mode is not `error`, because Cloudflare Workers do not support that mode.
      redirect: 'manual',
    });
  } catch (error) {
    if (isTimeout(error)) {
      const text = `${service} did not answer within ${timeLimit / 1000} s.`;
      throw new DeliveryError({ code: 'ETIMEDOUT', text, isUnavailable: true });
    }
    const { code, text } = networkProblem(error);
    throw new DeliveryError({
      code,
      text: `${service} cannot be reached: ${text}`,
      isUnavailable: true,
    });
  }
  if (response.ok) {
    // The body of a successful response is not needed. The request was accepted, even if the connection
    // is lost meanwhile.
    await response.body?.cancel().catch(() => {});
    return;
  }
  const { status } = response;
  const responseText = await readAnswer(response);
  if (status < 400) {
    const text = `${service} redirects to another URL. Use that URL in the settings.`;
    throw new DeliveryError({ code: String(status), text, isFinal: true });
  }
  throw new DeliveryError({
    code: String(status),
    text: `${service} answered ${status}: ${responseText}`,
    isUnavailable: UNAVAILABLE_ERRORS.has(status),
    isFinal: status < 500 && status !== 429 && !TEMPORARY_ERRORS.has(status),
    retryAfter: retryAfter(response.headers.get('Retry-After') ?? retryField(responseText), now()),
  });
}

// The pause that a service asks for by `Retry-After` (RFC 9110, section 10.2.3: seconds or a date),
// in milliseconds.
function retryAfter(value: string, now: number): number {
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return wait > 0 ? Math.min(wait, LONGEST_WAIT) : 0;
}

// Telegram sends the number of seconds to wait in the JSON of its response:
// `"parameters":{"retry_after":35}`.
function retryField(responseText: string): string {
  return /"retry_after"\s*:\s*(\d+)/.exec(responseText)?.[1] ?? '';
}

// Reads the reason of a failed `fetch` from the property `cause`, because the error itself says
// only that `fetch` failed.
function networkProblem(error: unknown): { code: string; text: string } {
  const texts: string[] = [];
  let code = 'network';
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') code = cause.code;
    if (cause.message !== '') texts.push(cause.message);
  }
  return { code, text: `${texts.at(-1) ?? String(error)} (${code})` };
}
