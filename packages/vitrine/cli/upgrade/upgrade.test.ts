import { chmod, cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { run } from '../../../../tests/content/run-command.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { writeFiles } from '../../../../tests/helpers/write-files.ts';
import { PACKAGE } from '../../settings/site-folder.mjs';
import { changelogBetween } from './changelog.ts';
import { upgradePackage } from './upgrade.ts';

const changelog = `# Changelog

## [Unreleased]

## [0.3.0] - 2026-05-01

- Third

## [0.2.0] - 2026-04-01

- Second

## [0.1.0] - 2026-03-01

- First
`;

test.each([
  ['0.1.0', '0.3.0', ['Third', 'Second']],
  ['0.1.0', '0.2.0', ['Second']],
  ['0.0.9', '0.3.0', ['Third']],
  ['0.3.0', '0.2.0', []],
  ['0.1.0', '0.4.0', []],
])('between %s and %s', (before, after, news) => {
  const found = changelogBetween(changelog, before, after);
  expect(found.match(/(?<=^- ).*/gm) ?? []).toEqual(news);
  const asChangesets = changelog.replaceAll(/\[([\d.]+)\] - .*/g, '$1');
  expect(changelogBetween(asChangesets, before, after).match(/(?<=^- ).*/gm) ?? []).toEqual(news);
});

/** A fake npm and pnpm, which installs the package in `newer/`. */
const installer = `const fs = require('node:fs');
fs.cpSync('newer', 'node_modules/vitrine', { recursive: true });
fs.writeFileSync('asked', process.argv.slice(2).join(' '));
`;

const footer = 'export function Footer() {}\n';
const older = {
  'package.json': '{ "version": "0.1.0" }',
  'layouts/Footer.tsx': footer,
  'layouts/Header.tsx': footer,
  'features/home/Hero.tsx': footer,
  'looks/shop/TopDecoration.tsx': footer,
  'looks/gallery/TopDecoration.tsx': footer,
};

/** A project in which Vitrine 0.1.0 is installed, with version 0.3.0 in `newer/`. */
async function project(manager: 'npm' | 'pnpm', dependency = '0.1.0', others = {}) {
  const root = await temporaryFolder({
    'package.json': JSON.stringify({
      dependencies: { vitrine: dependency, ...others },
    }),
    'astro.config.mjs': `import vitrine from 'vitrine';
export default { integrations: [vitrine({ components: { Footer: './a.tsx', Header: './b.tsx', TopDecoration: './c.tsx' } })] };
`,
    'content/site.yaml': 'name: Ines\n',
    'newer/package.json': '{ "version": "0.3.0" }',
    'newer/CHANGELOG.md': changelog,
    'newer/layouts/Footer.tsx': `${footer}// Changed\n`,
    'newer/features/home/Hero.tsx': `${footer}// Changed\n`,
    'newer/looks/gallery/TopDecoration.tsx': `${footer}// Changed\n`,
    'npm-cli.js': installer,
    'bin/pnpm': `#!${process.execPath}\n${installer}`,
    ...(manager === 'pnpm' && { 'pnpm-lock.yaml': '' }),
  });
  await writeFiles(join(root, 'node_modules/vitrine'), older);
  await chmod(join(root, 'bin/pnpm'), 0o755);
  vi.stubEnv('npm_execpath', join(root, 'npm-cli.js'));
  vi.stubEnv('PATH', join(root, 'bin'));
  return { root, asked: () => readFile(join(root, 'asked'), 'utf8') };
}

test('a newer version is installed; the look, news, and overrides whose original changed, are reported', async () => {
  const { root, asked } = await project('npm');
  const said = await upgradePackage(root);
  expect(said.replace(root, '')).toMatchInlineSnapshot(`
    "Vitrine was upgraded from 0.1.0 to 0.3.0.

    /content/site.yaml: look: shop was written, because sites without look are now in plain.

    ## [0.3.0] - 2026-05-01

    - Third

    ## [0.2.0] - 2026-04-01

    - Second

    The original files of components that you replaced have changed. Compare your components with:

      Footer  node_modules/vitrine/layouts/Footer.tsx
      TopDecoration  node_modules/vitrine/looks/*/TopDecoration.tsx
    "
  `);
  expect(await asked()).toMatch(/^install --save-exact vitrine@latest /);
  expect(await readFile(join(root, 'content/site.yaml'), 'utf8')).toBe('name: Ines\nlook: shop\n');
  expect(await upgradePackage(root)).toBe('The newest version of Vitrine is installed already.');
});

test('a project with a lockfile of pnpm is upgraded by pnpm', async () => {
  const { root, asked } = await project('pnpm');
  expect(await upgradePackage(root, '0.3.0')).toMatch(
    /^Vitrine was upgraded from 0\.1\.0 to 0\.3\.0/,
  );
  expect(await asked()).toBe('add --save-exact vitrine@0.3.0');
});

test.each(['^0.1.0', '~0.1.0'])(
  'a range such as %s does not hold a newer version back',
  async (range) => {
    const { root, asked } = await project('npm', range);
    await upgradePackage(root);
    expect(await asked()).toMatch(/^install --save-exact vitrine@latest /);
  },
);

test('a packed file comes from where it came from', async () => {
  const { root, asked } = await project('npm', 'file:../vitrine.tgz');
  await upgradePackage(root);
  expect(await asked()).toMatch(/^install --save-exact file:\.\.\/vitrine\.tgz /);
});

test('the path of a packed file is relative to the folder of the command', async () => {
  const { root, asked } = await project('npm');
  vi.stubEnv('INIT_CWD', root);
  await upgradePackage(root, 'vitrine.tgz');
  expect(await asked()).toContain(`install --save-exact ${join(root, 'vitrine.tgz')} `);
});

test('server and editor are upgraded with the site, because all have one version', async () => {
  const { root, asked } = await project('npm', '0.1.0', {
    'vitrine-server': '0.1.0',
    'vitrine-editor': '0.1.0',
  });
  await upgradePackage(root);
  expect(await asked()).toMatch(
    /^install --save-exact vitrine@latest vitrine-server@latest vitrine-editor@latest /,
  );
  const files = ['vitrine', 'vitrine-server', 'vitrine-editor'].map((name) => `${name}-0.3.0.tgz`);
  const packed = [...files, 'other-1.0.0.tgz'].map((file) => [file, '']);
  const folder = await temporaryFolder(Object.fromEntries(packed));
  await upgradePackage(root, folder);
  expect(await asked()).toContain(` ${files.map((file) => join(folder, file)).join(' ')} `);
});

test('what stops an upgrade is said', async () => {
  const { root } = await project('npm');
  await writeFiles(root, { 'npm-cli.js': 'process.exit(3);\n' });
  await expect(upgradePackage(root)).rejects.toThrow(
    'npm ended with exit code 3, see its output above',
  );
  await cp(join(root, 'newer/package.json'), join(root, 'package.json'));
  await expect(upgradePackage(root)).rejects.toThrow('does not list vitrine');
  await expect(upgradePackage('/srv/none')).rejects.toThrow(
    '/srv/none/package.json is missing, or is not valid JSON. In the folder of a site, run npm install',
  );
});

test('a clone takes newer versions by Git', async () => {
  const { stdout } = await run(join(PACKAGE, 'cli'), 'upgrade');
  expect(stdout).toContain('docs/owner/upgrading.md#a-clone');
});

test('after an upgrade by other means, the version before decides about the look', async () => {
  const folder = await temporaryFolder({ 'site.yaml': 'name: Ines\n' });
  const upgrade = (version: string) => run(folder, 'upgrade', '--since', version);
  expect((await upgrade('0.2.0')).stdout).toMatch(/^The site has the look that it had: nothing/);
  expect((await upgrade('0.1.0')).stdout).toContain('content/site.yaml: look: shop was written');
  expect((await upgrade('one')).stderr).toContain("expected a version such as 0.1.0, found 'one'");
});
