import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { keepLook } from './keep-look.ts';

const fields = `# My site
name: Ines  # in full
locale: 'en-GB'

# Links
socials: []
`;

/** Calls `keepLook` for a site.yaml, and returns what it says and the new text. */
async function keep(text: string, before = '0.1.0') {
  const folder = await temporaryFolder({ 'site.yaml': text });
  const said = keepLook(folder, before);
  return { said, text: await readFile(join(folder, 'site.yaml'), 'utf8'), folder };
}

test('a site without a look keeps that of earlier versions, and its comments', async () => {
  const { said, text, folder } = await keep(fields);
  expect(said).toMatch(
    /site\.yaml: look: shop was written, because sites without look are now in plain\.$/,
  );
  expect(text.replace('\nlook: shop\n', '')).toBe(fields);
  expect(keepLook(folder, '0.1.0')).toBeUndefined();
  await writeFile(join(folder, 'site.yaml'), text.replace('shop', 'gallery'));
  expect(keepLook(folder, '0.1.0')).toBeUndefined();
});

test('an empty field gets the look, and lines keep their ends', async () => {
  const windows = 'name: Ines\r\nlook: # mine\r\nlocale: en\r\n';
  expect((await keep(windows)).text).toBe('name: Ines\r\nlook: shop # mine\r\nlocale: en\r\n');
});

test.each(['0.2.0', '0.2.0-next.1', '0.10.0', '1.0.0'])(
  'a site without a look was in plain in %s already',
  async (version) => {
    expect(await keep(fields, version)).toMatchObject({ said: undefined, text: fields });
  },
);

test.each(['0.1.0', '0.3.0'])(
  'a look that was removed is replaced, also after %s',
  async (version) => {
    const { said, text } = await keep(`${fields}look: "specimens" # brown\n`, version);
    expect(said).toMatch(/: look: plain was written, because the look specimens was removed\.$/);
    expect(text).toBe(`${fields}look: "plain" # brown\n`);
  },
);

test('other looks, and files that cannot be read, stay as they are', async () => {
  for (const text of [
    `${fields}look: gallery\n`,
    `${fields}look: constructor\n`,
    'name: [',
    '- a',
  ]) {
    expect(await keep(text)).toMatchObject({ said: undefined, text });
  }
  const folder = await temporaryFolder({});
  expect(keepLook(folder, '0.1.0')).toBeUndefined();
});

test('where the syntax allows no change, the line to write is named', async () => {
  const unusual = 'look: &look specimens\nbrand: *look\n';
  const { said, text } = await keep(unusual);
  expect(said).toMatch(
    /site\.yaml: look: plain is for you to write, because the look specimens was removed\.$/,
  );
  expect(text).toBe(unusual);
});
