import { createHmac, randomBytes } from 'node:crypto';
import { timingSafeEqual } from 'hono/utils/buffer';
import { linkDays } from 'vitrine/message';
import { z } from 'zod';
import { parseJson } from '../parse-json.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The length of a signature in a link: 16 bytes in base64url. */
const SIGNATURE = 22;

const MAX_LENGTH = 400;

/** What a link for a testimonial says, and its signature proves. */
export interface LinkContent {
  /** The random id of the link, which can be used once. */
  id: string;
  project: string;
  /** The tag of a further language; empty for the first language of the site. */
  language: string;
  /** The last day of the link, counted from 1970. */
  lastDay: number;
}

/** The site and the key of links. A link of another site or key is not valid. */
export interface LinkSigner {
  /** URL of the site, such as `https://studio.example`. */
  address: string;
  /** Sub-path with a leading slash and without a trailing one, or an empty string. */
  base: string;
  /** The value of SIGNING_KEY. */
  key: string;
}

const payload = z.tuple([
  z.string().regex(/^[0-9a-f]{24}$/),
  z.string(),
  z.string(),
  z.number().int(),
]);

/** The content of a new link, with a random id. */
export function newLink(project: string, language: string, now: number): LinkContent {
  const id = randomBytes(12).toString('hex');
  return { id, project, language, lastDay: Math.floor(now / DAY) + linkDays };
}

/** The last part of the path of a link: signature and content. */
export function writeToken(
  { id, project, language, lastDay }: LinkContent,
  signer: LinkSigner,
): string {
  const text = JSON.stringify([id, project, language, lastDay]);
  const content = Buffer.from(text).toString('base64url');
  return sign(content, signer) + content;
}

/** The content of a link, with or without what mails add behind it; undefined if it was changed, or is of another site or key. */
export async function readToken(
  text: string,
  signer: LinkSigner,
): Promise<LinkContent | undefined> {
  const [token = ''] = /^[\w-]+/.exec(text) ?? [];
  if (token.length > MAX_LENGTH) return undefined;
  const content = token.slice(SIGNATURE);
  if (!(await timingSafeEqual(token.slice(0, SIGNATURE), sign(content, signer)))) return undefined;
  const { data } = payload.safeParse(parseJson(Buffer.from(content, 'base64url').toString()));
  if (data === undefined) return undefined;
  const [id, project, language, lastDay] = data;
  return { id, project, language, lastDay };
}

/** The end of the last day of a link in the last time zone (UTC-12), because the mail names the day. In milliseconds since 1970. */
export function endOf({ lastDay }: LinkContent): number {
  return (lastDay + 1.5) * DAY;
}

// The text that is signed names its purpose and the site. The content is signed as it is in the link, so
// each valid link has one spelling.
function sign(content: string, { address, base, key }: LinkSigner): string {
  const site = new URL(`${base}/`, address).href;
  return createHmac('sha256', key)
    .update(`vitrine testimonial 1\n${site}\n${content}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');
}
