import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../tests/helpers/temporary-folder.ts';
import { findInstalled } from './browser.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

async function program(name: string, exitCode: number): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 });
  return path;
}

describe.skipIf(process.platform === 'win32')('looking for a browser', () => {
  test('finds none where there is none', () => {
    expect(findInstalled(folder, [join(folder, 'chrome')])).toBeUndefined();
  });

  test('prefers chromium on PATH', async () => {
    await program('google-chrome', 0);
    const chromium = await program('chromium', 0);
    expect(findInstalled(`/nowhere${delimiter}${folder}`, [])).toBe(chromium);
  });

  test('prefers Chromium without windows', async () => {
    await program('chromium', 0);
    const shell = await program('chromium-headless-shell', 0);
    expect(findInstalled(folder, [])).toBe(shell);
  });

  test('passes over a program that does not start', async () => {
    await program('chromium', 1);
    const chrome = await program('google-chrome-stable', 0);
    expect(findInstalled(folder, [])).toBe(chrome);
  });

  test('looks at the usual places', async () => {
    const elsewhere = await program('Google Chrome', 0);
    expect(findInstalled('', ['/nowhere/chrome', elsewhere])).toBe(elsewhere);
  });
});
