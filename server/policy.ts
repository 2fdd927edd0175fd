import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isAbsent } from './error-codes.ts';
import { type Header, policyHeader } from './headers.ts';

/** What of a page, or of all pages of a site, its policy depends on. */
export interface PolicyParts {
  /** Hashes of inline scripts, such as `sha256-…`. */
  readonly scripts: readonly string[];
  /** Hashes of inline styles. */
  readonly styles: readonly string[];
  /** Where the contact form goes beside the site itself: an origin, or `mailto:`. */
  readonly formTarget?: string | undefined;
}

/**
 * The policy of each page, in the folder of a built site: a JSON object whose keys are paths such as
 * `about/index.html`. No server gives out what begins with a dot.
 */
export const POLICIES_FILE = '.hosts/policies.json';

/** For what holds no inline script or style: everything but the pages that were built here. */
export const bareHeader = policyHeader(contentPolicy({ scripts: [], styles: [] }));

/** The Content-Security-Policy of a page or site: what is not named here is not allowed. */
export function contentPolicy({ scripts, styles, formTarget }: PolicyParts): string {
  const self = "'self'";
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const target = formTarget === undefined ? [] : [formTarget];
  const directives: [name: string, sources: readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', [self, ...quoted(scripts)]],
    ['style-src', [self, ...quoted(styles)]],
    ['img-src', [self]],
    ['font-src', [self]],
    ['manifest-src', [self]],
    // A script never sends a message to `mailto:`: the visitor's mail program does.
    ['connect-src', [self, ...target.filter((source) => source !== 'mailto:')]],
    ['form-action', [self, ...target]],
    ['frame-ancestors', ["'none'"]],
    ['base-uri', ["'none'"]],
  ];
  // Without spaces: the policy is a part of every page's first round trip.
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join(';');
}

const policies = z.record(z.string(), z.string());

/** The policies that the build wrote down, read again when the site is built anew. */
export class PagePolicies {
  readonly #file: string;
  #known: { modified: number; policies: ReadonlyMap<string, string> } | undefined;

  /** @param folder Folder of the built site. */
  constructor(folder: string) {
    this.#file = join(folder, POLICIES_FILE);
  }

  /**
   * @param page Path in the folder, such as `about/index.html`; that of another file is allowed.
   * @throws Error if the file of policies is damaged
   */
  async headerOf(page: string): Promise<Header> {
    const policy = (await this.#read()).get(page);
    return policy === undefined ? bareHeader : policyHeader(policy);
  }

  async #read(): Promise<ReadonlyMap<string, string>> {
    try {
      const { mtimeMs: modified } = await stat(this.#file);
      if (this.#known?.modified !== modified) {
        const read = policies.parse(JSON.parse(await readFile(this.#file, 'utf8')));
        this.#known = { modified, policies: new Map(Object.entries(read)) };
      }
      return this.#known.policies;
    } catch (error) {
      if (isAbsent(error)) return new Map();
      if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
      throw new Error(`${this.#file} is damaged. Build the site again: npm run build`, {
        cause: error,
      });
    }
  }
}
