import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { docsPage, docsPages } from './docs-page.ts';
import { PACKAGE } from './site-folder.mjs';

const { files }: { files: string[] } = JSON.parse(
  readFileSync(join(PACKAGE, 'package.json'), 'utf8'),
);

test.each(Object.values(docsPages))('%s exists, also in the package', (page) => {
  expect(existsSync(join(PACKAGE, page))).toBe(true);
  expect(files.filter((part) => page === part || page.startsWith(`${part}/`))).toHaveLength(1);
});

test.each([
  [import.meta.url, 'docs/owner/contact.md'],
  [
    'file:///srv/site/node_modules/vitrine/server/docs-page.ts',
    'node_modules/vitrine/docs/owner/contact.md',
  ],
  [undefined, 'docs/owner/contact.md'],
])('from %s messages name %s', (module, path) => {
  expect(docsPage('contact', module)).toBe(path);
});
