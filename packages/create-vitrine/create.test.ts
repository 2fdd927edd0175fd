import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { load } from '../../tests/content/check-folder.ts';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { writeFiles } from '../../tests/helpers/write-files.ts';
import { gitEnvironment } from '../vitrine/astro/run-git.ts';
import { isCommand } from '../vitrine/cli/commands.ts';
import { command as initCommand } from '../vitrine/cli/init/init.ts';
import { filesIn } from '../vitrine/content/files-in.ts';
import { PACKAGE } from '../vitrine/settings/site-folder.mjs';
import { unusablePath } from '../vitrine/settings/unusable-path.mjs';
import { people } from './examples.mjs';
import { folderProblem, isFree, packagesFrom } from './folder.mjs';
import { initFlags, lostFlags } from './lost-flags.mjs';
import { type HostName, neededNode, projectFiles } from './project-files.mjs';

/** A fake npm and pnpm, which installs a fake vitrine that prints its arguments. */
const installer = (name: string) => `const fs = require('node:fs');
fs.cpSync(process.env.HERE + '/vitrine', 'node_modules/vitrine', { recursive: true });
console.log('${name} ' + process.argv.slice(2).join(' '));
`;
const vitrine = {
  'npm-cli.js': installer('npm'),
  'pnpm.cjs': installer('pnpm'),
  'vitrine/cli/vitrine.mjs': "console.log('vitrine ' + process.argv.slice(2).join(' '));\n",
};

/** A fake npm that has no network at its first call. */
const unlucky = installer('npm').replace(
  '\n',
  `
if (!fs.existsSync(process.env.HERE + '/tried')) {
  fs.writeFileSync(process.env.HERE + '/tried', '');
  fs.mkdirSync('node_modules/react', { recursive: true });
  fs.writeFileSync('package-lock.json', '{}');
  process.exit(1);
}
`,
);

interface Call {
  program?: string;
  agent?: string;
  /** Further environment variables, such as the author of commits. */
  variables?: Record<string, string>;
}

const author = {
  GIT_AUTHOR_NAME: 'Ida Novak',
  GIT_AUTHOR_EMAIL: 'ida@novak.example',
  GIT_COMMITTER_NAME: 'Ida Novak',
  GIT_COMMITTER_EMAIL: 'ida@novak.example',
};

function create(
  home: string,
  args: string[],
  { program = 'npm-cli.js', agent = 'npm/11.0.0 node/v24.0.0', variables = author }: Call = {},
) {
  const env = {
    ...gitEnvironment(),
    HOME: home,
    XDG_CONFIG_HOME: home,
    GIT_CONFIG_NOSYSTEM: '1',
    HERE: home,
    npm_execpath: join(home, program),
    npm_config_user_agent: agent,
    ...variables,
  };
  const entry = join(import.meta.dirname, 'create.mjs');
  return spawnSync(process.execPath, [entry, ...args], { cwd: home, env, encoding: 'utf8' });
}

const readIn = (site: string, file: string) => readFileSync(join(site, file), 'utf8');

const hosts: [host: HostName, files: string[]][] = [
  ['github-pages', ['.github/workflows/pages.yml']],
  ['netlify', ['netlify.toml']],
  ['cloudflare', ['wrangler.jsonc']],
  ['vercel', ['vercel.json']],
  ['own-server', ['.dockerignore', 'Dockerfile', 'ida-s-site.service']],
  ['undecided', ['netlify.toml', 'vercel.json', 'wrangler.jsonc']],
];
const always = [
  ...['.github/dependabot.yml', '.github/workflows/check.yml', '.gitignore'],
  '.vscode/settings.json',
  ...['AGENTS.md', 'README.md', 'astro.config.mjs', 'package.json', 'tsconfig.json'],
];
test.each(hosts)('the files of a site at %s', (host, files) => {
  const written = projectFiles({ folder: "Ida's Site", host });
  expect([...written.keys()].sort()).toEqual([...always, ...files].sort());
  // No file contains my-site, the name of the site in the templates.
  const texts = [...written.values()];
  expect(texts.filter((text) => text.includes('my-site'))).toEqual([]);
  expect(JSON.parse(written.get('package.json') ?? '').name).toBe('ida-s-site');
  expect(written.get('README.md')).toMatch(/^# Ida's Site\n.*\n## Online\n\n\S/s);
  // Git ignores files with secrets, such as mail.env.
  expect(written.get('.gitignore')?.split('\n')).toContain('*.env');
  expect(readIn(join(PACKAGE, '../..'), '.gitignore')).toContain('\n.*.build*\n');
  // Every file of our packages that a created file names exists.
  const named = texts.flatMap(
    (text) => text.match(/(?<=node_modules\/)vitrine[\w-]*\/[\w./-]+\w/g) ?? [],
  );
  expect(named.filter((path) => !existsSync(join(PACKAGE, '..', path)))).toEqual([]);
});

// The program writes the files above for every host. These two have all of them but those for GitHub Pages.
test.each([
  ['own-server', ' --host own-server'],
  ['undecided', ''],
] as const)('a site at %s, with its first commit', async (host, forHost) => {
  const home = await temporaryFolder(vitrine);
  const flags = ['--host', host, '--yes', '--name=Ida Novak'];
  const { status, stdout } = create(home, ["Ida's Site", ...flags]);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^npm install --no-audit /m);
  expect(stdout).toContain(`\nvitrine init${forHost} --yes --name=Ida Novak\n`);
  const site = join(home, "Ida's Site");
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: site, encoding: 'utf8' }).stdout.trim().split('\n');
  expect(git('log', '--format=%s, %an')).toEqual(['Begin the site, Ida Novak']);
  const written = projectFiles({ folder: "Ida's Site", host });
  expect(git('ls-files').sort()).toEqual([...written.keys()].sort());
  // What a build leaves behind that was ended: stagingFolder(), here with OUT_DIR=dist and OUT_DIR=public.
  await writeFiles(site, { '.dist.build.pid': '7', '.public.build-8/index.html': '' });
  expect(git('status', '--porcelain')).toEqual(['']);
  for (const [file, text] of written) expect(readIn(site, file), file).toBe(text);
});

test('with --yes and without a host, the host is not decided', async () => {
  const home = await temporaryFolder(vitrine);
  const { status, stdout } = create(home, ['site', '--yes', '--name=Ida']);
  expect(status).toBe(0);
  expect(stdout).toContain('\nvitrine init --yes --name=Ida\n');
});

/** The files in a folder, with their texts. */
function contentIn(folder: string) {
  return filesIn(folder).map((path) => [path, readFileSync(join(folder, path), 'latin1')]);
}

const isText = ([path = '']: string[]) => /\.(?:md|yaml)$/.test(path);
const ofExample = (name: string) => join(PACKAGE, '../../examples', name, 'content');

test('--like copies the whole content of an example, with the host of the site', async () => {
  const home = await temporaryFolder(vitrine);
  const flags = ['--yes', '--like', 'wordpress', '--host', 'netlify'];
  const { status, stdout } = create(home, ['site', ...flags]);
  expect(status).toBe(0);
  expect(stdout).toContain('The example wordpress is in content/. npm run check names each');
  expect(stdout).not.toContain('vitrine init');
  const content = join(home, 'site/content');
  expect(filesIn(content)).toEqual(filesIn(ofExample('wordpress')));
  expect(readIn(content, 'site.yaml')).toContain('\nhost: netlify\nlocale: pl-PL\n');
  // A server is no way for messages at Netlify, which has its own.
  const { contact } = await load(content);
  expect(contact?.delivery.provider).toBe('netlify');
});

test('without another host, a copied example stays as it is', async () => {
  const home = await temporaryFolder(vitrine);
  create(home, ['site', '--yes', '--like', 'museums']);
  expect(contentIn(join(home, 'site/content')).filter(isText)).toEqual(
    contentIn(ofExample('museums')).filter(isText),
  );
});

test('content writes only the content of an example, and only where there is none', async () => {
  const home = await temporaryFolder({ ...vitrine, 'package.json': '{}' });
  const first = create(home, ['content', '--like', 'beginner']);
  expect(first).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('example beginner is'),
  });
  expect(filesIn(join(home, 'content'))).toEqual(filesIn(ofExample('beginner')));
  for (const [folder, args, message] of [
    [home, ['--like', 'beginner'], 'The folder content/ has files already.'],
    [
      home,
      [],
      '"content" needs an example: --like with one of sample, shops, museums, bilingual, systems, wordpress, beginner.',
    ],
    [home, ['--like', 'shops', '--host', 'netlify'], 'leave out --host=netlify.'],
    [await temporaryFolder(vitrine), ['--like', 'museums'], 'it has no package.json'],
    [
      await temporaryFolder({ 'package.json': '{}', content: '' }),
      ['--like', 'museums'],
      'content is a file or a link, not a folder.',
    ],
  ] as const) {
    const { status, stderr } = create(folder, ['content', ...args]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(message) });
    expect(stderr).not.toContain('    at ');
  }
});

test('options may be before the word content, and what a system adds is no content', async () => {
  const home = await temporaryFolder({ 'package.json': '{}', 'content/.DS_Store': 'x' });
  expect(create(home, ['--like', 'beginner', 'content']).stderr).toBe('');
  expect(readIn(join(home, 'content'), 'site.yaml')).toContain('Nerea Olmendral');
});

test('the language of each example is that of its line', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  for (const [name, [, language]] of people) {
    const { locale } = parse(readIn(ofExample(name), 'site.yaml'));
    expect(language, name).toBe(names.of(new Intl.Locale(locale).language));
  }
});

test('with pnpm, all commands and files are those of pnpm', async () => {
  const home = await temporaryFolder(vitrine);
  const call = { program: 'pnpm.cjs', agent: 'pnpm/12.21.0 npm/? node/v24.0.0 linux x64' };
  const { status, stdout } = create(home, ['site', '--host', 'own-server', '--yes'], call);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^pnpm install$/m);
  const files = projectFiles({ folder: 'site', host: 'own-server', pnpm: '12.21.0' });
  for (const [file, text] of files) expect(readIn(join(home, 'site'), file), file).toBe(text);
  for (const host of ['github-pages', 'own-server', 'cloudflare'] as const) {
    const written = projectFiles({ folder: 'site', host, pnpm: '12.21.0' });
    const { packageManager, allowScripts } = JSON.parse(written.get('package.json') ?? '');
    expect({ packageManager, allowScripts }).toEqual({ packageManager: 'pnpm@12.21.0' });
    expect(written.get('pnpm-workspace.yaml')).toBe('allowBuilds:\n  esbuild: false\n');
    const texts = [...written.values()];
    const commands = texts.flatMap((text) => text.match(/(?<!p)np[mx] [\w-]+.*/g) ?? []);
    expect(commands.filter((text) => !text.startsWith('npm install --global pnpm@12'))).toEqual([]);
    expect(texts.join('\n')).not.toMatch(/package-lock\.json|cache: npm/);
  }
});

test.each([
  [['site', '--host', 'geocities'], '--host: expected one of github-pages, netlify,'],
  [['.', '--host', 'netlify'], 'is not empty. Name another folder'],
  [['', '--host', 'netlify'], 'Argument 1 is empty.'],
  [['site', '--vitrine', ''], 'Argument 3 is empty.'],
  [
    ['site', '--like', 'bakers'],
    '--like: expected one of none, sample, shops, museums, bilingual,',
  ],
  [
    ['site', '--like', 'shops', '--name', 'Ida'],
    'so leave out --name=Ida. Write it into content/.',
  ],
  [['npm-cli.js', '--yes'], 'is a file. Name another folder'],
  [['site', '--like'], '--like needs a value: sample, shops, museums,'],
  [['--host', '--yes', 'site'], '--host needs a value: github-pages, netlify,'],
  [['site', '--yes', '--name'], '--name needs a value.'],
  [['site', '--yes=no'], "--yes takes no value, found 'no'."],
  [['site', '--yes', '--nmae', 'Ida'], 'Unknown option --nmae.'],
  [['site', 'other', '--yes'], 'Name one folder, found site other.'],
  [['C#', '--yes'], 'whose path contains "#"'],
])('%j is refused, and nothing is written', async (args, message) => {
  const home = await temporaryFolder(vitrine);
  const { status, stderr } = create(home, args);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(message) });
  expect(globSync('*', { cwd: home }).sort()).toEqual(['npm-cli.js', 'pnpm.cjs', 'vitrine']);
});

test('where the content is not begun, the last lines say how to go on', async () => {
  const home = await temporaryFolder(vitrine);
  await writeFiles(home, { 'vitrine/cli/vitrine.mjs': 'process.exit(2);\n' });
  const { status, stdout } = create(home, ['site', '--host', 'vercel', '--yes']);
  expect(status).toBe(2);
  expect(stdout).toContain('has no content yet');
  expect(stdout).toContain('  npx vitrine init --host vercel\n');
  expect(existsSync(join(home, 'site/.git'))).toBe(false);
});

test('after an installation that failed, the same command goes on', async () => {
  const home = await temporaryFolder({ ...vitrine, 'npm-cli.js': unlucky });
  const flags = ['site', '--host', 'vercel', '--yes'];
  const first = create(home, flags);
  expect(first.status).toBe(1);
  expect(first.stderr).toContain(`To go on in ${join(home, 'site')}, run the same command again.`);
  await writeFiles(home, { 'site/.npmrc': 'registry=https://packages.novak.example\n' });
  const other = create(home, ['site', '--host', 'netlify', '--yes']);
  expect(other.status).toBe(1);
  expect(other.stderr).toContain('cd and run: npm install && npx vitrine init');
  const again = create(home, flags);
  expect(again).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('The site is in site/'),
  });
  expect(readIn(join(home, 'site'), '.npmrc')).toContain('packages.novak.example');
});

test('a folder with files of an owner is not free', async () => {
  const files = new Map([
    ['README.md', 'mine'],
    ['.github/a.yml', 'a'],
  ]);
  const folders: [Record<string, string>, boolean][] = [
    [{}, true],
    [{ 'README.md': 'mine', '.github/a.yml': 'a', 'node_modules/x/y.js': '', '.npmrc': '' }, true],
    [{ '.DS_Store': 'x', '.idea/workspace.xml': 'x', '.github/Thumbs.db': 'x' }, true],
    [{ 'README.md': 'other' }, false],
    [{ '.github/b.yml': 'a' }, false],
    [{ 'content/site.yaml': '' }, false],
  ];
  for (const [given, expected] of folders) {
    expect(isFree(await temporaryFolder(given), files), JSON.stringify(given)).toBe(expected);
  }
});

test.each('#%?*"\\:\n'.split(''))(
  'a folder with %j is refused here and by each command',
  (sign) => {
    const folder = join('/home', `a${sign}b`, 'site');
    for (const problem of [folderProblem(folder), unusablePath(folder)])
      expect(problem).toContain(`whose path contains ${JSON.stringify(sign)}`);
  },
);

test('a folder of packages is refused', () => {
  for (const folder of ['/home/node_modules', '/home/node_modules/site']) {
    expect(folderProblem(folder)).toContain('folder of packages');
  }
});

test.each(["a b&c!e;f,g<h>i|j`k~l^m=n@o+p(q)'ü🙂", 'a$b$&', '{a}[...x]'])(
  '%s is no problem',
  (name) => {
    expect([folderProblem(`/home/${name}`), unusablePath(`/home/${name}`)]).toEqual([
      undefined,
      undefined,
    ]);
  },
);

const packageFor = (node: string, pnpm?: string) => {
  const files = projectFiles({ folder: 'site', host: 'netlify', node, pnpm });
  return {
    ...JSON.parse(files.get('package.json') ?? ''),
    workspace: files.get('pnpm-workspace.yaml'),
  };
};

test('Node is a package of the site only where the running one is too old', async () => {
  const { engines } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'));
  expect(engines.node).toBe(`>=${neededNode}`);
  for (const node of ['24.0.0', '26.1.0']) {
    expect(packageFor(node).dependencies).not.toHaveProperty('node');
    expect(packageFor(node)).toMatchObject({ engines });
    expect(packageFor(node)).not.toHaveProperty('allowScripts');
    expect(packageFor(node, '12.21.0').workspace).not.toContain('node: true');
  }
  // pnpm installs nothing where Node is older than `engines` of the site.
  for (const node of ['20.19.0', '22.20.0']) {
    expect(packageFor(node).dependencies).toHaveProperty('node', '24.21.0');
    expect(packageFor(node)).toMatchObject({ allowScripts: { node: true } });
    expect(packageFor(node)).not.toHaveProperty('engines');
    expect(packageFor(node, '12.21.0').workspace).toContain('allowBuilds:\n  node: true\n');
  }
});

test.each([
  ['github-pages', false],
  ['netlify', false],
  ['cloudflare', true],
  ['vercel', true],
  ['own-server', true],
  // Its files for Cloudflare and Vercel run the server.
  ['undecided', true],
] as const)('a site at %s has the server: %s', (host, isExpected) => {
  for (const packages of [undefined, { vitrine: '0.9.0' }]) {
    const files = projectFiles({ folder: 'site', host, packages });
    const { dependencies, scripts } = JSON.parse(files.get('package.json') ?? '');
    const server = isExpected ? dependencies.vitrine : undefined;
    expect(dependencies['vitrine-server']).toBe(server);
    expect('inbox' in scripts).toBe(isExpected);
  }
});

test.each([
  [['--yes'], false],
  [['--yes', '--editor'], true],
  // Without a terminal, the answer to the question is yes.
  [[], true],
] as const)('with %j a site has the editor: %s', async (flags, isExpected) => {
  const home = await temporaryFolder(vitrine);
  const { status, stdout } = create(home, ['site', '--host', 'netlify', '--name=Ida', ...flags]);
  expect(status).toBe(0);
  const { dependencies, scripts } = JSON.parse(readIn(join(home, 'site'), 'package.json'));
  expect(dependencies['vitrine-editor']).toBe(isExpected ? dependencies.vitrine : undefined);
  // Without the package, it says how to add the package.
  expect(scripts).toHaveProperty('edit');
  expect(stdout).not.toMatch(/vitrine init .*editor/);
});

test('chosen packed files in a folder are direct dependencies, with pnpm overrides too', async () => {
  const packed = {
    'packed/vitrine-0.2.0-next.1.tgz': '',
    'packed/vitrine-editor-0.2.0.tgz': '',
    'packed/vitrine-server-0.2.0.tgz': '',
  };
  const home = await temporaryFolder({
    ...packed,
    ...vitrine,
    'packed/create-vitrine-0.2.0.tgz': '',
  });
  const call = { program: 'pnpm.cjs', agent: 'pnpm/12.21.0 npm/? node/v24.0.0 linux x64' };
  const flags = ['--vitrine', 'packed', '--yes'];
  const all = ['--host', 'own-server', '--editor'];
  expect(create(home, ['site', ...flags, ...all], call).status).toBe(0);
  const { dependencies } = JSON.parse(readIn(join(home, 'site'), 'package.json'));
  const main = `file:${join(home, 'packed/vitrine-0.2.0-next.1.tgz')}`;
  const server = `file:${join(home, 'packed/vitrine-server-0.2.0.tgz')}`;
  const editor = `file:${join(home, 'packed/vitrine-editor-0.2.0.tgz')}`;
  expect(dependencies).toMatchObject({ vitrine: main, 'vitrine-server': server });
  expect(Object.keys(dependencies)).not.toContain('create-vitrine');
  expect(readIn(join(home, 'site'), 'pnpm-workspace.yaml')).toContain(
    `overrides:\n  vitrine: "${main}"\n  vitrine-server: "${server}"\n  vitrine-editor: "${editor}"\n`,
  );
  create(home, ['static', ...flags, '--host', 'netlify'], call);
  const { dependencies: ofStatic } = JSON.parse(readIn(join(home, 'static'), 'package.json'));
  expect(ofStatic).toMatchObject({ vitrine: main });
  expect(ofStatic).not.toHaveProperty('vitrine-server');
  expect(ofStatic).not.toHaveProperty('vitrine-editor');
});

test('--vitrine takes a version, a URL, a file or a folder, and says what is wrong', async () => {
  const home = await temporaryFolder({
    'one/vitrine-1.0.0.tgz': '',
    'two/vitrine-1.0.0.tgz': '',
    'two/vitrine-1.1.0.tgz': '',
    'none/create-vitrine-1.0.0.tgz': '',
    'clone/package.json': '',
  });
  const at = (path: string) => packagesFrom(join(home, path));
  expect(packagesFrom('1.2.3')).toEqual({ vitrine: '1.2.3' });
  expect(packagesFrom('https://a.example/b.tgz')).toEqual({ vitrine: 'https://a.example/b.tgz' });
  const file = { vitrine: `file:${join(home, 'one/vitrine-1.0.0.tgz')}` };
  expect([at('one'), at('one/vitrine-1.0.0.tgz')]).toEqual([file, file]);
  expect(at('clone')).toEqual({ vitrine: `file:${join(home, 'clone')}` });
  expect(() => at('two')).toThrow('two files of vitrine: vitrine-1.0.0.tgz and vitrine-1.1.0.tgz');
  expect(() => at('none')).toThrow('has no packed file of vitrine');
  expect(() => at('no.tgz')).toThrow('there is no file');
});

test('options that npm took for itself are named, except --yes', () => {
  const env = { npm_command: 'init', npm_config_yes: 'true' };
  expect(lostFlags(['my-site'], env)).toBeUndefined();
  expect(lostFlags(['web', 'netlify'], { ...env, npm_config_host: 'true' })).toContain(
    'Write: npm create vitrine web -- --host …\n',
  );
  expect(lostFlags([], { ...env, npm_config_token_description: 'x' })).toContain('npm took --to');
  const known = [...initFlags, 'host', 'yes'].sort();
  expect(known).toEqual(Object.keys(initCommand.options ?? {}).sort());
});

const nobody = {
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'user.useConfigOnly',
  GIT_CONFIG_VALUE_0: 'true',
};
test.each([
  ['without Git', { PATH: '/nonexistent' }, 'because Git is not installed'],
  ['where Git knows nobody', nobody, 'The first commit could not be made. Git says:'],
])('%s there is no commit, and the site is there', async (_, variables, message) => {
  const home = await temporaryFolder(vitrine);
  const { status, stdout } = create(home, ['site', '--host', 'netlify', '--yes'], { variables });
  expect(status).toBe(0);
  expect(stdout).toContain(message);
  expect(stdout).toContain('The site is in site/');
});

test('in a folder of another repository nothing is committed', async () => {
  const home = await temporaryFolder(vitrine);
  spawnSync('git', ['init', '--quiet'], { cwd: home });
  const { stdout } = create(home, ['site', '--host', 'netlify', '--yes']);
  expect(stdout).toContain('part of another Git repository');
  expect(existsSync(join(home, 'site/.git'))).toBe(false);
});

test('the packages and commands are those of this version', async () => {
  const home = await temporaryFolder(vitrine);
  create(home, ['site', '--host=netlify', '--yes']);
  const created = JSON.parse(readIn(join(home, 'site'), 'package.json'));
  const ours = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'));
  for (const [name, command] of Object.entries(created.scripts)) {
    if (String(command).startsWith('astro')) continue;
    expect(command).toBe(`vitrine ${name}`);
    expect(isCommand(name), name).toBe(true);
  }
  const { packages } = JSON.parse(await readFile(join(PACKAGE, '../../package-lock.json'), 'utf8'));
  const { vitrine: version, ...others } = created.dependencies;
  expect(version).toBe(ours.version);
  for (const [name, exact] of Object.entries(others)) {
    expect(packages[`node_modules/${name}`].version, name).toBe(exact);
  }
});
