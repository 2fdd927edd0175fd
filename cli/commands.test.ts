import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ROOT } from '../platform/site-paths.ts';
import { temporaryFolder } from '../tests/helpers/temporary-folder.ts';
import { runCommand, UsageError } from './command.ts';
import { commands, isCommand } from './commands.ts';
import { isInstalled } from './install.mjs';

const names = Object.keys(commands);

/** Starts a command at cli/main.ts by default, because cli/vitrine.mjs would install packages. */
function call(args: readonly string[], variables = {}, entry = 'main.ts') {
  const env = { ...process.env, NODE_NO_WARNINGS: '1', ...variables };
  const command = [join(ROOT, 'cli', entry), ...args];
  return spawnSync(process.execPath, command, { env, encoding: 'utf8' });
}

test.each([[], ['--help']])('without a command all are listed', (...args) => {
  const { status, stdout } = call(args);
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
] as const)('%s refuses %j', async (name, args, message) => {
  await expectRefusal(name, args, message);
});

async function expectRefusal(name: keyof typeof commands, args: readonly string[], said: string) {
  const { command } = await commands[name]();
  const refusal = command.run(args);
  await expect(refusal).rejects.toThrow(UsageError);
  await expect(refusal).rejects.toThrow(said);
}

test.each([
  [['chek'], "There is no command 'chek'. Did you mean 'check'?"],
  [['constructor'], "There is no command 'constructor'."],
  [['check', '--stict'], "Unknown option '--stict'. Did you mean '--strict'?"],
])('%j is a wrong call', (args, message) => {
  const { status, stdout, stderr } = call(args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(message);
});

test('an error in the content or the settings ends a command with 1', async () => {
  const wrongContent = call(['check'], { CONTENT: await temporaryFolder() });
  expect(wrongContent.status).toBe(1);
  expect(wrongContent.stderr).toContain('site.yaml');
  const wrongSetting = call(['build'], { BASE: 'portfolio' });
  expect(wrongSetting.status).toBe(1);
  expect(wrongSetting.stderr).toContain('BASE is "portfolio". Allowed: a path');
  expect(call(['build'], { OUT_DIR: 'package.json/site' })).toMatchObject({
    status: 1,
    stderr:
      'The build could not write package.json/site: a file exists at this path, but the build needs a folder. To build into another folder: OUT_DIR=folder npm run build\n',
  });
});

test.runIf(isInstalled(ROOT, false))('the entry hands over arguments and exit codes', () => {
  const { status, stderr } = call(['check', '--stict'], {}, 'vitrine.mjs');
  expect(status).toBe(2);
  expect(stderr).toContain("Did you mean '--strict'?");
});
