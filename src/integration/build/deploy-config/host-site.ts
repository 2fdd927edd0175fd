import {
  CACHE_FOR_EVER,
  CACHE_REVALIDATE,
  documentHeaders,
  HASHED_FOLDER,
  type Header,
} from '../../../../platform/http/headers.ts';

/** The parts of a site that the rules of hosts depend on. */
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

export const revalidate: Header = { name: 'Cache-Control', value: CACHE_REVALIDATE };
export const cacheForEver: Header = { name: 'Cache-Control', value: CACHE_FOR_EVER };

/** Values that the rules of several hosts are made of. */
export function partsOf({ base, policy }: Pick<HostSite, 'base' | 'policy'>) {
  return {
    /** The folder of hashed files. */
    hashed: base + HASHED_FOLDER,
    /** The sub-path in a regular expression. */
    basePattern: base.replaceAll('.', '\\.'),
    /** The headers of pages, beside those of every answer. */
    pageHeaders: [...documentHeaders, policy],
  };
}
