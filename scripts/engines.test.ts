import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findEngines } from './engines.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-engines-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function program(name: string, exitCode = 0): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\nexit ${exitCode}\n`);
  await chmod(path, 0o755);
  return path;
}

/** What is found beside Chromium, which is looked for elsewhere. */
const found = () => {
  const { installed, missing } = findEngines(folder);
  return { installed: installed.filter(({ engine }) => engine !== 'chromium'), missing };
};

describe.skipIf(process.platform === 'win32')('looking for further engines', () => {
  test('says what to install where there is none', () => {
    expect(found()).toEqual({
      installed: [],
      missing: [
        'Firefox is not tested: not installed (Debian: firefox-esr).',
        'WebKit is not tested: not installed (Debian: webkit2gtk-driver, xvfb).',
      ],
    });
  });

  test('finds those that start', async () => {
    await program('firefox-esr', 1);
    const firefox = await program('firefox');
    const driver = await program('WebKitWebDriver');
    await program('Xvfb');
    expect(found()).toEqual({
      installed: [
        { engine: 'firefox', program: firefox },
        { engine: 'webkit', program: driver },
      ],
      missing: [],
    });
  });

  test('needs a screen for WebKit', async () => {
    await program('WebKitWebDriver');
    expect(found().missing).toContain('WebKit is not tested: not installed (Debian: xvfb).');
  });
});
