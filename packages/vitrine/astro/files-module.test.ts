import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bakery, base } from '../../../tests/content/base.ts';
import { load, png, withFolder } from '../../../tests/content/check-folder.ts';
import { filesModule } from './files-module.ts';

test('a copy has a safe name, and the ending of its file', async () => {
  const cover = await sharp(await png(800, 500))
    .jpeg()
    .toBuffer();
  const changes = {
    [bakery]: base[bakery].replace('cover: cover.png', 'cover: "a #1.JPG"'),
    'projects/bakery/a #1.JPG': cover,
  };
  await withFolder(changes, async (folder) => {
    const code = await filesModule(await load(folder), [folder], true);
    expect(code).toMatch(/\/[\w-]+\.jpg\?url/);
  });
});

test('only files of published content are imported, each once', async () => {
  const hidden = `${base[bakery]}`;
  const post = (fields: string) =>
    `---\ntitle: News\nsummary: Short news.\n${fields}\ncover: photo.png\ncoverAlt: Bread\n---\nText.`;
  const changes = {
    'posts/draft/index.md': post('date: 2020-01-01\ndraft: true'),
    'posts/draft/photo.png': await png(800, 500),
    'posts/future/index.md': post('date: 2999-01-01'),
    'posts/future/photo.png': await png(800, 500),
    'posts/shown/index.md': post('date: 2020-01-01'),
    'posts/shown/photo.png': await png(800, 500),
    'projects/bakery/unused.png': await png(800, 500),
    [bakery]: hidden.replace('Bread.', 'Bread. ![Again](cover.png)'),
    'posts.yaml':
      'page: { title: Writing, navLabel: Writing, description: Texts on bread and on ovens. }\nheading: Writing\n',
  };
  await withFolder(changes, async (folder) => {
    const content = await load(folder);
    const code = await filesModule(content, [folder], true);
    const names = Array.from(code.matchAll(/"([^"]*)":f\d/g), ([, name]) => name);
    expect(names.sort()).toEqual([
      'images/baker.png',
      'images/ines.png',
      'posts/shown/photo.png',
      'projects/bakery/cover.png',
    ]);
    // In `npm run dev` the image service reads the files.
    const served = await filesModule(content, [join(folder, 'nowhere'), folder], false);
    expect(served).toContain(`"images/ines.png":"/@fs${join(folder, 'images/ines.png')}"`);
    expect(served).not.toContain('import');
  });
});
