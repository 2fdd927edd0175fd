import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { siteKeys } from '../../packages/vitrine/content/sealed/opened-content.ts';
import { writeSealed } from '../../packages/vitrine/content/sealed/sealed-files.ts';
import { PACKAGE } from '../../packages/vitrine/settings/site-folder.mjs';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'after %s no decrypted picture is left',
  async (signal) => {
    vi.stubEnv('SITE_KEY', 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8');
    const folder = await temporaryFolder();
    const temporary = await temporaryFolder();
    const picture = { path: 'projects/tidewatch/harbour.png', bytes: Uint8Array.of(1, 2, 3) };
    await writeSealed(folder, await siteKeys(), 'a'.repeat(22), [picture]);
    const module = pathToFileURL(join(PACKAGE, 'content/sealed/opened-content.ts')).href;
    const code = `const { openIfAny, withOpened } = await import(${JSON.stringify(module)});
    const folder = ${JSON.stringify(folder)};
    withOpened(folder, await openIfAny(folder), { texts: new Map() });
    console.log('opened');
    setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      env: { ...process.env, TMPDIR: temporary },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    expect(readdirSync(temporary)).toHaveLength(1);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([null, signal]);
    expect(readdirSync(temporary)).toEqual([]);
  },
);
