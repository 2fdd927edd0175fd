import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { installedPackage, PACKAGE, siteFolder } from './site-folder.mjs';

test.each([
  ['the folder with content', 'site', 'site'],
  ['a folder inside it', 'site/content/projects', 'site'],
  ['a folder with a package and no content yet', 'new', 'new'],
  ['a site inside of another package', 'new/sites/one', 'new/sites/one'],
  ['a folder that is only called content', 'new/src/content', 'new'],
])('from %s', async (_, start, expected) => {
  const home = await temporaryFolder({
    'site/content/site.yaml': '',
    'site/content/projects/1/index.md': '',
    'new/package.json': '',
    'new/src/content/load.ts': '',
    'new/sites/one/content/site.yaml': '',
  });
  expect(siteFolder(join(home, start))).toBe(join(home, expected, '/'));
});

test('the folder itself where nothing is above', () => {
  expect(siteFolder('/')).toBe('/');
});

test('a package is found where this code finds it', () => {
  expect(installedPackage('vite')).toBe(join(PACKAGE, '../../node_modules/vite'));
  expect(installedPackage('no-such-package')).toBeUndefined();
});
