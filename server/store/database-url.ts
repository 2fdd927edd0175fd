import { readUrl } from '../read-url.ts';

const FORMS =
  /^(?:postgres(?:ql)?|libsql|https?):\/\/[^\s/]|^file:\/\S|^d1:\/\/[0-9a-f]{32}\/[0-9a-f-]{36}$/;

/** A token that can be sent in an HTTP header. */
export const TOKEN = /^[\x21-\x7e]+$/;

/** Whether a driver may be able to open a URL, by its form alone. */
export function isDatabaseUrl(value: string): boolean {
  const url = FORMS.test(value) ? readUrl(value) : undefined;
  if (url === undefined) return false;
  const { protocol, host, username, password, searchParams } = url;
  if (protocol === 'file:') return host === '';
  if (protocol.startsWith('postgres') || protocol === 'd1:') return true;
  // libSQL: `fetch` refuses user and password, and repeats them in its error.
  const isOpen = username === '' && password === '';
  return isOpen && [...searchParams.values()].every((text) => TOKEN.test(text));
}
