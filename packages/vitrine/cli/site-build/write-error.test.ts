import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CACHE, ROOT } from '../../settings/site-paths.ts';
import { writeError } from './write-error.ts';

const fileError = (code: string, more: object) =>
  Object.assign(new Error(`${code}: …`), { code, ...more });

const path = join(ROOT, 'dist', 'index.html');
test.each([
  [
    fileError('EACCES', { path }),
    'dist/index.html: this user has no permission to write to this path.',
  ],
  [fileError('ENOSPC', { path }), 'dist/index.html: the disk is full.'],
  [
    fileError('EXDEV', { path, dest: '/mnt/site/a.css' }),
    '/mnt/site/a.css: this path is on another file system than the project.',
  ],
])('%s is explained in a sentence', (error, message) => {
  expect(writeError(error, true)?.message).toBe(
    `The build could not write ${message} To build into another folder: OUT_DIR=folder npm run build`,
  );
});

test('where the cache cannot be written, another place for the site is no help', () => {
  const inCache = fileError('EROFS', { path: join(CACHE, 'builds', 'dist.lock', '1') });
  expect(writeError(inCache, true)?.message).toBe(
    'The build could not write .cache/builds/dist.lock/1: the file system is read-only. Every build writes to ' +
      '.cache/ in the folder of the project. Build in a writable copy of the project, then copy the built site into this project.',
  );
});

test.each([
  fileError('ENOENT', { path }),
  fileError('EMFILE', { path }),
  new TypeError('No.'),
  'No.',
])('%s is a bug of the program', (error) => {
  expect(writeError(error)).toBeUndefined();
});
