import { policyHeader } from './headers.ts';

/** Origins that the owner allows all pages to load from, such as `https://stats.example`. */
export interface ThirdParties {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly images: readonly string[];
}

/** What of a page, or of all pages of a site, its policy depends on. */
export interface PolicyParts {
  /** Hashes of inline scripts, such as `sha256-…`. */
  readonly scripts: readonly string[];
  /** Hashes of inline styles. */
  readonly styles: readonly string[];
  /** Where the contact form goes beside the site itself: an origin, or `mailto:`. */
  readonly formTarget?: string | undefined;
  /** The origins that the script that counts visits comes from, and sends to. */
  readonly analytics?: { readonly script: string; readonly target: string } | undefined;
  /** Whether there is a video, or something else to listen to. */
  readonly hasMedia?: boolean;
  readonly thirdParties?: ThirdParties | undefined;
}

/** Where in a built site the policy of a page stands. No server gives out what begins so. */
export function policyFile(page: string): string {
  return `.hosts/policies/${encodeURIComponent(page)}.txt`;
}

/** For what holds no inline script or style: everything but the pages that were built here. */
export const bareHeader = policyHeader(contentPolicy({ scripts: [], styles: [] }));

type Directive = [name: string, sources: readonly string[]];

/** The Content-Security-Policy of a page or site: what is not named here is not allowed. */
export function contentPolicy(parts: PolicyParts): string {
  const { scripts, styles, formTarget, analytics, hasMedia, thirdParties } = parts;
  const self = "'self'";
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const target = formTarget === undefined ? [] : [formTarget];
  const directives: Directive[] = [
    ['default-src', ["'none'"]],
    [
      'script-src',
      [
        self,
        ...quoted(scripts),
        ...(analytics ? [analytics.script] : []),
        ...(thirdParties?.scripts ?? []),
      ],
    ],
    ['style-src', [self, ...quoted(styles)]],
    ['img-src', [self, ...(thirdParties?.images ?? [])]],
    ['font-src', [self]],
    ...(hasMedia ? [['media-src', [self]] satisfies Directive] : []),
    ['manifest-src', [self]],
    // A script never sends a message to `mailto:`: the visitor's mail program does.
    [
      'connect-src',
      [
        self,
        ...target.filter((source) => source !== 'mailto:'),
        ...(analytics ? [analytics.target] : []),
        ...(thirdParties?.connections ?? []),
      ],
    ],
    ...(thirdParties?.frames.length
      ? [['frame-src', [...thirdParties.frames]] satisfies Directive]
      : []),
    ['form-action', [self, ...target]],
    ['frame-ancestors', ["'none'"]],
    ['base-uri', ["'none'"]],
  ];
  // Without spaces: the policy is a part of every page's first round trip.
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join(';');
}
