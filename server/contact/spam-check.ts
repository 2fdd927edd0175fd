import { HONEYPOT_NAME } from '../../src/contact/honeypot.ts';
import type { Message } from '../../src/contact/message.ts';
import type { Fields } from '../../src/contact/parse-fields.ts';
import type { FillTime } from './fill-time.ts';

interface Evidence {
  /** The form fields as the visitor sent them, before validation. */
  fields: Fields;
  fillTime: FillTime;
  message: Message;
  /** Maximum number of links in a message; no limit if undefined. */
  maxLinks: number | undefined;
}

/** The reasons why a message may be spam, as texts for the owner; an empty list if there are none. */
export function checkForSpam({ fields, fillTime, message, maxLinks }: Evidence): string[] {
  const found: string[] = [];
  const honeypot = fields[HONEYPOT_NAME];
  if (honeypot !== undefined && honeypot !== '') found.push('hidden field filled in');
  if (fillTime === 'too little') found.push('filled in too fast');
  if (fillTime === 'forged') found.push('forged time');
  const links = countLinks(`${message.name} ${message.subject} ${message.message}`);
  if (maxLinks !== undefined && links > maxLinks) found.push(`${links} links`);
  return found;
}

function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\.|\[url[=\]]/gi)?.length ?? 0;
}
