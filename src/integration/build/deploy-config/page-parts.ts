import { createHash } from 'node:crypto';
import type { CspParts, ThirdParties } from '../../../../platform/http/content-security-policy.ts';
import { FORM_ID } from '../../../contact/form-ids.ts';
import { memoize } from '../../../lib/memoize.ts';

/** The parts of a page that the policy and the warnings depend on. */
export interface PageParts extends CspParts {
  /** Whether the page has a contact form that the project's own server takes. */
  readonly postsToServer: boolean;
  /** Parts that browsers refuse under the policy, in words such as `an <iframe>`. */
  readonly forbidden: readonly string[];
}

// Comments, scripts and styles with their content, and all other tags. A tag ends at the first `>`
// outside of quotes, so nothing in an attribute counts as a tag.
export const PIECES =
  /<!--[\s\S]*?-->|<(script|style)\b((?:[^">]|"[^"]*")*)>([\s\S]*?)<\/\1>|<([a-z][\w-]*)((?:[^">]|"[^"]*")*)>/gi;

const ATTRIBUTES = /([^\s"=<>/]+)(?:="([^"]*)")?/g;

// A script of another type is data, such as JSON-LD: a browser does not run it.
const RUNNING_TYPES = ['', 'module', 'text/javascript', 'importmap', 'speculationrules'];

const HANDLER = /^on[a-z]+$/;

/** Matches tags that may have an attribute that browsers refuse; most tags have none. */
const SUSPECT = /[\s"/](?:style|on[a-z])/i;

const EMBEDDING = /^(?:iframe|object|embed)$/i;

const LOADED = /^(?:img|audio|video|source|track)$/i;

const REPORTED = new RegExp(`${EMBEDDING.source}|${LOADED.source}|^form$`, 'i');

/** @param allowed Origins that the owner allows. */
export function readPage(html: string, allowed?: ThirdParties): PageParts {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const forbidden: string[] = [];
  let formTarget: string | undefined;
  let analytics: CspParts['analytics'];
  let postsToServer = false;
  let hasMedia = false;

  for (const [, block, blockTag = '', text = '', element, tag = ''] of html.matchAll(PIECES)) {
    if (element !== undefined && !REPORTED.test(element) && !SUSPECT.test(tag)) continue;
    const attributes = attributesOf(block === undefined ? tag : blockTag);
    for (const name of attributes.keys()) {
      if (name === 'style' || HANDLER.test(name)) forbidden.push(`an attribute ${name}="…"`);
    }
    const src = attributes.get('src') ?? '';
    const from = originOf(src.replace(/^\/\//, 'https://'));
    if (element !== undefined && EMBEDDING.test(element) && !allowed?.frames.includes(from ?? '')) {
      forbidden.push(`an <${element.toLowerCase()}>`);
    }
    if (
      element !== undefined &&
      LOADED.test(element) &&
      from !== undefined &&
      !allowed?.images.includes(from)
    ) {
      const what = element.toLowerCase() === 'img' ? 'an image' : 'a video or sound';
      forbidden.push(`${what} from elsewhere (${src})`);
    }
    hasMedia ||= /^(?:audio|video)$/i.test(element ?? '');
    if (block?.toLowerCase() === 'style') styles.add(hashOf(text));
    if (block?.toLowerCase() === 'script' && attributes.has('src')) {
      const counts = analyticsOf(attributes);
      analytics ??= counts;
      if (from !== undefined && counts === undefined && !allowed?.scripts.includes(from)) {
        forbidden.push(`a script from elsewhere (${src})`);
      }
    } else if (block?.toLowerCase() === 'script') {
      const type = attributes.get('type')?.toLowerCase() ?? '';
      // Browsers ignore a script without text.
      if (text && RUNNING_TYPES.includes(type)) scripts.add(hashOf(text));
    }
    if (element?.toLowerCase() === 'form' && attributes.get('id') === FORM_ID) {
      const action = attributes.get('action') ?? '';
      formTarget = targetOutside(action);
      postsToServer = action.endsWith('/api/contact') && formTarget === undefined;
    }
  }
  const hashes = { scripts: [...scripts], styles: [...styles] };
  return { ...hashes, formTarget, analytics, postsToServer, hasMedia, forbidden };
}

function attributesOf(tag: string): ReadonlyMap<string, string> {
  return new Map(
    [...tag.matchAll(ATTRIBUTES)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  );
}

// Pages have most of their scripts and styles in common. A browser hashes what it has read, with
// every line break as one character.
const hashOf = memoize((text) => {
  const read = text.replaceAll(/\r\n?/g, '\n');
  return `sha256-${createHash('sha256').update(read).digest('base64')}`;
});

function targetOutside(action: string): string | undefined {
  return action.startsWith('mailto:') ? 'mailto:' : originOf(action);
}

function originOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Plausible, Umami and GoatCounter; no other script from elsewhere is let through. */
const COUNTING = ['data-domain', 'data-website-id', 'data-goatcounter'];

/** A counting script sends to the origin that it comes from where no attribute names another. */
function analyticsOf(attributes: ReadonlyMap<string, string>): CspParts['analytics'] {
  if (!COUNTING.some((name) => attributes.has(name))) return undefined;
  const script = originOf(attributes.get('src'));
  const target = attributes.get('data-host-url') ?? attributes.get('data-goatcounter');
  return script === undefined ? undefined : { script, target: originOf(target) ?? script };
}
