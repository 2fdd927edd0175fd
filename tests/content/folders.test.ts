import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/project.ts';
import { loadContent } from '../../src/content/loader/load.ts';
import { summarise } from '../../src/content/summary.ts';
import { withFolder } from './report.ts';

/** The summary of a content folder of the project. */
function summaryOf(folder: string): Promise<string> {
  return withFolder({}, async (scratch) => {
    const cacheFile = join(scratch, 'images.json');
    return summarise(await loadContent(join(ROOT, folder), cacheFile));
  });
}

test('the sample has no mistakes', async () => {
  expect(await summaryOf('sample')).toBe(
    '120 projects, 8 services, 6 testimonials, 19 skills, an About page, a Contact page, 2 further pages',
  );
});

test('the minimal fixture has no mistakes', async () => {
  expect(await summaryOf('tests/fixtures/minimal')).toBe(
    '1 project, 1 service, no testimonials, no skills, no About page, a Contact page, no further pages',
  );
});

test('the awkward fixture has no mistakes, and its large image is small in bytes', async () => {
  expect(await summaryOf('tests/fixtures/awkward')).toBe(
    '13 projects, 2 services, 4 testimonials, 41 skills, an About page, a Contact page, 1 further page',
  );
  const photograph = join(ROOT, 'tests/fixtures/awkward/projects/photograph/COVER.JPG');
  expect((await stat(photograph)).size).toBeLessThan(200_000);
});

test('every project of the sample has an address made of digits', async () => {
  const ids = await readdir(join(ROOT, 'sample/projects'));
  expect(ids.filter((id) => !/^\d+$/.test(id))).toEqual([]);
  expect(ids).toContain('123');
});
