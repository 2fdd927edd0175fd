import { grades, LEAST_FOR_EXTRA, modifiers, type Result } from './modifiers.ts';
import { parsePolicy, policyResult } from './policy-result.ts';

/** What the Observatory sees of a site: its first page. */
export interface Seen {
  headers: Headers;
  html: string;
}

/** A score and what it is made of. */
export interface Score {
  points: number;
  grade: string;
  parts: readonly { result: Result; modifier: number }[];
}

const SIX_MONTHS = 15_552_000;

/**
 * The score that the HTTP Observatory would give. Two things cannot be seen without a network and
 * are taken for granted: TLS with a good certificate, and `http:` leading to `https:` on the host.
 */
export function score({ headers, html }: Seen): Score {
  const results = [
    policyResult(parsePolicy(headers.get('Content-Security-Policy'))),
    cookies(headers.getSetCookie()),
    sharing(headers),
    'redirection-to-https',
    referrer(headers.get('Referrer-Policy')),
    transport(headers.get('Strict-Transport-Security')),
    integrity(html),
    sniffing(headers.get('X-Content-Type-Options')),
    framing(headers),
    resources(headers.get('Cross-Origin-Resource-Policy')),
  ] satisfies Result[];
  const parts = results.map((result) => ({ result, modifier: modifiers[result] }));
  const add = (sum: number, { modifier }: { modifier: number }) => sum + modifier;
  const without = parts.filter(({ modifier }) => modifier < 0).reduce(add, 100);
  const points = Math.max(0, without >= LEAST_FOR_EXTRA ? parts.reduce(add, 100) : without);
  return { points, grade: grades.find(([least]) => points >= least)?.[1] ?? 'F', parts };
}

function cookies(all: readonly string[]): Result {
  if (all.length === 0) return 'cookies-not-found';
  const each = (flag: RegExp) => all.every((cookie) => flag.test(cookie));
  if (!each(/;\s*secure\b/i)) return 'cookies-without-secure-flag';
  if (!each(/;\s*httponly\b/i)) return 'cookies-session-without-httponly-flag';
  return each(/;\s*samesite=(?:strict|lax)\b/i)
    ? 'cookies-secure-with-httponly-sessions-and-samesite'
    : 'cookies-secure-with-httponly-sessions';
}

function sharing(headers: Headers): Result {
  if (!headers.has('Access-Control-Allow-Origin')) {
    return 'cross-origin-resource-sharing-not-implemented';
  }
  return headers.get('Access-Control-Allow-Credentials') === 'true'
    ? 'cross-origin-resource-sharing-implemented-with-universal-access'
    : 'cross-origin-resource-sharing-implemented-with-public-access';
}

function referrer(value: string | null): Result {
  if (value === null) return 'referrer-policy-not-implemented';
  const policy = value.toLowerCase().split(',').at(-1)?.trim() ?? '';
  if (/^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(policy)) {
    return 'referrer-policy-private';
  }
  return /^(?:origin(?:-when-cross-origin)?|unsafe-url|no-referrer-when-downgrade)$/.test(policy)
    ? 'referrer-policy-unsafe'
    : 'referrer-policy-header-invalid';
}

function transport(value: string | null): Result {
  if (value === null) return 'hsts-not-implemented';
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1];
  if (age === undefined || value.includes(',')) return 'hsts-header-invalid';
  return Number(age) < SIX_MONTHS
    ? 'hsts-implemented-max-age-less-than-six-months'
    : 'hsts-implemented-max-age-at-least-six-months';
}

function integrity(html: string): Result {
  const tags = html.match(/<script\b[^>]*>/gi) ?? [];
  if (tags.length === 0) return 'sri-not-implemented-but-no-scripts-loaded';
  const files = tags.filter((tag) => /\ssrc=/i.test(tag));
  const open = files.filter((tag) => !/\sintegrity=/i.test(tag));
  if (open.some((tag) => /\ssrc="(?:http:)?\/\//i.test(tag))) {
    return 'sri-not-implemented-and-external-scripts-not-loaded-securely';
  }
  if (open.some((tag) => /\ssrc="https:/i.test(tag))) {
    return 'sri-not-implemented-but-external-scripts-loaded-securely';
  }
  return files.length > open.length
    ? 'sri-implemented-and-all-scripts-loaded-securely'
    : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
}

function sniffing(value: string | null): Result {
  if (value === null) return 'x-content-type-options-not-implemented';
  return value.toLowerCase() === 'nosniff'
    ? 'x-content-type-options-nosniff'
    : 'x-content-type-options-header-invalid';
}

function framing(headers: Headers): Result {
  const policy = parsePolicy(headers.get('Content-Security-Policy'));
  if (policy?.has('frame-ancestors')) return 'x-frame-options-implemented-via-csp';
  const value = headers.get('X-Frame-Options');
  if (value === null) return 'x-frame-options-not-implemented';
  return /^(?:deny|sameorigin)$/i.test(value)
    ? 'x-frame-options-sameorigin-or-deny'
    : 'x-frame-options-header-invalid';
}

function resources(value: string | null): Result {
  if (value === null) return 'cross-origin-resource-policy-not-implemented';
  const policy = value.toLowerCase();
  if (policy === 'same-origin' || policy === 'same-site' || policy === 'cross-origin') {
    return `cross-origin-resource-policy-implemented-with-${policy}`;
  }
  return 'cross-origin-resource-policy-header-invalid';
}
