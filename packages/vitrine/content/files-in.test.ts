import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { filesIn } from './files-in.ts';

test('lists files and links to files, but no folder, whatever its name is', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'chart.js/page.html'), { recursive: true });
  await writeFile(join(folder, 'chart.js/LICENSE'), '');
  await symlink('chart.js/LICENSE', join(folder, 'link.txt'));
  await symlink('chart.js', join(folder, 'folder.css'));
  await symlink('nowhere', join(folder, 'broken.html'));
  expect(filesIn(folder)).toEqual(['chart.js/LICENSE', 'folder.css/LICENSE', 'link.txt']);
  expect(filesIn(join(folder, 'absent'))).toEqual([]);
});
