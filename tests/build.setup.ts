import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { buildSettings } from '../packages/vitrine/astro/build-settings.ts';
import { readBuiltSite } from '../packages/vitrine/cli/check-site/check-site.ts';
import { run } from '../packages/vitrine/cli/child-process.mjs';
import { builtNotes, fingerprint } from '../packages/vitrine/cli/site-build/fingerprint.ts';
import { loadContent } from '../packages/vitrine/content/loader/load.ts';
import { withheldNotes } from '../packages/vitrine/content/withheld-notes.ts';
import { readSettings } from '../packages/vitrine/settings/read-settings.ts';
import { ROOT } from '../packages/vitrine/settings/site-paths.ts';
import { hasMarks } from '../packages/vitrine-editor/preview/marks/mark.ts';
import { type Build, builds } from './builds.ts';
import { test } from './fixtures.ts';

/** Names the template of a built page: pages of one folder, such as `details/`, come from the same one. */
function templateOf(file: string): string {
  const folder = dirname(dirname(file));
  // Pages at the root of a language, such as `de/about/`, have a template each.
  return /^(\.|[a-z]{2})$/.test(folder) ? file : folder;
}

test('the site is built, and every address and element in it is right', async ({ build }) => {
  // Long enough for a machine on which much else runs.
  test.setTimeout(900_000);
  const { outDir, base, content, write, env }: Build = builds[build];
  await write?.(join(ROOT, content));
  // Brotli's qualities from 6 on take several seconds more; `expectFirstRoundTrip` uses the best where needed.
  // The pictures of the other builds are weighed, so they are as small as in a real build.
  const effort = ['sample', 'edge-cases'].includes(build) ? '0' : '1';
  const quick = { PAGE_COMPRESSION: '5', IMAGE_EFFORT: effort };
  const settings = { OUT_DIR: outDir, BASE: base, CONTENT: content, ...quick };
  // The fingerprint reads them too.
  Object.assign(process.env, env);
  const notes = () => builtNotes(outDir, fingerprint(readSettings(buildSettings, settings)));
  if (!notes()) {
    const code = await run(
      process.execPath,
      [join(ROOT, 'packages/vitrine/cli/main.ts'), 'build'],
      {
        cwd: ROOT,
        env: { ...process.env, ...settings },
      },
    );
    expect(code, `exit code of the build of ${content}`).toBe(0);
  }
  const texts = globSync(`${outDir}/**/*.{html,js,json,xml,txt,svg,vcf,webmanifest}`, {
    cwd: ROOT,
  });
  const marked = texts.filter((path) => hasMarks(readFileSync(join(ROOT, path), 'utf8')));
  expect(marked, 'files with marks of the editor').toEqual([]);
  const templates = new Set<string>();
  const isFirst = (file: string) => templates.size < templates.add(templateOf(file)).size;
  const loaded = await loadContent(join(ROOT, content));
  expect(notes()).toEqual(withheldNotes(join(ROOT, content), loaded));
  const { errors } = await readBuiltSite(join(ROOT, outDir), loaded, base, isFirst);
  expect(errors).toEqual([]);
});
