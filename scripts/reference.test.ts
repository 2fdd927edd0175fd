import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { overridableNames } from '../packages/vitrine/astro/overridable.ts';
import { ROOT } from '../packages/vitrine/settings/site-paths.ts';
import { referencePage } from './reference-page.ts';

const page = referencePage();

test('docs/reference.md is up to date: node scripts/reference.ts', () => {
  expect(readFileSync(join(ROOT, 'docs/reference.md'), 'utf8')).toBe(page);
});

test('every option, prop, export and variable has a doc comment, and so has each component', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => /\|\s*\|$/.test(row))).toEqual([]);
  expect(page).not.toMatch(/^ Its file:/m);
});

test('vitrine/components exports the layout and each component that can be replaced', () => {
  const entry = readFileSync(join(ROOT, 'packages/vitrine/components.ts'), 'utf8');
  const names = [...entry.matchAll(/^export \{ (?:default as )?(\w+) \}/gm)].map(([, own]) => own);
  expect(names.sort()).toEqual([...overridableNames, 'Layout'].sort());
});
