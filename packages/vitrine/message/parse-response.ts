import { type ControlName, fieldNames, isChoiceName } from './limits.ts';
import { asFields, type Fields, parseFields } from './parse-fields.ts';
import type { Target } from './target.ts';

/** Error codes in responses of Vitrine's own server, and of endpoints with the same interface. */
const serverErrors = [
  'unreadable',
  'crossSite',
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
      /** Seconds to wait before the next attempt, from the header `Retry-After`. */
      readonly retryAfter?: number;
      /** The error text that the form service sent. */
      readonly said?: string;
      readonly fields?: Readonly<Partial<Record<ControlName, string>>>;
    };

/** The response to a contact message, with its body as text. */
export interface FormResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** HTML that is in every page of this site, and in none of Netlify's own pages. */
export const SITE_PAGE_MARK = '<main id="content"';

/** Maximum length of an error text from a form service; longer texts are cut. */
const maxErrorTextLength = 300;

/**
 * Whether a response means that the message was sent, and if not, why. Only a body that the form service documents as
 * success counts as success: a page with status 200 can be a captcha, a login or a page of this site.
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
    case 'demo':
      return false;
  }
}

function reasonOf(status: number, body: Fields, said: string): SendError {
  if (status === 429) return 'tooMany';
  if (/\b(?:spam|captcha|recaptcha|bot)\b/i.test(said)) return 'spam';
  const serverError = serverErrors.find((error) => error === body.error);
  if (serverError) return serverError;
  if (status === 413) return 'tooLarge';
  if (status === 503) return 'full';
  if (status >= 500) return 'broken';
  if (status === 400 || status === 422) return 'invalid';
  return status >= 400 ? 'refused' : 'unclear';
}

// Error texts by field. Formspree sends `errors: [{ field, code, message }]`, Vitrine's server sends `fields: {
// email: { message } }`.
function fieldTexts(body: Fields): Partial<Record<ControlName, string>> {
  const texts: Partial<Record<ControlName, string>> = {};
  const byName = asFields(body.fields);
  const listed = Array.isArray(body.errors) ? body.errors.map(asFields) : [];
  for (const name of [...fieldNames, ...Object.keys(byName).filter(isChoiceName)]) {
    const { message } = listed.find(({ field }) => field === name) ?? asFields(byName[name]);
    if (typeof message === 'string' && message !== '')
      texts[name] = message.slice(0, maxErrorTextLength);
  }
  return texts;
}

/** The error text of a form service. For errors of Vitrine's server, the site has its own texts. */
function errorText(provider: Target['provider'], body: Fields): string | undefined {
  if (provider === 'server') return undefined;
  const [first] = Array.isArray(body.errors) ? body.errors.map(asFields) : [];
  const candidates = [body.error, body.message, asFields(body.body).message, first?.message];
  const words = candidates.find((text) => typeof text === 'string' && /\s/.test(text.trim()));
  return typeof words === 'string' ? words.slice(0, maxErrorTextLength) : undefined;
}
