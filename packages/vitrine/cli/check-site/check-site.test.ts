import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { writeFiles } from '../../../../tests/helpers/write-files.ts';
import { baseFile } from '../../astro/after-build/deploy-config/write-deploy-config.ts';
import { checkLinks } from './check-links.ts';
import { checkCopies, command } from './check-site.ts';
import { readBuiltPage } from './read-built-page.ts';

const page = (main: string, head = '<meta name="description" content="A page.">') =>
  `<!doctype html>\n<html lang="en"><head><title>A page</title>${head}</head>\n<body><main><h1 id="top">A page</h1>\n${main}\n</main></body></html>\n`;

test.each([
  ['without an issue', page('<p>Words.</p>'), []],
  [
    'without title and description, with two h1',
    page('<h1>Again</h1>', '').replace('A page</title>', '</title>'),
    [
      'a.html:1: The page has no title, but needs exactly one.',
      'a.html:1: The page has no description, but needs exactly one.',
      'a.html:1: The page has 2 h1, but needs exactly one.',
    ],
  ],
  ['with invalid markup', page('<p>A</p></p>'), ["a.html:4: Stray end tag '</p>' (close-order)"]],
])('a page %s', (_, html, expected) => {
  const { errors } = readBuiltPage('a.html', html);
  const texts = errors.map(({ file, line, text }) => `${file}:${line}: ${text}`);
  expect(texts).toEqual(expected);
});

describe('addresses', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });

  async function check(base: string, files: Readonly<Record<string, string>>): Promise<string[]> {
    await writeFiles(folder, files);
    const pages = Object.entries(files)
      .filter(([file]) => file.endsWith('.html'))
      .map(([file, text]) => readBuiltPage(file, text));
    const site = {
      folder,
      base,
      address: 'https://studio.example',
      endpoints: [`${base}/api/contact`],
    };
    const errors = await checkLinks(site, pages);
    return errors.map(({ file, line, text }) => `${file}:${line}: ${text}`);
  }

  test('that lead somewhere are right, in every form', async () => {
    const links = `
      <a href="/about">About</a> <a href="/about#top">Top</a> <a href="#top">Here</a>
      <a href="/about#%C3%BCber">Encoded</a> <a href="/about#über">As written</a>
      <a href="#">Later</a> <a href="https://elsewhere.example/nowhere">Away</a>
      <a href="https://studio.example/about">In full</a> <a href="mailto:a@studio.example">Mail</a>
      <a href="/?q=a&amp;b=it&#x27;s">Asked</a> <img src="/a.svg" srcset="/a.svg 1x, /a.svg 2x" alt="">
      <svg><use href="/a.svg#leaf"></use></svg> <form action="/api/contact" method="post"></form>`;
    const files = {
      'index.html': page(links),
      'about/index.html': page('<p id="über">Words.</p>'),
      'a.svg': '<svg><symbol id="leaf"/></svg>',
    };
    expect(await check('', files)).toEqual([]);
  });

  test('that lead nowhere are reported with file and line', async () => {
    const links = [
      '<a href="/nowhere">1</a>',
      '<a href="/about#gone">2</a>',
      '<a href="#gone">3</a>',
      '<img src="/a.png" srcset="/b.png 2x" alt="">',
      '<a href="/about/">5</a>',
      '<a href="https://studio.example/gone">6</a>',
      '<img src="/empty.png" alt="">',
    ].join('\n');
    const files = { 'index.html': page(links), 'about/index.html': page(''), 'empty.png': '' };
    expect(await check('', files)).toEqual([
      'index.html:4: /nowhere: The site has no page and no file at this URL.',
      'index.html:5: /about#gone: The page at this URL has no element with the id gone.',
      'index.html:6: #gone: No element of this page has this id.',
      'index.html:7: /a.png: The site has no page and no file at this URL.',
      'index.html:7: /b.png: The site has no page and no file at this URL.',
      'index.html:8: /about/: The server redirects this URL to /about. Use the new URL instead.',
      'index.html:9: https://studio.example/gone: The site has no page and no file at this URL.',
      'index.html:10: /empty.png: The file at this URL is empty.',
    ]);
  });

  test('that only programs read are checked, too', async () => {
    const data = JSON.stringify({
      '@graph': [{ '@id': '/#owner', url: 'https://studio.example/', image: '/gone.jpg' }],
    });
    const head = `<meta name="description" content="A page."><meta property="og:image" content="https://studio.example/a.jpg">
      <script type="application/ld+json">${data}</script>`;
    expect(await check('', { 'index.html': page('', head) })).toEqual([
      'index.html:2: https://studio.example/a.jpg: The site has no page and no file at this URL.',
      'index.html:3: /gone.jpg: The site has no page and no file at this URL.',
    ]);
  });

  test('stay below the sub-path', async () => {
    const links = '<a href="/shop/about">1</a>\n<a href="/about">2</a>\n<a href="/shop">3</a>';
    expect(
      await check('/shop', { 'index.html': page(links), 'about/index.html': page('') }),
    ).toEqual(['index.html:5: /about: The site has no page and no file at this URL.']);
  });

  test.each([
    ['', 'errors: 0,', []],
    ['/', 'errors: 1,', [':4: /shop/about: The site has no page and no file at this URL.']],
  ])(
    'are below the sub-path of the build unless BASE is set: "%s"',
    async (BASE, count, errors) => {
      await check('/shop', {
        'index.html': page('<a href="/shop/about">1</a>'),
        'about/index.html': page(''),
        [baseFile]: '/shop',
      });
      const variables = { OUT_DIR: folder, BASE, CONTENT: 'tests/fixtures/minimal' };
      for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
      const log = vi.spyOn(console, 'log').mockReturnValue();
      const error = vi.spyOn(console, 'error').mockReturnValue();
      try {
        await command.run([]);
        expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(count));
        const printed = error.mock.calls.flat().filter((text) => text.startsWith(folder));
        expect(printed).toEqual(errors.map((text) => `${folder}/index.html${text}`));
        expect(process.exitCode ?? 0).toBe(errors.length);
      } finally {
        vi.unstubAllEnvs();
        for (const spy of [log, error]) spy.mockRestore();
        process.exitCode = 0;
      }
    },
  );
});

test('a compressed copy that is not its original is reported', async () => {
  const html = page('<p>Words.</p>'.repeat(20));
  const copies = { 'index.html.br': brotliCompressSync(html), 'index.html.gz': gzipSync('Words.') };
  // `a.txt.gz` is no compressed copy, because the file `a.txt` does not exist.
  const folder = await temporaryFolder({ 'index.html': html, ...copies, 'a.txt.gz': '' });
  expect(await checkCopies(folder)).toEqual([
    {
      file: 'index.html.gz',
      line: 1,
      text: 'The content of this compressed copy differs from index.html. Build the site again: npm run build',
    },
  ]);
});
