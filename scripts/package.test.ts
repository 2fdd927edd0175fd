import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../platform/site-paths.ts';
import { temporaryFolder } from '../tests/helpers/temporary-folder.ts';

const readFrom = (root: string, path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const read = (path: string) => readFrom(ROOT, path);
const main = read('package.json');
const create = read('packages/create-vitrine/package.json');
// Resolves imports of `vitrine` as in other packages: a package may import itself by its own name.
const { resolve } = createRequire(import.meta.url);

test('the package has these entries and no others', () => {
  expect(Object.keys(main.exports)).toEqual([
    '.',
    './components',
    './content',
    './schema',
    './image-service',
    './package.json',
  ]);
  for (const entry of Object.keys(main.exports)) {
    expect(existsSync(resolve(`vitrine${entry.slice(1)}`))).toBe(true);
  }
});

/** The version of Vitrine in every file that contains it; the changelog begins with the latest version. */
function versions(root: string): unknown[] {
  const lock = readFrom(root, 'package-lock.json');
  const [, latest] = /^## (\d\S*)$/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? [];
  return [
    readFrom(root, 'package.json').version,
    readFrom(root, 'packages/create-vitrine/package.json').version,
    readFrom(root, 'examples/minimal/package.json').dependencies.vitrine,
    lock.version,
    lock.packages[''].version,
    latest,
  ];
}

test('packages, lockfile and changelog have one version, and are raised together', async () => {
  const { version } = main;
  expect(versions(ROOT)).toEqual(Array(6).fill(version));
  const folder = await temporaryFolder();
  const parts = [
    '.changeset/config.json',
    'platform',
    'scripts/version.ts',
    'CHANGELOG.md',
    'package.json',
  ];
  const created = ['packages/create-vitrine/package.json', 'examples/minimal/package.json'];
  for (const part of [...parts, 'package-lock.json', ...created]) {
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, '.changeset/footer.md'),
    "---\n'vitrine': major\n---\n\nThe footer can be left out.\n",
  );
  execFileSync(process.execPath, ['scripts/version.ts'], { cwd: folder });
  const raised = `${Number(version.split('.')[0]) + 1}.0.0`;
  expect(versions(folder)).toEqual(Array(6).fill(raised));
  expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toContain(
    `## ${raised}\n\n### Major Changes\n\n- The footer can be left out.\n\n## ${version}\n`,
  );
});

test('both packages have one licence and repository URL', () => {
  const shared = ({ license, homepage, bugs, repository: { type, url } }: typeof main) => ({
    license,
    homepage,
    bugs,
    type,
    url,
  });
  expect(shared(create)).toEqual(shared(main));
  const address = main.repository.url.replace(/^git\+|\.git$/g, '');
  expect([main.homepage, main.bugs]).toEqual([`${address}#readme`, `${address}/issues`]);
});

test('the package needs a Node that has what its code uses, and no older one than its Astro', () => {
  const [needed = 0, ofAstro = 99] = [main, read('node_modules/astro/package.json')].map(
    ({ engines }) => Number.parseInt(engines.node.replace('>=', ''), 10),
  );
  // RegExp.escape and `using` came with Node 24.
  expect(needed).toBe(24);
  expect(ofAstro).toBeLessThanOrEqual(needed);
});

test("the package has the range of Astro's Vite, so that a site has one copy", () => {
  const { dependencies } = read('node_modules/astro/package.json');
  expect(main.peerDependencies.vite).toBe(dependencies.vite);
  expect(main.dependencies).not.toHaveProperty('vite');
  const copies = Object.keys(read('package-lock.json').packages).filter((path) =>
    path.endsWith('node_modules/vite'),
  );
  expect(copies).toEqual(['node_modules/vite']);
});
