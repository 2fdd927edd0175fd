import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGE } from '../../platform/site-folder.mjs';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { writeFiles } from '../../tests/helpers/write-files.ts';

/** In the place of npm: puts a vitrine there that tells its arguments. */
const npm = `const fs = require('node:fs');
fs.cpSync(process.env.HERE + '/vitrine', 'node_modules/vitrine', { recursive: true });
console.log('npm ' + process.argv.slice(2).join(' '));
`;
const vitrine = {
  'vitrine/cli/vitrine.mjs': "console.log('vitrine ' + process.argv.slice(2).join(' '));\n",
  'vitrine/.vscode/settings.json':
    '{ "yaml.schemas": { "./schemas/site.json": ["sample/site.yaml", "content/site.yaml"] } }',
};

function create(home: string, ...args: string[]) {
  const env = { ...process.env, HERE: home, npm_execpath: join(home, 'npm-cli.js') };
  const entry = join(PACKAGE, 'packages/create-vitrine/create.mjs');
  return spawnSync(process.execPath, [entry, ...args], { cwd: home, env, encoding: 'utf8' });
}

test.each([
  ['github-pages', ['.github/workflows/pages.yml']],
  ['netlify', ['netlify.toml']],
  ['cloudflare', ['wrangler.jsonc']],
  ['vercel', ['vercel.json']],
  ['own-server', ['.dockerignore', 'Dockerfile', 'vitrine.service']],
])('a site at %s', async (host, files) => {
  const home = await temporaryFolder({ 'npm-cli.js': npm, ...vitrine });
  const { status, stdout } = create(home, 'My Site', '--host', host, '--yes', '--name=Ida Novak');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^npm install --save-exact .* vitrine@latest$/m);
  expect(stdout).toContain(`\nvitrine init --host ${host} --yes --name=Ida Novak\n`);
  const site = join(home, 'My Site');
  const written = globSync('**/*', { cwd: site, exclude: ['.git', 'node_modules'] });
  const always = ['.gitignore', '.github/workflows/check.yml', '.github/workflows/upgrade.yml'];
  const hidden = globSync('{.*,.github/workflows/*}', { cwd: site });
  expect([...written, ...hidden]).toEqual(
    expect.arrayContaining([...always, 'README.md', 'own/README.md', 'package.json', ...files]),
  );
  const gitignore = await readFile(join(site, '.gitignore'), 'utf8');
  // What holds secrets, such as the mail.env of Cloudflare's page.
  expect(gitignore.split('\n')).toContain('*.env');
  const { name, scripts } = JSON.parse(await readFile(join(site, 'package.json'), 'utf8'));
  expect({ name, upgrade: scripts.upgrade }).toEqual({
    name: 'my-site',
    upgrade: 'vitrine upgrade',
  });
  expect(await readFile(join(site, '.vscode/settings.json'), 'utf8')).toBe(`{
  "yaml.schemas": {
    "./node_modules/vitrine/schemas/site.json": [
      "content/site.yaml"
    ]
  }
}
`);
});

test.each([
  [['site', '--host', 'geocities'], '--host: one of github-pages, netlify,'],
  [['.', '--host', 'netlify'], 'is not empty. Name another folder'],
])('%j is refused, and nothing is written', async (args, message) => {
  const home = await temporaryFolder({ 'npm-cli.js': npm, ...vitrine });
  const { status, stderr } = create(home, ...args);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(message) });
  expect(globSync('*', { cwd: home }).sort()).toEqual(['npm-cli.js', 'vitrine']);
});

test('where the content is not begun, the folder tells how to go on', async () => {
  const home = await temporaryFolder({ 'npm-cli.js': npm, ...vitrine });
  await writeFiles(home, { 'vitrine/cli/vitrine.mjs': 'process.exit(2);\n' });
  const { status, stdout } = create(home, 'site', '--host', 'vercel', '--yes');
  expect(status).toBe(2);
  expect(stdout).toContain('without content yet');
  expect(stdout).toContain('  npx vitrine init --host vercel\n');
});

test('it offers commands that there are', async () => {
  const home = await temporaryFolder({ 'npm-cli.js': npm, ...vitrine });
  create(home, 'site', '--host=netlify');
  const created = JSON.parse(await readFile(join(home, 'site/package.json'), 'utf8'));
  const { scripts } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'));
  for (const name of Object.keys(created.scripts)) {
    expect(scripts[name], name).toBe(`node cli/vitrine.mjs ${name}`);
  }
});
