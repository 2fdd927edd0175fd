import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ROOT } from '../platform/project.ts';
import { temporaryFolder } from '../tests/helpers/temporary-folder.ts';

test('where nothing can be written, a built site is served as it is', async () => {
  // In the place of a folder, a file keeps everybody from writing there, also the superuser.
  const files = { 'package.json': '{}', 'dist/index.html': 'built', '.cache': '' };
  const cwd = await temporaryFolder(files);
  const variables = { PORT: '0', HOST: '127.0.0.1', OUT_DIR: 'dist', BASE: '/' };
  const child = spawn(process.execPath, [join(ROOT, 'cli/main.ts'), 'start'], {
    cwd,
    env: { ...process.env, ...variables },
  });
  child.stdout.on('data', (line) => {
    if (String(line).includes('Vitrine is at')) child.kill();
  });
  const [said, warned] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(said).toContain('Vitrine is at http://127.0.0.1:');
  expect(warned).toContain('the site is served as it was last built.');
});
