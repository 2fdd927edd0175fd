import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsOfExample } from '../packages/vitrine/content/check/remaining-examples.ts';
import { findWarnings } from '../packages/vitrine/content/check/warnings.ts';
import { filesIn } from '../packages/vitrine/content/files-in.ts';
import { isImageName } from '../packages/vitrine/content/images/image-files.ts';
import known from '../packages/vitrine/content/known-examples.json' with { type: 'json' };
import { exampleWithImage, shortHash } from '../packages/vitrine/content/known-examples.ts';
import { inEnglish } from '../packages/vitrine/content/phrase.ts';
import { load } from '../tests/content/check-folder.ts';
import { temporaryFolder } from '../tests/helpers/temporary-folder.ts';
import { exampleFolders, reduced } from './known-examples.ts';

test('the hashes are those of the examples', async () => {
  expect(Object.keys(known)).toEqual([...exampleFolders.keys()]);
  for (const [name, { images, ...texts }] of Object.entries(known)) {
    const folder = exampleFolders.get(name) ?? '';
    expect(texts, name).toEqual(await textsOfExample(folder));
    const first = Object.entries(images).map(([path, hashes]) => [path, hashes.split(' ')[0]]);
    const paths = filesIn(folder).filter(isImageName);
    expect(first).toEqual(paths.map((path) => [path, shortHash(readFileSync(join(folder, path)))]));
  }
});

test('a picture that create-vitrine reduced is known', async () => {
  const path = 'images/portrait.webp';
  const file = await reduced(path, readFileSync(join(exampleFolders.get('museums') ?? '', path)));
  expect(exampleWithImage(file)).toEqual({ example: 'museums', path });
});

test('in a copied example each text, name and picture is reported, with the name of the example', async () => {
  const folder = join(await temporaryFolder(), 'content');
  cpSync(exampleFolders.get('wordpress') ?? '', folder, { recursive: true });
  const found = (await findWarnings(folder, await load(folder))).map((issue) =>
    inEnglish(issue.found),
  );
  const those = (words: string) =>
    new Set(found.filter((text) => text.includes(`${words} 'wordpress'`)));
  const { texts, images } = known.wordpress;
  expect(found).toContain("'Wanda Kurszewicz', a name from the example 'wordpress'");
  expect(those('a text from the example').size).toBeGreaterThanOrEqual(texts.split(' ').length);
  expect(those('of the example').size).toBe(Object.keys(images).length);
});
