import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { startEditor } from './main.ts';

const start = (content: string) =>
  startEditor({ port: 0, environment: { CONTENT: content }, hasPreview: false });

test('the sample is not edited', async () => {
  await expect(start('examples/sample/content')).rejects.toThrow(
    /this command does not change the sample.*npm run init/,
  );
});

test('a folder without content is reported, with how to begin', async () => {
  const empty = await temporaryFolder();
  await expect(start(empty)).rejects.toThrow(/has no file site\.yaml.*vitrine init/);
  await expect(start(join(empty, 'none'))).rejects.toThrow(/contains no content.*npm run init/);
});

test('temporary files of writes that were cut off are removed, and no others', async () => {
  const others = { '.home.yaml.swp': '', '.gitignore': '', 'notes.yaml': '' };
  const folder = await temporaryFolder({
    ...others,
    [`.home.yaml.${randomUUID()}`]: '',
    [`projects/one/.shop.png.${randomUUID()}`]: '',
    [`projects/.1.${randomUUID()}/shop.png`]: '',
  });
  await expect(start(folder)).rejects.toThrow();
  expect((await readdir(folder)).sort()).toEqual([...Object.keys(others), 'projects'].sort());
  expect(await readdir(join(folder, 'projects'))).toEqual(['one']);
  expect(await readdir(join(folder, 'projects/one'))).toEqual([]);
});
