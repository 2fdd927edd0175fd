import { readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { hasBrowser, openInBrowser, writeRedirect } from './open-in-browser.ts';

test('the page that leads to the address can be read by its owner only', async () => {
  const folder = await temporaryFolder({ 'theirs.html': 'Theirs' });
  const file = join(folder, 'open.html');
  await symlink(join(folder, 'theirs.html'), file);
  for (const address of ['http://127.0.0.1:1/?token=a', 'http://127.0.0.1:1/?token=b']) {
    await writeRedirect(file, address);
    expect(await readFile(file, 'utf8')).toContain(`content="0;url=${address}"`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await writeFile(file, 'Older', { mode: 0o644 });
  }
  expect(await readFile(join(folder, 'theirs.html'), 'utf8')).toBe('Theirs');
});

test('the browser gets the name of a file and nothing else; a missing one is no error', async () => {
  const folder = await temporaryFolder();
  vi.stubEnv('PATH', folder);
  const child = openInBrowser(join(folder, 'open.html'));
  expect(child?.spawnargs.slice(1)).toEqual([join(folder, 'open.html')]);
  if (child?.pid === undefined) await new Promise((resolve) => child?.once('error', resolve));
});

test.each([
  ['linux', { DISPLAY: ':0' }, true],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, true],
  ['linux', {}, false],
  ['linux', { DISPLAY: ':0', BROWSER: 'none' }, false],
  ['darwin', {}, true],
  ['darwin', { SSH_CONNECTION: '192.0.2.1 1 192.0.2.2 22' }, false],
  ['aix', { DISPLAY: ':0' }, false],
] as const)('%s with %j has a browser to open: %o', (platform, env, expected) => {
  expect(hasBrowser(env, platform)).toBe(expected);
});
