import type { Message } from '../../src/contact/message.ts';
import type { FillTime } from './fill-time.ts';

interface Evidence {
  /** What stands in the field that people do not see. */
  honeypot: unknown;
  fillTime: FillTime;
  message: Message;
  /** The most links that a message may have; undefined for no rule. */
  maxLinks: number | undefined;
}

/** Why a message may be spam, in words for the owner; empty if nothing speaks for it. */
export function suspicions({ honeypot, fillTime, message, maxLinks }: Evidence): string[] {
  const found: string[] = [];
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
