/**
 * Parses a URL that may contain a password. Returns undefined if the text is not a URL, and if a
 * special character that is not percent-encoded ends the host name too early: in
 * `smtp://me:1#2@host` the host would be `me`.
 */
export function readUrl(value: string): URL | undefined {
  if (/^\s|\s$|\p{Cc}/u.test(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  const { pathname, search, hash } = url;
  return hash === '' && !`${pathname}${search}`.includes('@') ? url : undefined;
}

/** Whether the host name of a URL means this machine (loopback). */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Whether a text is the SMTP URL of a mail server. */
export function isSmtpUrl(value: string): boolean {
  const { protocol = '', hostname = '' } = readUrl(value) ?? {};
  return /^smtps?:$|^smtp\+insecure:$/.test(protocol) && hostname !== '';
}

/** Whether an SMTP URL allows mail to a mail server without TLS. */
export function isInsecureSmtp(url: string): boolean {
  return new URL(url).protocol === 'smtp+insecure:';
}
