// Each look with ordinary screenshots and missing fields: nothing is cut, overlaps or leaves a hole.
import { open } from '../packages/vitrine/cli/browser/settle.ts';
import { test } from './fixtures.ts';
import { expectComposed } from './helpers/composed.ts';
import { generatedIds } from './helpers/content-in-look.ts';
import { expectReadable } from './helpers/readable.ts';

const pages = ['/', '/project', '/details/1', '/about'];

test('pages are composed', { tag: '@all' }, async ({ page, build }) => {
  test.setTimeout(600_000);
  const isBare = build.startsWith('bare');
  for (const path of isBare ? pages : [...pages, '/project/2', '/service', '/service/websites']) {
    await open(page, path);
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectComposed(page);
      // The list of projects without pictures.
      const list = page.getByRole('radio', { name: 'List', exact: true });
      if (!(await list.isVisible())) continue;
      await list.check();
      await expectComposed(page);
      await expectReadable(page);
      await page.getByRole('radio', { name: 'Pictures', exact: true }).check();
    }
  }
  for (const id of isBare ? [] : generatedIds) {
    await open(page, `/details/${id}`);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectComposed(page);
      await expectReadable(page);
    }
  }
});
