import { readUrl } from '../read-url.ts';

/** Whether a text is the address of a mail server. */
export function isSmtpUrl(value: string): boolean {
  const { protocol = '', hostname = '' } = readUrl(value) ?? {};
  return /^smtps?:$|^smtp\+insecure:$/.test(protocol) && hostname !== '';
}

/** Whether the owner allows mail to a mail server without TLS. */
export function isInsecureSmtp(url: string): boolean {
  return new URL(url).protocol === 'smtp+insecure:';
}
