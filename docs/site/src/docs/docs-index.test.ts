import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../../packages/vitrine/settings/site-paths.ts';
import { readDocsIndex } from './docs-index.ts';

test('each question of docs/README.md leads to a file', () => {
  const sections = readDocsIndex(readFileSync(join(ROOT, 'docs/README.md'), 'utf8'));
  expect(sections.map(({ title }) => title)).toContain('Messages');
  for (const { questions } of sections) {
    for (const { path } of questions) expect(existsSync(join(ROOT, path)), path).toBe(true);
  }
});
