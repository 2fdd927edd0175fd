import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../packages/vitrine/settings/site-paths.ts';
import { temporaryFolder } from '../tests/helpers/temporary-folder.ts';

const readFrom = (root: string, path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const read = (path: string) => readFrom(ROOT, path);
const main = read('packages/vitrine/package.json');
const others = ['create-vitrine', 'vitrine-server', 'vitrine-editor'].map((name) =>
  read(`packages/${name}/package.json`),
);
const { resolve } = createRequire(import.meta.url);

test('the package has these entries and no others', () => {
  expect(Object.keys(main.exports)).toEqual([
    '.',
    './components',
    './content',
    './schema',
    './browser',
    './dev',
    './editing',
    './invitations',
    './testimonials',
    './form',
    './languages',
    './message',
    './http',
    './settings',
    './command',
    './image-service',
    './strip-types',
    './styles/base.css',
    './styles/layers.css',
    './styles/tokens.css',
    './looks/shop/tokens.css',
    './package.json',
  ]);
  for (const entry of Object.keys(main.exports)) {
    expect(existsSync(resolve(`vitrine${entry.slice(1)}`))).toBe(true);
  }
});

test('the entry for editors has few names, so that rules of the content stay behind it', async () => {
  expect(Object.keys(await import('vitrine/editing')).length).toBeLessThan(20);
});

/** The version of Vitrine in every file that contains it; a changelog begins with the latest version. */
function versions(root: string): Record<string, unknown> {
  const { packages } = readFrom(root, 'package-lock.json');
  const folders = globSync('{packages,examples}/*/package.json', { cwd: root }).map(dirname);
  const entries = folders.flatMap((folder) => {
    const { version, ...manifest } = readFrom(root, join(folder, 'package.json'));
    const locked = packages[folder];
    const wanted = [manifest, locked].flatMap(({ dependencies, peerDependencies }, index) =>
      Object.entries({ ...dependencies, ...peerDependencies })
        .filter(([name]) => /^vitrine/.test(name))
        .map(([name, exact]) => [`${name} of ${folder}, ${index}`, exact]),
    );
    if (folder.startsWith('examples')) return wanted;
    return [
      ...wanted,
      [folder, version],
      [`${folder} in the lockfile`, locked.version],
      [`${folder}, last changes`, latestChanges(join(root, folder, 'CHANGELOG.md'))],
    ];
  });
  return Object.fromEntries(entries);
}

function latestChanges(file: string): string | undefined {
  return /^## (\d\S*)$/m.exec(readFileSync(file, 'utf8'))?.[1];
}

test('packages, examples, lockfile and changelogs have one version, and are raised together', async () => {
  const { version } = main;
  const present = versions(ROOT);
  expect(Object.keys(present).length).toBeGreaterThan(15);
  expect(new Set(Object.values(present))).toEqual(new Set([version]));
  const folder = await temporaryFolder();
  const files = globSync('{packages,examples}/*/{package.json,CHANGELOG.md}', { cwd: ROOT });
  const parts = ['package.json', 'package-lock.json', '.changeset/config.json', ...files];
  for (const part of [
    ...parts,
    'packages/vitrine/errors',
    'packages/vitrine/settings',
    'scripts/version.ts',
  ]) {
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, '.changeset/footer.md'),
    "---\n'vitrine': major\n---\n\nThe footer can be left out.\n",
  );
  execFileSync(process.execPath, ['scripts/version.ts'], { cwd: folder });
  const raised = `${Number(version.split('.')[0]) + 1}.0.0`;
  expect(new Set(Object.values(versions(folder)))).toEqual(new Set([raised]));
  expect(readFileSync(join(folder, 'packages/vitrine/CHANGELOG.md'), 'utf8')).toContain(
    `## ${raised}\n\n### Major Changes\n\n- The footer can be left out.\n\n## ${version}\n`,
  );
});

test('all packages have one licence and repository URL', () => {
  const shared = ({ license, homepage, bugs, repository: { type, url } }: typeof main) => ({
    license,
    homepage,
    bugs,
    type,
    url,
  });
  for (const other of others) expect(shared(other)).toEqual(shared(main));
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

test('npm start installs no package that only tests need', () => {
  const { packages } = read('package-lock.json');
  const needed = Object.values<typeof main>(packages).flatMap(
    ({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) => [
      ...Object.keys(dependencies),
      ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
    ],
  );
  const ofTests = Object.keys(read('package.json').devDependencies).filter(
    (name) => !needed.includes(name),
  );
  expect(ofTests.length).toBeGreaterThan(20);
  expect(ofTests.filter((name) => !packages[`node_modules/${name}`].dev)).toEqual([]);
});
