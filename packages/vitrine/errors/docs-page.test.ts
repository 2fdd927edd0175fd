import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGE } from '../settings/site-folder.mjs';
import { docsPage } from './docs-page.ts';

test.each(['adapters', 'contact', 'security'] as const)('the page %s exists', (page) => {
  const { homepage } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const [site, path = ''] = docsPage(page).split('/blob/main/');
  expect(site).toBe(homepage.replace('#readme', ''));
  expect(existsSync(join(PACKAGE, '../..', path))).toBe(true);
});
