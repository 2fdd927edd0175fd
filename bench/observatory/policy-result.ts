import type { Result } from './modifiers.ts';

const BROAD = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const INLINE = ["'unsafe-inline'", 'data:'];

/** The sources of each directive, in small letters. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Takes a Content-Security-Policy apart; undefined if there is none. */
export function parsePolicy(value: string | null): Policy | undefined {
  if (value === null) return undefined;
  const directives = value
    .toLowerCase()
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .map(([name = '', ...sources]): [string, string[]] => [name, sources]);
  return new Map(directives.filter(([name]) => name !== ''));
}

/** What the Observatory says of a policy on a site with TLS. */
export function policyResult(policy: Policy | undefined): Result {
  if (policy === undefined) return 'csp-not-implemented';
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = withoutOverruled(sources('script-src'));
  const styles = withoutOverruled(sources('style-src'));
  const others = [...policy]
    .filter(([name]) => !['script-src', 'img-src', 'media-src'].includes(name))
    .flatMap(([, list]) => list);
  const has = (list: readonly string[], wanted: readonly string[]) =>
    list.some((source) => wanted.includes(source));
  const overHttp = (list: readonly string[]) =>
    list.some((source) => source.startsWith('http:') || source.startsWith('ftp:'));

  if (has(scripts, [...BROAD, ...INLINE]) || has(sources('object-src'), BROAD)) {
    return 'csp-implemented-with-unsafe-inline';
  }
  if (overHttp([...others, ...scripts])) return 'csp-implemented-with-insecure-scheme';
  if (has([...scripts, ...styles], ["'unsafe-eval'"])) return 'csp-implemented-with-unsafe-eval';
  if (overHttp([...sources('img-src'), ...sources('media-src')])) {
    return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  }
  if (has(styles, [...BROAD, ...INLINE])) {
    return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  }
  const first = policy.get('default-src') ?? [];
  return first.length === 1 && first[0] === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe';
}

// A browser does not heed 'unsafe-inline' beside a hash or a nonce.
function withoutOverruled(sources: readonly string[]): readonly string[] {
  const isExact = sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
  return isExact ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}
