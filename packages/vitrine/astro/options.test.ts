import { join } from 'node:path';
import { AstroError } from 'astro/errors';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { readCustomFonts } from './fonts.ts';
import { optionFile, readOptions } from './options.ts';

test('without options there are defaults', () => {
  expect(readOptions({})).toEqual({
    components: {},
    customCss: [],
    fonts: {},
    thirdParties: { scripts: [], frames: [], connections: [], images: [] },
  });
});

test.each<[object, string]>([
  [
    { components: { Foter: './a.tsx' } },
    "components.Foter: no such option. Did you mean 'Footer'?",
  ],
  [{ customCSS: [] }, "customCSS: no such option. Did you mean 'customCss'?"],
  [{ logo: 3 }, 'logo: '],
  [
    { thirdParties: { scripts: ['https://stats.example/a.js'] } },
    'thirdParties.scripts.0: expected an origin without a path',
  ],
])('%j is refused', (options, message) => {
  expect(() => readOptions(options)).toThrow(AstroError);
  expect(() => readOptions(options)).toThrow(message);
});

test('files are relative to the project, or of a package', async () => {
  const root = await temporaryFolder({
    'src/Footer.tsx': '',
    'node_modules/look-of-mine/package.json': '{}',
    'node_modules/look-of-mine/style.css': '',
  });
  expect(optionFile(root, 'logo', './src/Footer.tsx')).toBe(join(root, 'src/Footer.tsx'));
  expect(optionFile(root, 'customCss', 'look-of-mine/style.css')).toBe(
    join(root, 'node_modules/look-of-mine/style.css'),
  );
  expect(() => optionFile(root, 'logo', './logo.svg')).toThrow(
    'The option logo of vitrine() names the file ./logo.svg, which does not exist.',
  );
});

test('a file that is not a font is refused', async () => {
  const root = await temporaryFolder({ 'text.woff2': 'x' });
  expect(() => readCustomFonts(root, { text: './text.woff2' })).toThrow('not a font file');
});
