import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findWarnings } from '../../packages/vitrine/content/check/warnings.ts';
import { loadContent } from '../../packages/vitrine/content/loader/load.ts';
import { summarise } from '../../packages/vitrine/content/summary.ts';
import type { Content } from '../../packages/vitrine/content/types.ts';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { withFolder } from './check-folder.ts';

function read(folder: string): Promise<Content> {
  return withFolder({}, (scratch) => loadContent(join(ROOT, folder), join(scratch, 'images')));
}

test('the sample has no error and no warning, and may have its placeholders', async () => {
  const sample = await read('examples/sample/content');
  expect(summarise(sample)).toMatch(
    /^120 projects, .*an About page, 8 services, .*a Contact page, 2 further pages$/,
  );
  expect(await findWarnings(join(ROOT, 'examples/sample/content'), sample)).toEqual([]);
});

test('the fixtures have no errors, and the large image of one is small in bytes', async () => {
  const minimal = summarise(await read('tests/fixtures/minimal'));
  expect(minimal).toMatch(/^1 project, .*no About page, 1 service, .*no testimonials, /);
  const edgeCases = summarise(await read('tests/fixtures/edge-cases'));
  expect(edgeCases).toMatch(/^15 projects, 3 posts, .* 2 services, 41 skills, .* 1 further page$/);
  const photograph = join(ROOT, 'tests/fixtures/edge-cases/projects/photograph/COVER.JPG');
  expect((await stat(photograph)).size).toBeLessThan(200_000);
});
