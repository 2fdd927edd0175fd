import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bakery, base } from '../../../../tests/content/base.ts';
import { type Changes, load, withFolder } from '../../../../tests/content/check-folder.ts';
import { sitePages } from '../../site/site-pages.ts';
import { escapeXml, feed, hasFeed } from './feed.ts';
import { textFiles } from './robots-and-other-files.ts';

const today = new Date('2026-03-14T15:09:26Z');

function filesOf(changes: Changes, base = '/'): Promise<Map<string, string>> {
  return withFolder(changes, async (folder) =>
    textFiles(await load(folder), { base, today, colours: () => '#fff8e8' }),
  );
}

test('each file is there, with addresses of the site', async () => {
  const files = await filesOf({});
  expect([...files.keys()].sort()).toEqual([
    '/.well-known/security.txt',
    '/contact.vcf',
    '/humans.txt',
    '/llms.txt',
    '/resume.json',
    '/robots.txt',
    '/site.webmanifest',
  ]);
  expect(files.get('/robots.txt')).toContain('Sitemap: https://halloran.test/sitemap-index.xml\n');
  expect(files.get('/llms.txt')).toContain(
    '- [Fourth Bakehouse](https://halloran.test/details/bakery): A baker',
  );
  expect(files.get('/llms.txt')).toContain(
    '## Services\n\n- [Websites](https://halloran.test/service/websites): Small ones.\n',
  );
});

test('below a sub-path every address has it, and files for the root of a host are left out', async () => {
  const files = await filesOf({}, '/portfolio');
  expect(files.has('/robots.txt')).toBe(false);
  expect(files.has('/.well-known/security.txt')).toBe(false);
  for (const [path, text] of files) {
    const addresses = [...text.matchAll(/https:\/\/halloran\.test[^\s"<)]*/g)].map(String);
    expect(
      addresses.filter((address) => !address.includes('/portfolio')),
      path,
    ).toEqual([]);
  }
  expect(files.get('/site.webmanifest')).toContain('"start_url": "/portfolio"');
  expect(files.get('/site.webmanifest')).toContain('"/portfolio/icons/512.png"');
});

test('a file without content is left out', async () => {
  const files = await filesOf({
    'about.md': null,
    'contact.yaml': null,
    'projects/bakery/index.md': null,
    'projects/bakery/cover.png': null,
    'testimonials.yaml': null,
  });
  expect([...files.keys()].sort()).toEqual([
    '/humans.txt',
    '/llms.txt',
    '/robots.txt',
    '/site.webmanifest',
  ]);
});

test('a feed has the newest entries first, each text as text', async () => {
  const project = (title: string, date: string) =>
    base[bakery]
      .replace('Fourth Bakehouse', title)
      .replace('2025-02-28', date)
      .replace(/cover.*\n/g, '');
  const changes = {
    [bakery]: project('"<b> & Co"', '2025-02-28'),
    'projects/a/index.md': project('Oldest', '2024-12-31'),
    'projects/b/index.md': project('Newest', '2025-03-01'),
  };
  const many = Array.from({ length: 20 }, (_, index) => [
    `projects/${index}/index.md`,
    project(`Old ${index}`, '2020-01-01'),
  ]);
  const content = await withFolder({ ...changes, ...Object.fromEntries(many) }, load);
  const [list] = sitePages(content).filter(hasFeed);
  if (!list) throw new Error('The base of the content tests has projects.');
  const address = (path: string) => `https://halloran.test${path}?a=<&"`;
  const described = { ...list, description: '<i>&"' };
  const text = await feed(content, described, address, async (html) => html);
  const titles = [...text.matchAll(/<title>(.*)<\/title>/g)].map(([, title]) => title);
  expect(titles.slice(1, 5)).toEqual(['Newest', '&lt;b&gt; &amp; Co', 'Oldest', 'Old 0']);
  expect(titles).toHaveLength(1 + 20);
  expect(text).toContain('\n  <updated>2025-03-01T00:00:00Z</updated>');
  expect(text).toContain('<subtitle>&lt;i&gt;&amp;&quot;</subtitle>');
  expect(text).toContain('<id>https://halloran.test/details/b?a=&lt;&amp;&quot;</id>');
  expect(text).not.toMatch(/<b>|<i>|<content|&(?!(?:amp|lt|gt|quot);)/);
});

test('security.txt names the owner and expires in less than a year', async () => {
  const text = (await filesOf({})).get('/.well-known/security.txt') ?? '';
  expect(text).toContain('Contact: mailto:ines@halloran.test\n');
  const expires = new Date(/Expires: (.*)/.exec(text)?.[1] ?? '').getTime();
  expect(expires).toBeGreaterThan(today.getTime());
  expect(expires).toBeLessThan(today.getTime() + 365 * 24 * 3600 * 1000);
});

test('the card for address books keeps commas, semicolons and long lines', async () => {
  const placeholder = '  - { name: Bluesky, icon: "tabler:brand-bluesky", url: "#" }\n';
  const site = base['site.yaml']
    .replace('name: Ines Halloran', `name: "Ines; Halloran, ${'über'.repeat(30)}"`)
    .replace('socials:\n', `socials:\n${placeholder}`);
  const card = (await filesOf({ 'site.yaml': site })).get('/contact.vcf') ?? '';
  const lines = card.split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const whole = card.replaceAll('\r\n ', '').split('\r\n');
  expect(whole).toContain(String.raw`FN:Ines\; Halloran\, ${'über'.repeat(30)}`);
  expect(whole).toContain('TEL;TYPE=WORK,VOICE:+44 131 496 0123');
  expect(whole.filter((line) => line.startsWith('URL:'))).toEqual([
    'URL:https://halloran.test/',
    'URL:https://social.test/@ines',
  ]);
});

test('no text breaks out of XML', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the test needs control characters
      expect(escapeXml(text)).not.toMatch(/[<>"\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
      expect(escapeXml(text).replaceAll(/&(?:amp|lt|gt|quot);/g, '')).not.toContain('&');
    }),
  );
});
