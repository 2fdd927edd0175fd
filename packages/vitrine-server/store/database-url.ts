import { readUrl } from '../read-url.ts';

/** Matches `postgres://host`, `libsql://host`, `https://host`, `file:path` and `d1://<account>/<database id>`. */
const URL_PATTERN =
  /^(?:postgres(?:ql)?|libsql|https?):\/\/[^\s/]|^file:\/\S|^d1:\/\/[0-9a-f]{32}\/[0-9a-f-]{36}$/;

/** A token that can be sent in an HTTP header. */
export const TOKEN_PATTERN = /^[\x21-\x7e]+$/;

/** Whether a URL has a form that a database driver may be able to open. */
export function isDatabaseUrl(value: string): boolean {
  const url = URL_PATTERN.test(value) ? readUrl(value) : undefined;
  if (url === undefined) return false;
  const { protocol, host, username, password, searchParams } = url;
  if (protocol === 'file:') return host === '';
  if (protocol.startsWith('postgres') || protocol === 'd1:') return true;
  // A libSQL URL with user and password is refused: `fetch` rejects it, and repeats the password in
  // its error.
  const isOpen = username === '' && password === '';
  return isOpen && [...searchParams.values()].every((text) => TOKEN_PATTERN.test(text));
}
