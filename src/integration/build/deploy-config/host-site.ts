import type { Header } from '../../../../platform/http/headers.ts';

export interface HostSite {
  /** Sub-path with a slash in front and none at the end, or an empty string. */
  readonly base: string;
  /** The policy of everything but images and hashed files. */
  readonly policy: Header;
  /** The further languages, which have pages below `/<language>`. */
  readonly languages: readonly string[];
  /** Whether messages go to the project's own server. */
  readonly takesMessages: boolean;
  /** Paths of its vCards, such as `contact.vcf`. */
  readonly cards: readonly string[];
}

/** First line of every written file, after the sign of a comment. */
export const WRITTEN_BY_BUILD =
  'Written by npm run build from platform/http/headers.ts. The next build writes it anew.';
