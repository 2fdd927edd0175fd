import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbsent } from './error-codes.ts';

/** What of a built site its policy depends on. */
export interface PolicyParts {
  /** Hashes of inline scripts, such as `sha256-…`. */
  readonly scripts: readonly string[];
  /** Hashes of inline styles. */
  readonly styles: readonly string[];
  /** Where the contact form goes beside the site itself: an origin, or `mailto:`. */
  readonly formTarget?: string | undefined;
  /** Whether there is a video, or something else to listen to. */
  readonly hasMedia?: boolean;
}

/** The file of the policy in the folder of a built site. No server gives out what begins so. */
export const POLICY_FILE = '.hosts/policy.txt';

/** For a site that holds no inline script or style, such as one that was not built here. */
export const BARE_POLICY = sitePolicy({ scripts: [], styles: [] });

type Directive = [name: string, sources: readonly string[]];

/** The Content-Security-Policy of a site: what is not named here is not allowed. */
export function sitePolicy({ scripts, styles, formTarget, hasMedia }: PolicyParts): string {
  const self = "'self'";
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const target = formTarget === undefined ? [] : [formTarget];
  const directives: Directive[] = [
    ['default-src', ["'none'"]],
    ['script-src', [self, ...quoted(scripts)]],
    ['style-src', [self, ...quoted(styles)]],
    ['img-src', [self]],
    ['font-src', [self]],
    ...(hasMedia ? [['media-src', [self]] satisfies Directive] : []),
    ['manifest-src', [self]],
    // A script never sends a message to `mailto:`: the visitor's mail program does.
    ['connect-src', [self, ...target.filter((source) => source !== 'mailto:')]],
    ['form-action', [self, ...target]],
    ['frame-ancestors', ["'none'"]],
    ['base-uri', ["'none'"]],
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** The policy that the build wrote down, read again when the site is built anew. */
export class PolicyFile {
  readonly #file: string;
  #known: { modified: number; policy: string } | undefined;

  /** @param folder Folder of the built site. */
  constructor(folder: string) {
    this.#file = join(folder, POLICY_FILE);
  }

  async read(): Promise<string> {
    try {
      const { mtimeMs: modified } = await stat(this.#file);
      if (this.#known?.modified !== modified) {
        this.#known = { modified, policy: (await readFile(this.#file, 'utf8')).trim() };
      }
      return this.#known.policy;
    } catch (error) {
      if (isAbsent(error)) return BARE_POLICY;
      throw error;
    }
  }
}
