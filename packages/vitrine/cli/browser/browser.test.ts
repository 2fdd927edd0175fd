import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { findInstalled } from './browser.ts';

test.skipIf(process.platform === 'win32').for([
  ['no browser', [], undefined],
  ['chromium before others', ['google-chrome', 'chromium'], 'chromium'],
  ['the headless shell first', ['chromium', 'chromium-headless-shell'], 'chromium-headless-shell'],
  ['no program that fails', ['chromium: exit 1', 'google-chrome-stable'], 'google-chrome-stable'],
  ['a browser at a usual place', ['Google Chrome'], 'Google Chrome'],
] as const)('finds %s', async ([, programs, found]) => {
  const folder = await temporaryFolder();
  for (const program of programs) {
    const [name = '', script = ''] = program.split(': ');
    await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  const places = ['/nowhere/chrome', join(folder, 'Google Chrome')];
  expect(findInstalled(`/nowhere${delimiter}${folder}`, places)).toBe(found && join(folder, found));
});
