import { cspHeader } from './headers.ts';

/** Origins that the owner allows all pages to load from, such as `https://stats.example`. */
export interface ThirdParties {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly images: readonly string[];
}

/** The parts of a page, or of a whole site, that determine its Content-Security-Policy (CSP). */
export interface CspParts {
  /** Hashes of inline scripts, such as `sha256-…`. */
  readonly scripts: readonly string[];
  /** Hashes of inline styles. */
  readonly styles: readonly string[];
  /** The target of the contact form, if it is not the site itself: an origin, or `mailto:`. */
  readonly formTarget?: string | undefined;
  /** The origins of the analytics script: where it is loaded from, and where it sends data. */
  readonly analytics?: { readonly script: string; readonly target: string } | undefined;
  /** Whether the page or site contains video or audio. */
  readonly hasMedia?: boolean;
  readonly thirdParties?: ThirdParties | undefined;
}

/**
 * The path of the file, in the built site, with the CSP of a page. It has the folders of the page, because the
 * name of one file may be too short for a whole path. No server sends files in `.hosts/`.
 */
export function cspFile(page: string): string {
  return `.hosts/policies/${page}.txt`;
}

/** The CSP without inline scripts and styles, for responses that are not built pages, such as errors. */
export const strictCspHeader = cspHeader(contentSecurityPolicy({ scripts: [], styles: [] }));

/** The Content-Security-Policy of a page or site. The policy blocks every source that it does not list. */
export function contentSecurityPolicy(parts: CspParts): string {
  const { scripts, styles, formTarget, analytics, hasMedia, thirdParties } = parts;
  const self = "'self'";
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  // `connect-src` does not need `mailto:`, because the visitor's mail program sends the message.
  const scriptTarget = formTarget === 'mailto:' ? undefined : formTarget;
  const { scripts: hosts = [], frames = [], connections = [], images = [] } = thirdParties ?? {};
  const directives: readonly (readonly (string | undefined)[])[] = [
    ['default-src', "'none'"],
    ['script-src', self, ...quoted(scripts), analytics?.script, ...hosts],
    ['style-src', self, ...quoted(styles)],
    ['img-src', self, ...images],
    ['font-src', self],
    ...(hasMedia ? [['media-src', self]] : []),
    ['manifest-src', self],
    ['connect-src', self, scriptTarget, analytics?.target, ...connections],
    ...(frames.length > 0 ? [['frame-src', ...frames]] : []),
    ['form-action', self, formTarget],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
  ];
  // Spaces are omitted, because the policy is part of the first round trip of every page.
  return directives.map((parts) => parts.filter(Boolean).join(' ')).join(';');
}
