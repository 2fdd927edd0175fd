import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { StoreError } from '../../vitrine-server/store/store-error.ts';
import { ContentError } from '../content/content-issue.ts';
import { SettingsError } from '../errors/settings-error.ts';
import { terminalText } from '../errors/terminal-text.ts';
import { UserError } from '../errors/user-error.ts';
import { PACKAGE } from '../settings/site-folder.mjs';
import { runCommand, UsageError } from './command.ts';
import { commands, isCommand } from './commands.ts';

const names = Object.keys(commands);

/** Starts a command, at cli/main.ts by default: cli/vitrine.mjs starts a second process. */
function call(args: readonly string[], variables = {}, entry = 'main.ts', cwd = '.') {
  const env = { ...process.env, NODE_NO_WARNINGS: '1', ...variables };
  const command = [join(PACKAGE, 'cli', entry), ...args];
  return spawnSync(process.execPath, command, { cwd, env, encoding: 'utf8' });
}

test('without a command all are listed', () => {
  const { status, stdout } = call([]);
  expect(status).toBe(0);
  const listed = [...stdout.matchAll(/^ {2}([a-z-]+) {2,}[A-Z].*\.$/gm)].map(([, name]) => name);
  expect(listed).toEqual(names);
});

// These tests run the commands in this process, because starting Node takes longer than a command.

test.each(names.filter(isCommand))('%s --help lists the options and an example', async (name) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  await runCommand((await commands[name]()).command, ['--help']);
  const [[text] = []] = log.mock.calls;
  expect(text).toMatch(new RegExp(`^ {2}.*(?:npx vitrine|npm run|npm) ${name}\\b`, 'm'));
  expect(text).toMatch(/^ {2}--help +shows this help$/m);
});

test.each(names.filter(isCommand))('%s refuses an option that it does not know', async (name) => {
  const args = name === 'new' ? ['project', '--nosuch'] : ['--nosuch'];
  await expectRefusal(name, args, "Unknown option '--nosuch'.");
});

test.each([
  ['check', ['sample'], "Unexpected argument 'sample'."],
  ['cv', ['--to', 'cv.txt'], "--to: expected a file name that ends in .pdf, found 'cv.txt'."],
  ['new', ['projekt'], "found 'projekt'. Did you mean 'project'?"],
  ['inbox', ['--spam=yes'], "Option '--spam' does not take an argument."],
  ['cv', ['--to'], '--to needs a value: file.pdf.'],
  ['init', ['--name', '--yes'], '--name needs a value: name.'],
  ['new', ['service', 'A', '--text'], '--text needs a value: text.'],
] as const)('%s refuses %j', async (name, args, message) => {
  await expectRefusal(name, args, message);
});

// A shell passes an empty argument where a variable is not set.
test.each([
  ['check', [''], "An argument is empty: ''."],
  ['cv', ['--to', ''], "An argument is empty: --to ''."],
  ['cv', ['--to='], 'An argument is empty: --to=.'],
  ['init', ['--yes', '--name', ' '], "An argument is empty: --yes --name ' '."],
  ['inbox', ['delete', '', '--spam'], "An argument is empty: delete ''."],
  ['inbox', ['export', ''], "An argument is empty: export ''."],
  ['new', ['project', ''], "An argument is empty: ''."],
  ['new', [''], 'Name the kind of entry to add'],
  ['upgrade', ['--from', ''], "An argument is empty: --from ''."],
] as const)('%s refuses the empty argument in %j', async (name, args, message) => {
  await expectRefusal(name, args, message);
});

// The variables are those that npm 11 sets.
test.each([
  ['check', [], { strict: 'true' }, '--strict', '-- --strict'],
  ['cv', [], { token_description: 'a b.pdf' }, '--to', '-- --to "a b.pdf"'],
  ['cv', ['de'], { locale: 'true' }, '--locale', '-- de --locale <de>'],
  ['inbox', [], { all: 'true' }, '--all', '-- --all'],
  ['inbox', ['list'], { all: 'true', parseable: 'true' }, '--spam', '-- list --spam'],
  ['init', [], { yes: 'true', name: 'Ida' }, '--name, --yes', '-- --name "Ida" --yes'],
  ['new', ['project'], { all: 'true' }, '--add', '-- --add'],
] as const)('%s %j without -- after npm run: %j', async (name, args, npm, taken, spelling) => {
  for (const [flag, value] of Object.entries(npm)) vi.stubEnv(`npm_config_${flag}`, value);
  vi.stubEnv('npm_lifecycle_event', 'x');
  for (const command of ['run', 'run-script']) {
    vi.stubEnv('npm_command', command);
    await expectRefusal(name, args, `npm took ${taken} for itself`);
    await expectRefusal(name, args, `Write: npm run x ${spelling}\n`);
  }
});

test('npx passes on all options, so its own are no concern of a command', async () => {
  vi.stubEnv('npm_command', 'exec');
  vi.stubEnv('npm_config_yes', 'true');
  await expectRefusal('init', ['--yes', '--nosuch'], "Unknown option '--nosuch'.");
});

test.each([
  [new StoreError('locked', 'in /srv/data', 'busy'), 1],
  [new ContentError([]), 1],
  [new SettingsError('PORT is 0.'), 1],
  [new UsageError('Two arguments.'), 2],
  [new UserError('A\u001b[2J\u202eB'), 1],
  [
    Object.assign(new Error('ENOTDIR: …'), { code: 'ENOTDIR', path: '/srv/a/b' }),
    1,
    'The command could not write /srv/a/b: a file exists at this path, but a folder is needed.',
  ],
])('of %s a person reads the message only', async (error, status, said = error.message) => {
  expect(await endOf(error)).toEqual({ status, said: terminalText(said) });
});

test('of any other error the stack trace is shown too', async () => {
  const bug = Object.assign(new TypeError('No.'), { name: 'StoreError' });
  expect(await endOf(bug)).toEqual({ status: 1, said: bug });
});

/** How a command ends that throws an error: with which exit code, and what it writes first. */
async function endOf(error: Error) {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('The process has ended.');
  });
  const write = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    exit.mockRestore();
    write.mockRestore();
  });
  const run = () => Promise.reject(error);
  await expect(runCommand({ summary: '', examples: [], run }, [])).rejects.toThrow('has ended');
  return { status: exit.mock.calls[0]?.[0], said: write.mock.calls[0]?.[0] };
}

async function expectRefusal(name: keyof typeof commands, args: readonly string[], said: string) {
  const { command } = await commands[name]();
  const refusal = command.run(args);
  await expect(refusal).rejects.toThrow(UsageError);
  await expect(refusal).rejects.toThrow(said);
}

test('the name of another command is a wrong call', () => {
  expect(isCommand('constructor')).toBe(false);
  expect(call(['chek'])).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining("There is no command 'chek'. Did you mean 'check'?"),
  });
});

test('commands work as programs, one after the other', async () => {
  const CONTENT = join(await temporaryFolder(), 'content');
  const given = { CONTENT, DATA_DIR: CONTENT };
  for (const [words, said] of [
    [['init', '--yes', '--name', 'Ines Halloran'], 'is written'],
    [['new', 'service', 'Shops', '--text', 'A shop for you.'], 'services.yaml'],
    [['check'], 'has no errors: 1 project'],
    [['inbox'], 'There are no messages yet'],
  ] as const) {
    const { status, stdout, stderr } = call(words, given);
    expect({ status, stdout }, stderr).toEqual({
      status: 0,
      stdout: expect.stringContaining(said),
    });
  }
});

test('an error in the content or the settings ends a command with 1', async () => {
  const wrongContent = call(['check'], { CONTENT: await temporaryFolder() });
  expect(wrongContent.status).toBe(1);
  expect(wrongContent.stderr).toContain('site.yaml');
  expect(
    call(['build'], { CONTENT: 'tests/fixtures/minimal', OUT_DIR: 'package.json/site' }),
  ).toMatchObject({
    status: 1,
    stderr:
      'The build could not write package.json/site: a file exists at this path, but a folder is needed. To build into another folder: OUT_DIR=folder npm run build\n',
  });
});

test('the entry hands over arguments and exit codes, and writes nothing outside of a project', async () => {
  const folder = await temporaryFolder();
  const variables = { NODE_COMPILE_CACHE: undefined };
  const { status, stderr } = call(['check', '--stict'], variables, 'vitrine.mjs', folder);
  expect(await readdir(folder)).toEqual([]);
  expect(status).toBe(2);
  expect(stderr).toContain("Did you mean '--strict'?");
});
