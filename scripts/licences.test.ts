import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../platform/site-paths.ts';

/** Licences that the packages of a project under the MIT licence may have, with their terms. */
const allowed: Readonly<Record<string, string>> = {
  MIT: 'its own',
  'MIT-0': 'MIT without the notice',
  ISC: 'as MIT',
  '0BSD': 'as MIT, without the notice',
  'BSD-2-Clause': 'as MIT',
  'BSD-3-Clause': 'as MIT',
  'BlueOak-1.0.0': 'as MIT',
  'Apache-2.0': 'as MIT, with a grant of patents',
  'Python-2.0': 'as MIT',
  'CC0-1.0': 'no terms',
  'OFL-1.1': 'typefaces: may go along with any software, not be sold alone',
  'MPL-2.0': 'its own files stay under it; used unchanged, by the build only',
  'LGPL-3.0-or-later': 'a library that is linked and can be replaced (libvips in sharp)',
};

interface Lockfile {
  packages: Record<string, { dev?: boolean; license?: string }>;
}

/**
 * The licences of all packages that the project needs at build and run time, as SPDX expressions by
 * folder. The lockfile has the licences of packages for other systems, which are not installed here.
 */
function licences(): [folder: string, licence: string][] {
  const { packages }: Lockfile = readJson('package-lock.json');
  return Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev)
    .map(([folder, locked]) => {
      const file = join(folder, 'package.json');
      const licence = existsSync(join(ROOT, file)) ? readJson(file).license : undefined;
      return [folder, licence ?? locked.license ?? ''];
    });
}

function readJson(file: string) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}

/** Whether an SPDX expression has an allowed choice of licences; `AND` binds more strongly than `OR`. */
function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => Object.hasOwn(allowed, name.trim())));
}

test('every package of the site has a licence that goes with MIT', () => {
  const all = licences();
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(([, licence]) => !isAllowed(licence))).toEqual([]);
});

test('no licence is allowed that no package has', () => {
  const names = licences().flatMap(([, licence]) => licence.split(/[() ]+/));
  expect(Object.keys(allowed).filter((name) => !names.includes(name))).toEqual([]);
});

test.each([
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['', false],
])('"%s": %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});
