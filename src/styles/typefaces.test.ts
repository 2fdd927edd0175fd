import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fontWeights } from './typefaces.ts';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

test('the styles ask for the weights that the font files hold', async () => {
  const tokens = await read('tokens.css');
  for (const [name, weight] of Object.entries(fontWeights)) {
    expect(tokens).toContain(`--weight-${name}: ${weight};`);
  }
});

test('the editor takes the font files for what they hold', async () => {
  const styles = await read('../../editor/page/page.css');
  const declared = [...styles.matchAll(/font-weight: ([\d ]+);/g)].map(([, weight]) => weight);
  const { heading, text, strong } = fontWeights;
  expect(declared).toEqual([`${heading}`, `${text} ${strong}`]);
});
