import { type Fields, HONEYPOT_NAME, type Message } from 'vitrine/message';
import type { FillTime } from './fill-time.ts';

interface Evidence {
  /** The form fields as the visitor sent them, before validation. */
  fields: Fields;
  fillTime: FillTime;
  message: Pick<Message, 'name' | 'subject' | 'message'>;
  /** Maximum number of links in a message; no limit if undefined. */
  maxLinks: number | undefined;
}

interface Verdict {
  /** The reasons why a message may be spam, as texts for the owner; an empty list if there are none. */
  suspicion: string[];
  /**
   * Whether the honeypot and the time are the only reasons. A program that fills in forms for a person
   * can cause them too.
   */
  isDoubtful: boolean;
}

export function checkForSpam({ fields, fillTime, message, maxLinks }: Evidence): Verdict {
  const doubtful: string[] = [];
  const honeypot = fields[HONEYPOT_NAME];
  if (honeypot !== undefined && honeypot !== '') doubtful.push('hidden field filled in');
  if (fillTime === 'too little') doubtful.push('filled in too fast');
  if (fillTime === 'forged') doubtful.push('forged time');
  const links = countLinks(`${message.name} ${message.subject} ${message.message}`);
  const certain = maxLinks !== undefined && links > maxLinks ? [`${links} links`] : [];
  return {
    suspicion: [...doubtful, ...certain],
    isDoubtful: doubtful.length > 0 && certain.length === 0,
  };
}

/** The number of links, such as `https://…`, `www.…`, or `[url=…]` of forums. */
function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\.|\[url[=\]]/gi)?.length ?? 0;
}
