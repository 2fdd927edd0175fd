import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PACKAGE } from '../../platform/site-folder.mjs';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { writeFiles } from '../../tests/helpers/write-files.ts';
import { ContentError } from '../content/content-issue.ts';
import { lookNames } from '../looks/looks.ts';
import { readOwnFolder, replaceableNames, replacements } from './own-folder.ts';

test('a folder that is absent holds nothing', async () => {
  const own = await readOwnFolder(join(await temporaryFolder(), 'own'));
  expect(own).toMatchObject({ fonts: {}, components: new Map() });
});

test('each part is found by its name', async () => {
  const folder = await temporaryFolder({
    'style.css': '',
    'README.md': '',
    '.DS_Store': '',
    'public/.well-known/x': '',
    'components/Footer.astro': '',
    'components/Hero.tsx': '',
    'components/parts/any.tsx': '',
    'components/words.ts': '',
  });
  const png = await sharp({ create: { width: 90, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await writeFiles(folder, { 'logo.png': png });
  const own = await readOwnFolder(folder);
  expect([...own.components.keys()]).toEqual(['Footer', 'Hero']);
  expect(own.style).toBe(join(folder, 'style.css'));
  expect(own.logo).toMatchObject({ width: 84, height: 28 });
});

test.each([
  ['styles.css', "found     'styles.css'\n  Did you mean 'style.css'?"],
  ['components/Foter.astro', "found     'Foter'\n  Did you mean 'Footer'?"],
  [
    'components/ProjectCard.tsx',
    'expected  the name of a component that can be replaced: AboutTeaser,',
  ],
  ['fonts/headings.woff2', "found     'headings.woff2'\n  Did you mean 'heading.woff2'?"],
  ['fonts/text.woff2', 'found     a file that cannot be read as a font'],
  ['logo.svg', 'found     a file that is none'],
])('%s is refused where nothing takes it', async (file, message) => {
  const error = await readOwnFolder(await temporaryFolder({ [file]: 'x' })).catch(String);
  expect(error).toContain(message);
  await expect(readOwnFolder(await temporaryFolder({ [file]: 'x' }))).rejects.toThrow(ContentError);
});

test('every name stands for a component, in every look', async () => {
  const components = new Map(replaceableNames.map((name) => [name, `/site/own/${name}.astro`]));
  for (const look of lookNames) {
    const folder = join(PACKAGE, 'src/looks', look);
    const modules = replacements({ path: '/site/own', fonts: {}, components }, folder);
    expect(modules.size).toBe(replaceableNames.length);
    expect([...modules.keys()].filter((file) => !existsSync(file))).toEqual([]);
  }
});

test('docs/owner/own.md lists every name', async () => {
  const page = await readFile(join(PACKAGE, 'docs/owner/own.md'), 'utf8');
  const [list = ''] = page.match(/^`AboutTeaser`.*?\n\n/ms) ?? [];
  expect([...list.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(replaceableNames);
});
