import { type ControlName, fieldNames, isChoiceName } from './limits.ts';
import { type Fields, fieldsOf, parseFields } from './parse-fields.ts';
import type { Target } from './target.ts';

/** The errors that our own server reports, and endpoints with the same interface. */
const serverErrors = [
  'unreadable',
  'foreign',
  'tooLarge',
  'wrongType',
  'invalid',
  'tooMany',
  'full',
  'spam',
] as const;

export type SendError =
  | (typeof serverErrors)[number]
  | 'offline'
  | 'timeout'
  | 'unreachable'
  | 'unclear'
  | 'refused'
  | 'broken';

export type Outcome =
  | { readonly sent: true }
  | {
      readonly sent: false;
      readonly reason: SendError;
      /** Seconds to wait, if the response has them. */
      readonly retryAfter?: number;
      /** The text of the service's own error. */
      readonly said?: string;
      readonly fields?: Readonly<Partial<Record<ControlName, string>>>;
    };

/** A response with its whole body. */
export interface FormResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** A text in every page of this site, and in no page of Netlify's. */
export const SITE_PAGE_MARK = '<main id="content"';

/** Longer texts of a service are cut. */
const maxErrorTextLength = 300;

/**
 * The outcome of a response. Only a body that the service documents as success counts as success: a
 * page with status 200 may as well be a captcha, a login or a page of this site.
 */
export function parseResponse(provider: Target['provider'], response: FormResponse): Outcome {
  const body = parseFields(response.text);
  if (isSuccess(provider, response, body)) return { sent: true };
  const fields = fieldTexts(body);
  const said = errorText(provider, body);
  const { retryAfter } = response;
  return {
    sent: false,
    reason: reasonOf(response.status, body, said ?? ''),
    ...(retryAfter && /^\d{1,6}$/.test(retryAfter) && { retryAfter: Number(retryAfter) }),
    ...(said !== undefined && { said }),
    ...(Object.keys(fields).length > 0 && { fields }),
  };
}

function isSuccess(
  provider: Target['provider'],
  { status, text }: FormResponse,
  body: Fields,
): boolean {
  if (status < 200 || status > 299) return false;
  switch (provider) {
    case 'server':
    case 'endpoint':
      return body.ok === true;
    case 'formspree':
      return typeof body.next === 'string' && body.error === undefined;
    case 'web3forms':
      return body.success === true;
    case 'netlify':
      return status === 200 && !text.includes(SITE_PAGE_MARK) && !/captcha/i.test(text);
    case 'mailto':
      return false;
  }
}

function reasonOf(status: number, body: Fields, said: string): SendError {
  if (status === 429) return 'tooMany';
  if (/\b(?:spam|captcha|recaptcha|bot)\b/i.test(said)) return 'spam';
  const known = serverErrors.find((error) => error === body.error);
  if (known) return known;
  if (status === 413) return 'tooLarge';
  if (status === 503) return 'full';
  if (status >= 500) return 'broken';
  if (status === 400 || status === 422) return 'invalid';
  return status >= 400 ? 'refused' : 'unclear';
}

// Formspree sends `errors: [{ field, code, message }]`, our server `fields: { email: { message } }`.
function fieldTexts(body: Fields): Partial<Record<ControlName, string>> {
  const texts: Partial<Record<ControlName, string>> = {};
  const byName = fieldsOf(body.fields);
  const listed = Array.isArray(body.errors) ? body.errors.map(fieldsOf) : [];
  for (const name of [...fieldNames, ...Object.keys(byName).filter(isChoiceName)]) {
    const { message } = listed.find(({ field }) => field === name) ?? fieldsOf(byName[name]);
    if (typeof message === 'string' && message !== '')
      texts[name] = message.slice(0, maxErrorTextLength);
  }
  return texts;
}

/** The text of the service's own error. The site has its own texts for the errors of our server. */
function errorText(provider: Target['provider'], body: Fields): string | undefined {
  if (provider === 'server') return undefined;
  const [first] = Array.isArray(body.errors) ? body.errors.map(fieldsOf) : [];
  const candidates = [body.error, body.message, fieldsOf(body.body).message, first?.message];
  const words = candidates.find((text) => typeof text === 'string' && /\s/.test(text.trim()));
  return typeof words === 'string' ? words.slice(0, maxErrorTextLength) : undefined;
}
