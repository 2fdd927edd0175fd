import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEditor } from './main.ts';

const start = (content: string) =>
  startEditor({ port: 0, environment: { CONTENT: content }, hasPreview: false });

test('the sample is not edited', async () => {
  await expect(start('sample')).rejects.toThrow(/the sample stays as it is.*npm run init/);
});

test('a folder without content is told, and how to begin', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'vitrine-empty-'));
  onTestFinished(() => rm(empty, { recursive: true }));
  await expect(start(empty)).rejects.toThrow(/holds no content.*npm run init/);
  await expect(start(join(empty, 'none'))).rejects.toThrow(/holds no content.*npm run init/);
});
