import { choiceName } from '../../../message/limits.ts';
import { type Message, writeSavedWork } from '../../../message/message.ts';
import { type Outcome, parseResponse } from '../../../message/parse-response.ts';
import type { Target } from '../../../message/target.ts';

export interface Submission {
  readonly message: Message;
  /** Idempotency key, so that a message that is sent again is not stored twice. */
  readonly id: string;
  /** The token from the server for the time at which the form was opened; undefined if there is none. */
  readonly token: string | undefined;
  /** The value of the hidden field that only bots fill in. */
  readonly honeypot: string;
  readonly detailsAddress: (id: string) => string;
}

/** The names and values of the form fields to send to a delivery target. */
export function submissionFields(
  target: Target,
  submission: Submission,
): [name: string, value: string][] {
  const { message, id, token, honeypot, detailsAddress } = submission;
  const { saved, choices, page, ...written } = message;
  const takesVitrineFields = target.provider === 'server' || target.provider === 'endpoint';
  const list = saved.map((work) => `${work.title}: ${detailsAddress(work.id)}`);
  const fields = {
    ...target.fixed,
    ...written,
    ...Object.fromEntries(choices.map(({ id, option }) => [choiceName(id), option])),
    ...(page !== '' && { page }),
    ...(takesVitrineFields && { id }),
    ...(!takesVitrineFields && list.length > 0 && { projects: list.join('\n') }),
    ...(target.provider === 'server' && token !== undefined && { token }),
    ...(target.honeypot && honeypot !== '' && { [target.honeypot.name]: honeypot }),
  };
  // Without `_next` and `redirect`, form services answer with JSON instead of a redirect.
  const sent = Object.entries(fields).filter(([name]) => name !== '_next' && name !== 'redirect');
  for (const work of takesVitrineFields ? saved : []) sent.push(['saved', writeSavedWork(work)]);
  return sent;
}

/**
 * Sends a message to a delivery target and waits for the response.
 *
 * @param signal Aborts the request at the timeout.
 */
export async function sendMessage(
  target: Target,
  submission: Submission,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const response = await fetch(target.scriptAction ?? target.action, {
      method: 'POST',
      body: body(target, submission),
      headers: { Accept: 'application/json' },
      signal,
    });
    return parseResponse(target.provider, {
      status: response.status,
      retryAfter: response.headers.get('Retry-After'),
      text: await response.text(),
    });
  } catch {
    // The error of `fetch` gives no reason, so the abort signal and `navigator.onLine` decide.
    if (signal.aborted) return { sent: false, reason: 'timeout' };
    return { sent: false, reason: navigator.onLine === false ? 'offline' : 'unreachable' };
  }
}

function body(target: Target, submission: Submission): FormData | URLSearchParams {
  const fields = submissionFields(target, submission);
  if (target.enctype !== 'multipart/form-data') return new URLSearchParams(fields);
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
