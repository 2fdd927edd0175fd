import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../platform/project.ts';
import { copyProject, edit } from '../helpers/copy-project.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeFiles } from '../helpers/write-files.ts';

/** What is the owner's: content whose fields are renamed, and files in the place of ours. */
const own = {
  'content/site.yaml': `# Mine.
name: Teodor Quill
brand: T. Quill
titleSuffix: Teodor Quill
address: https://quill.example

notFound: { title: Not found,   description: Nothing is at this address. } # short

footer:
  # Said to everyone.
  tagline:   "Rooms to read in"   # and to write in
  copyright: © {year} Teodor Quill
`,
  'own/style.css': 'body { outline-color: #0a0b0c }\n',
  'own/components/Footer.astro': `---
import { Footer } from '#vitrine/layouts/Footer.tsx';
---
<p>A footer of mine</p>
<Footer {...Astro.props} />
`,
};
const project = 'content/projects/reading-room/index.md';

const env = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_AUTHOR_NAME: 'Odo Brandt',
  GIT_AUTHOR_EMAIL: 'odo@brandt.example',
  GIT_COMMITTER_NAME: 'Odo Brandt',
  GIT_COMMITTER_EMAIL: 'odo@brandt.example',
  GIT_CONFIG_GLOBAL: '/dev/null',
};

/** What npm does, with packages that are here already: no registry is asked. */
const npm = `const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const file = process.argv.find((word) => word.endsWith('.tgz'));
fs.rmSync('node_modules/vitrine', { recursive: true, force: true });
fs.mkdirSync('node_modules/vitrine', { recursive: true });
execFileSync('tar', ['xzf', file, '-C', 'node_modules/vitrine', '--strip-components=1']);
for (const name of fs.readdirSync(process.env.PACKAGES)) {
  if (!fs.existsSync('node_modules/' + name)) fs.symlinkSync(process.env.PACKAGES + '/' + name, 'node_modules/' + name);
}
const settings = JSON.parse(fs.readFileSync('package.json', 'utf8'));
settings.dependencies = { vitrine: 'file:' + file };
fs.writeFileSync('package.json', JSON.stringify(settings, undefined, 2));
`;

interface Place {
  home: string;
  /** The repository of Vitrine. */
  vitrine: string;
  /** Goes on to the next version. @returns Its packed file */
  release: () => Promise<string>;
  run: (folder: string, command: string, ...args: string[]) => string;
}

/** Vitrine before its first version, of three. */
async function begin(): Promise<Place> {
  const home = await temporaryFolder({ 'npm-cli.js': npm });
  const vitrine = join(home, 'vitrine');
  await copyProject(vitrine);
  const variables = {
    ...env,
    PACKAGES: join(ROOT, 'node_modules'),
    npm_execpath: join(home, 'npm-cli.js'),
  };
  const run: Place['run'] = (folder, command, ...args) =>
    execFileSync(command, args, { cwd: folder, env: variables, encoding: 'utf8', stdio: 'pipe' });
  let version = 0;
  const release = async () => {
    version += 1;
    await edit(join(vitrine, 'package.json'), (text) =>
      text.replace(/"version": ".*?"/, `"version": "0.${version}.9"`),
    );
    if (version === 2) await rename(vitrine, 'site', ['footer', 'tagline'], 'slogan');
    if (version === 3) {
      await rename(vitrine, 'site', ['footer', 'slogan'], 'motto');
      await rename(vitrine, 'project', ['coverAlt'], 'coverText');
    }
    run(vitrine, 'git', 'add', '--all');
    run(vitrine, 'git', 'commit', '--quiet', '-m', `Release ${version}`);
    const flags = ['--ignore-scripts', '--silent', '--pack-destination', home];
    const name = run(vitrine, 'npm', 'pack', ...flags);
    return join(home, name.trim().split('\n').at(-1) ?? '');
  };
  run(vitrine, 'git', 'init', '--quiet', '--initial-branch=main');
  return { home, vitrine, release, run };
}

/** Renames a field in the code, and says so to owners. */
async function rename(vitrine: string, kind: string, path: string[], to: string): Promise<void> {
  const old = path.at(-1) ?? '';
  const sources = globSync('{src,cli,editor}/**/*.{ts,tsx,astro,css}', { cwd: vitrine });
  for (const file of sources.map((name) => join(vitrine, name))) {
    const text = await readFile(file, 'utf8');
    if (!file.includes('migrations') && text.includes(old)) {
      await writeFile(file, text.replaceAll(new RegExp(`\\b${old}\\b`, 'g'), to));
    }
  }
  const step = JSON.stringify({ version: '0.0.0', kind, path, to });
  await edit(join(vitrine, 'cli/upgrade/migrations.ts'), (text) =>
    text.replace(/\];\n$/, `${step},\n];\n`),
  );
}

/** The bytes of an owner's files. */
async function ownFiles(site: string): Promise<Record<string, string>> {
  const names = globSync('{content,own}/**/*.*', { cwd: site }).sort();
  const texts = names.map(async (name) => [name, await readFile(join(site, name), 'latin1')]);
  return Object.fromEntries(await Promise.all(texts));
}

/** Ways to begin, each of which gives the site's folder; and how each is told of a newer version first. */
const ways = {
  clone: async ({ home, vitrine, run }: Place) => {
    run(home, 'git', 'clone', '--quiet', vitrine, 'site');
    return ['--from', vitrine];
  },
  fork: async ({ home, vitrine, run }: Place) => {
    run(home, 'git', 'clone', '--quiet', '--bare', vitrine, 'fork.git');
    run(home, 'git', 'clone', '--quiet', 'fork.git', 'site');
    // As `gh repo fork --clone` leaves it.
    run(join(home, 'site'), 'git', 'remote', 'add', 'upstream', vitrine);
    return [];
  },
  'template copy': async ({ home, vitrine, run }: Place) => {
    const site = join(home, 'site');
    await mkdir(site);
    run(vitrine, 'git', 'archive', '--output', join(home, 'copy.tar'), 'HEAD');
    run(site, 'tar', 'xf', join(home, 'copy.tar'));
    run(site, 'git', 'init', '--quiet', '--initial-branch=main');
    run(site, 'git', 'add', '--all');
    run(site, 'git', 'commit', '--quiet', '-m', 'Initial commit');
    return ['--from', vitrine];
  },
  'created site': async ({ home, run }: Place, first: string) => {
    const entry = join(ROOT, 'packages/create-vitrine/create.mjs');
    const flags = ['--host', 'netlify', '--vitrine', first, '--yes', '--name', 'Teodor Quill'];
    run(home, process.execPath, entry, 'site', ...flags);
    await edit(join(home, 'site/content/site.yaml'), () => own['content/site.yaml']);
    return [];
  },
};

test.each(Object.entries(ways))('a %s is upgraded twice', async (way, start) => {
  const place = await begin();
  const { home, release, run } = place;
  const from = await start(place, await release());
  const site = join(home, 'site');
  const isCreated = way === 'created site';
  if (!isCreated) {
    await symlink(join(ROOT, 'node_modules'), join(site, 'node_modules'));
    await cp(join(ROOT, 'tests/fixtures/minimal'), join(site, 'content'), { recursive: true });
  }
  await writeFiles(site, own);
  const cover = join(ROOT, 'sample/projects/136/cover.webp');
  const entry = globSync('content/projects/*/index.md', { cwd: site })[0] ?? project;
  await cp(cover, join(site, entry, '../cover.webp'));
  await edit(join(site, entry), (text) =>
    text.replace('---\n', '---\n# the room\ncover: cover.webp\ncoverAlt:   A room. # mine\n'),
  );
  const folder = isCreated ? join(site, 'node_modules/vitrine') : site;
  const commit = () => {
    run(site, 'git', 'add', 'content', 'own');
    run(site, 'git', 'commit', '--quiet', '-m', 'Mine');
  };
  commit();
  const call = (...args: string[]) =>
    run(site, process.execPath, join(folder, 'cli/vitrine.mjs'), ...args);
  const before = await ownFiles(site);
  call('check');

  const second = await release();
  const firstSaid = call('upgrade', ...(isCreated ? ['--from', second] : from));
  expect(firstSaid).toContain('content/site.yaml:11  tagline → slogan');
  expect(firstSaid).toContain('has no mistakes');
  const changed = (file: string, old: string, to: string) => {
    expect(before[file]).toContain(`${old}:`);
    before[file] = before[file]?.replace(`${old}:`, `${to}:`) ?? '';
  };
  changed('content/site.yaml', 'tagline', 'slogan');
  expect(await ownFiles(site)).toEqual(before);

  commit();
  const third = await release();
  const said = call('upgrade', ...(isCreated ? ['--from', third] : []));
  expect(said).toContain('slogan → motto');
  changed('content/site.yaml', 'slogan', 'motto');
  changed(entry, 'coverAlt', 'coverText');
  expect(await ownFiles(site)).toEqual(before);
  commit();
  expect(call('upgrade', ...(isCreated ? ['--from', third] : []))).not.toContain('→');

  call('build');
  const index = await readFile(join(site, 'dist/index.html'), 'utf8');
  expect(index).toContain('A footer of mine');
  expect(index).toContain('Rooms to read in');
  expect(index).toContain('#0a0b0c');
  expect(existsSync(join(folder, 'dist'))).toBe(!isCreated);
});
