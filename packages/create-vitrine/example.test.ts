import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { runInit } from '../vitrine/cli/init/init.ts';
import { PACKAGE } from '../vitrine/settings/site-folder.mjs';
import { projectFiles } from './project-files.mjs';

const example = join(PACKAGE, '../../examples/minimal');

const LEFT_BY_COMMANDS = /^(?:node_modules|dist|\.astro|\.cache)(?:\/|$)|^package-lock\.json$/;

/** The files in a folder, except files that commands create, such as those in `dist/`. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !LEFT_BY_COMMANDS.test(path) && statSync(join(folder, path)).isFile())
    .sort();

afterEach(() => {
  vi.useRealTimers();
});

// To update examples/minimal: npm run test:watch -- --run -u packages
test('examples/minimal is what npm create vitrine writes', async () => {
  // The first project has the date of today.
  vi.useFakeTimers({ now: new Date(2026, 10, 24), toFake: ['Date'] });
  const content = join(await temporaryFolder(), 'content');
  const flags = ['--yes', '--name', 'Ida Novak', '--address', 'https://novak.example'];
  await runInit(flags, { CONTENT: content }, undefined);
  const written = projectFiles({ folder: 'minimal', host: 'undecided', node: '24.21.0' });
  for (const file of filesIn(content)) {
    written.set(join('content', file), readFileSync(join(content, file), 'utf8'));
  }
  const before = filesIn(example);
  for (const [file, text] of written) {
    await expect(text, file).toMatchFileSnapshot(join(example, file));
  }
  // `before` lists the files before the snapshots, because toMatchFileSnapshot creates missing files.
  expect(before).toEqual([...written.keys()].sort());
});
