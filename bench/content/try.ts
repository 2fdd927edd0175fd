import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import { buildSites } from '../build-sites.ts';
import { contents, withImages, writeFiles } from './files.ts';
import { inspectSite } from './inspect.ts';

/** A random content, and what is wrong with its site. */
export interface Tried {
  /** Makes the same content again: `node bench/content.ts --seed <seed> --count 1`. */
  seed: number;
  /** Lines for a person; none where all is well. */
  issues: string[];
}

/**
 * Makes random contents, builds them, and looks at every page.
 *
 * @param seeds One for each content.
 * @param longest The longest list of each.
 * @param most How many pages of each site are looked at; all if left out.
 */
export async function tryContents(
  browser: Browser,
  seeds: readonly number[],
  longest: number,
  most?: number,
): Promise<Tried[]> {
  await using home = await mkdtempDisposable(join(tmpdir(), 'vitrine-contents-'));
  const values = contents(longest);
  const places = seeds.map((seed) => ({
    seed,
    content: join(home.path, `content-${seed}`),
    site: join(home.path, `site-${seed}`),
  }));
  for (const { seed, content } of places) {
    const [texts = {}] = fc.sample(values, { seed, numRuns: 1 });
    await writeFiles(content, await withImages(texts));
  }
  const built = await buildSites(places);
  const tried: Tried[] = [];
  for (const [at, { seed, site }] of places.entries()) {
    const result = built[at];
    const issues =
      result && 'issue' in result ? [result.issue] : await inspectSite(browser, site, most);
    tried.push({ seed, issues });
  }
  return tried;
}
