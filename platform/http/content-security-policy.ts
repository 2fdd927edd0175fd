import { cspHeader } from './headers.ts';

/** Origins that the owner allows all pages to load from, such as `https://stats.example`. */
export interface ThirdParties {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly images: readonly string[];
}

/** The parts of a page, or of all pages of a site, that its policy depends on. */
export interface CspParts {
  /** Hashes of inline scripts, such as `sha256-…`. */
  readonly scripts: readonly string[];
  /** Hashes of inline styles. */
  readonly styles: readonly string[];
  /** The target of the contact form, if it is not the site itself: an origin, or `mailto:`. */
  readonly formTarget?: string | undefined;
  /** The origins of the script that counts visits: where it is loaded from, and where it sends to. */
  readonly analytics?: { readonly script: string; readonly target: string } | undefined;
  /** Whether there is video or audio. */
  readonly hasMedia?: boolean;
  readonly thirdParties?: ThirdParties | undefined;
}

/** The file of a built site with the policy of a page. No server sends files below `.hosts/`. */
export function cspFile(page: string): string {
  return `.hosts/policies/${encodeURIComponent(page)}.txt`;
}

/** The policy without inline scripts and styles: for everything but the built pages. */
export const strictCspHeader = cspHeader(contentSecurityPolicy({ scripts: [], styles: [] }));

/** The Content-Security-Policy of a page or site. Sources that it does not name are blocked. */
export function contentSecurityPolicy(parts: CspParts): string {
  const { scripts, styles, formTarget, analytics, hasMedia, thirdParties } = parts;
  const self = "'self'";
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  // No script sends to `mailto:`: the visitor's mail program does.
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
  // Without spaces, because the policy is part of the first round trip of every page.
  return directives.map((parts) => parts.filter(Boolean).join(' ')).join(';');
}
