import { createHash } from 'node:crypto';
import type { CspParts, ThirdParties } from '../../../http/content-security-policy.ts';
import { memoize } from '../../../i18n/memoize.ts';
import { FORM_ID } from '../../../message/form-ids.ts';

/** The parts of a page on which its Content-Security-Policy and the build's warnings depend. */
export interface PageParts extends CspParts {
  /** Whether the page has a contact form that posts to Vitrine's own server. */
  readonly postsToServer: boolean;
  /** Parts that browsers block under the Content-Security-Policy, as text such as `an <iframe>`. */
  readonly forbidden: readonly string[];
}

/** The attributes of a tag. A tag ends at the first `>` outside of quotes, so nothing in an attribute counts as a tag. */
const WITHIN = `((?:[^"'>=]|=(?:"[^"]*"|'[^']*'|(?!["']))|"[^"]*"|(?<!=)')*)`;

/** Matches HTML comments, scripts and styles with their content, and all other tags. */
export const PIECES = new RegExp(
  `<!--[\\s\\S]*?-->|<(script|style)\\b${WITHIN}>([\\s\\S]*?)</\\1>|<([a-z][\\w-]*)${WITHIN}>`,
  'gi',
);

const ATTRIBUTES = /([^\s"'=<>/]+)(?:=(["'])(.*?)\2)?/gs;

// The types of scripts that browsers run. A script of another type is data, such as JSON-LD.
const RUNNING_TYPES = ['', 'module', 'text/javascript', 'importmap', 'speculationrules'];

const HANDLER = /^on[a-z]+$/;

/** Matches tags that may have an attribute that browsers block; most tags have no such attribute. */
const SUSPECT = /[\s"/](?:style|on[a-z])/i;

const EMBEDDED = ['iframe', 'object', 'embed'];
const LOADED = ['img', 'audio', 'video', 'source', 'track'];
const REPORTED = [...EMBEDDED, ...LOADED, 'script', 'style', 'form'];

/**
 * Reads the parts of a page on which its Content-Security-Policy depends.
 *
 * @param allowed The origins that the owner allows by the option `thirdParties`.
 */
export function readPageParts(html: string, allowed?: ThirdParties): PageParts {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const forbidden: string[] = [];
  let formTarget: string | undefined;
  let analytics: CspParts['analytics'];
  let postsToServer = false;
  let hasMedia = false;

  for (const [, block, blockTag, text = '', element, tag = blockTag] of html.matchAll(PIECES)) {
    const name = (block ?? element ?? '').toLowerCase();
    if (tag === undefined || !(REPORTED.includes(name) || SUSPECT.test(tag))) continue;
    const attributes = attributesOf(tag);
    for (const attribute of attributes.keys()) {
      if (attribute === 'style' || HANDLER.test(attribute))
        forbidden.push(`an attribute ${attribute}="…"`);
    }
    const src = attributes.get('src') ?? '';
    const from = originOf(src.replace(/^\/\//, 'https://'));
    const isRefused = (kind: keyof ThirdParties) =>
      from !== undefined && !allowed?.[kind].includes(from);
    if (EMBEDDED.includes(name) && !allowed?.frames.includes(from ?? '')) {
      forbidden.push(`an <${name}>`);
    }
    if (LOADED.includes(name) && isRefused('images')) {
      const part = name === 'img' ? 'an image' : 'a video or sound';
      forbidden.push(`${part} from another site (${src})`);
    }
    hasMedia ||= name === 'audio' || name === 'video';
    if (name === 'style') styles.add(hashOf(text));
    if (name === 'script' && attributes.has('src')) {
      const counts = analyticsOf(attributes);
      analytics ??= counts;
      if (counts === undefined && isRefused('scripts')) {
        forbidden.push(`a script from another site (${src})`);
      }
    } else if (name === 'script') {
      const type = attributes.get('type')?.toLowerCase() ?? '';
      // Browsers ignore an inline script without text.
      if (text && RUNNING_TYPES.includes(type)) scripts.add(hashOf(text));
    }
    if (name === 'form' && attributes.get('id') === FORM_ID) {
      const action = attributes.get('action') ?? '';
      formTarget = action.startsWith('mailto:') ? 'mailto:' : originOf(action);
      postsToServer = action.endsWith('/api/contact') && formTarget === undefined;
    }
  }
  const hashes = { scripts: [...scripts], styles: [...styles] };
  return { ...hashes, formTarget, analytics, postsToServer, hasMedia, forbidden };
}

function attributesOf(tag: string): ReadonlyMap<string, string> {
  return new Map(
    [...tag.matchAll(ATTRIBUTES)].map(([, name = '', , value = '']) => [name.toLowerCase(), value]),
  );
}

// Memoized, because pages have most of their scripts and styles in common. A browser hashes a text with
// every line break as `\n`.
const hashOf = memoize((text) => {
  const read = text.replaceAll(/\r\n?/g, '\n');
  return `sha256-${createHash('sha256').update(read).digest('base64')}`;
});

function originOf(address = ''): string | undefined {
  return URL.parse(address)?.origin;
}

/** The attributes by which the scripts of Plausible, Umami and GoatCounter are recognized. */
const COUNTING = ['data-domain', 'data-website-id', 'data-goatcounter'];

/** The origin of an analytics script, and that of the server to which the script sends the visits. */
function analyticsOf(attributes: ReadonlyMap<string, string>): CspParts['analytics'] {
  if (!COUNTING.some((name) => attributes.has(name))) return undefined;
  const script = originOf(attributes.get('src'));
  const target = attributes.get('data-host-url') ?? attributes.get('data-goatcounter');
  return script === undefined ? undefined : { script, target: originOf(target) ?? script };
}
