/**
 * Parses a URL that may contain a password. Undefined where it is no URL, and where a special character
 * that is not percent-encoded cuts it short: in `smtp://me:1#2@host` the host would be `me`.
 */
export function readUrl(value: string): URL | undefined {
  if (/^\s|\s$|\p{Cc}/u.test(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  const { pathname, search, hash } = url;
  return hash === '' && !`${pathname}${search}`.includes('@') ? url : undefined;
}

/** Whether a host, as a URL names it, is this machine. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Whether a text is the address of a mail server. */
export function isSmtpUrl(value: string): boolean {
  const { protocol = '', hostname = '' } = readUrl(value) ?? {};
  return /^smtps?:$|^smtp\+insecure:$/.test(protocol) && hostname !== '';
}

/** Whether the owner allows mail to a mail server without TLS. */
export function isInsecureSmtp(url: string): boolean {
  return new URL(url).protocol === 'smtp+insecure:';
}
