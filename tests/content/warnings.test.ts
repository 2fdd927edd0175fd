import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withCustomPages } from '../../packages/vitrine/astro/custom-pages.ts';
import { replacedPages } from '../../packages/vitrine/content/check/internal-links.ts';
import { quoted } from '../../packages/vitrine/content/phrase.ts';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { bakery, edit } from './base.ts';
import { type Changes, load, png, warningsIn, withFolder } from './check-folder.ts';
import { testWarnings } from './table-tests.ts';

const page = 'expected a page of this site that has content, such as /contact, found';

test.each<[string, Changes]>([
  ['the base', {}],
  [
    'a drawing, which is large enough',
    {
      ...edit('about.md', 'images/ines.png', 'images/ines.svg'),
      'images/ines.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    },
  ],
  ['a link that ends in a slash', edit('about.md', '(/project)', '(/project/)')],
  ['a text about an address for examples', edit('about.md', 'myself', 'at example.com myself')],
])('%s causes no warning', async (_what, changes) => {
  expect(await withFolder(changes, warningsIn)).toBe('');
});

const cut = 'expected quotes around a text that contains a space and a #, found';
const quote =
  'A # after a space begins a comment. Put the whole text in quotes; for a comment, write a space after the #.';
const noField = 'expected a value, or no such field, found';

testWarnings('a text that YAML reads as a comment', {
  'brand: Halloran → brand: Halloran #66': `site.yaml:2: ${cut} '#66' as a comment, which leaves 'Halloran'. ${quote}`,
  '    text: Small ones.\n →     text: Small ones,\n      #1 in town\n': `services.yaml:9: ${cut} '#1 in town' as a comment, which leaves 'Small ones,'. ${quote}`,
  '[Websites, Shops] → [Websites, Shops, #3\n  ]': `home.yaml:6: ${cut} '#3' as a comment, which leaves nothing. ${quote}`,
  'cover: cover.png → client: #1 Bakery\ncover: cover.png': `${bakery}:7: ${cut} '#1 Bakery' as a comment, which leaves nothing. ${quote}`,
  'cover: cover.png → client:\n  #1 Bakery\ncover: cover.png': `${bakery}:8: ${cut} '#1 Bakery' as a comment, which leaves nothing. ${quote}`,
});

testWarnings('a text that YAML reads as something else', {
  'cover: cover.png → client: ~\ncover: cover.png': `${bakery}:7 client: ${noField} ~, which means an empty value in YAML. For a text, put it in quotes: "~"`,
  'cover: cover.png → client: Null\ncover: cover.png': `${bakery}:7 client: ${noField} Null, which means an empty value in YAML. For a text, put it in quotes: "Null"`,
  'brand: Halloran → brand: &Halloran Web':
    'site.yaml:2 brand: expected a text in quotes, because it begins with &, found &Halloran, which is not shown',
  'brand: Halloran → brand: ! Halloran':
    'site.yaml:2 brand: expected a text in quotes, because it begins with !, found !, which is not shown',
});

test('comments that are meant as such cause no warning', async () => {
  const text = `name: Ines Halloran # net
brand: "Halloran #1" #quoted
#titleSuffix: Ines
titleSuffix: &name Ines Halloran ####
address: https://halloran.test # of the shop
notFound:
  #old
  title: NOT FOUND
  description: |
    Nothing #1 here.
    #2 neither.
footer:
  copyright: *name
repository: { name: GitHub, icon: "tabler:brand-github", url: https://code.test/ines }
socials:
  #- { name: Old, icon: "tabler:brand-x", url: https://old.test }
  - { name: Mastodon, icon: "tabler:brand-mastodon", url: https://social.test/@ines }
`;
  expect(await withFolder({ 'site.yaml': text }, warningsIn)).toBe('');
});

const signs =
  'expected signs that Markdown reads as emphasis, or a backslash in front of signs to be shown';
const element =
  'Next to a letter, signs with punctuation on their other side mark nothing: write <strong>…</strong> or <em>…</em> there.';

testWarnings('emphasis that Markdown does not recognise', {
  'Bread. → Bread.\n\n**„Brot“**es': `${bakery}:13: ${signs}, found '**„Brot“**', whose signs are shown as they are. ${element}`,
  'As large as you need. → As large.\n\n      **As you need.**Really': `services.yaml:15 services[1].details: ${signs}, found '**As you need.**', whose signs are shown as they are. ${element}`,
});

testWarnings('a control character', {
  'brand: Halloran → brand: Hal\u202eloran':
    "site.yaml:2 brand: expected a text without control characters, found \\u202e in 'Hal\\u202eloran'",
  'brand: Halloran → brand: Hal\u2066loran':
    "site.yaml:2 brand: expected a text without control characters, found \\u2066 in 'Hal\\u2066loran'",
  'brand: Halloran → brand: Hal\u{e0041}loran':
    "site.yaml:2 brand: expected a text without control characters, found \\ue0041 in 'Hal\\ue0041loran'",
  'brand: Halloran → brand: "\u200b"':
    "site.yaml:2 brand: expected a text without control characters, found \\u200b in '\\u200b'",
  'brand: Halloran → brand: "Hal\\u0007loran"':
    "site.yaml:2 brand: expected a text without control characters, found \\u0007 in 'Hal\\u0007loran'",
  'brand: Halloran → brand: "C:\\temp"':
    "site.yaml:2 brand: expected a text without control characters, found \\u0009 in 'C: emp'",
  'Bread. → Bread\u000b.': `${bakery}:11: expected a text without control characters, found \\u000b in 'Bread\\u000b.'`,
});

testWarnings('a link without an address', {
  'https://code.test/ines → "#"':
    "site.yaml:10 repository.url: expected the URL to which the link leads, found '#', a placeholder for a URL. To remove the link from the site, delete the group repository.",
  'https://social.test/@ines → "#"':
    "site.yaml:12 socials[0].url: expected the URL to which the link leads, found '#', a placeholder for a URL. To remove the link from the site, delete this list entry.",
  '(/project) → (#)':
    "about.md:8: expected the URL to which the link leads, found '#', a placeholder for a URL. If the URL is not known yet, keep the text and remove the link.",
  '[the work](/project) → [the work]\n\n[the work]: #\n\nmyself':
    "about.md:10: expected the URL to which the link leads, found '#', a placeholder for a URL. If the URL is not known yet, keep the text and remove the link.",
});

test.each([
  '[//]: # (Ask Odo)',
  '[comment]: # "Ask Odo"',
  '> [note]: #',
  '[comment]: <> (Ask Odo)',
])('the note %s causes no warning', async (note) => {
  const changes = edit('about.md', 'I bake', `${note}\n\nI bake`);
  expect(await withFolder(changes, warningsIn)).toBe('');
});

testWarnings('a description', {
  'How to write to Ines Halloran. → Write to me.':
    "contact.yaml:1 page.description: expected a description of one or two sentences (at least 20 characters) for search engines and shared links, found 'Write to me.'",
  'that another page has': [
    edit('services.yaml', 'What Ines Halloran does for bakers.', 'How to write to Ines  Halloran.'),
    'contact.yaml:1 page.description: expected a description that no other page has, found the same description as in content/services.yaml:1',
  ],
  "A baker's diary, kept at four in the morning. → A diary.":
    "projects/bakery/index.md:6 summary: expected a description of one or two sentences (at least 20 characters) for search engines and shared links, found 'A diary.'",
});

testWarnings('a text', {
  'Shops] → Websites that open before the kettle sings]':
    "home.yaml:6 hero.words[1]: expected a text of at most 40 characters, which fits the space on the page, found 42 characters: 'Websites that open before the kettle sin…'",
});

const notHeld = 'expected letters that the typeface inter has, as for most European languages';

testWarnings('a letter that the font files lack', {
  'in a field and in a text, each only once': [
    {
      ...edit('services.yaml', 'title: Shops', 'title: Łódź shəps, shəps, Ợ'),
      ...edit(bakery, 'Bread.', 'Bread, Ελλάδα, Œuvre.\n\nŠkoda, r\u030cep, e\u0302\u0301.\n\nɛ'),
      ...edit('testimonials.yaml', 'images/baker.png', 'images/ƙ.png'),
      'images/ƙ.png': await png(208, 300),
    },
    `${bakery}:15: ${notHeld}, found 'ɛ', which browsers show in a fallback font`,
    `services.yaml:10 services[1].title: ${notHeld}, found 'ə', which browsers show in a fallback font`,
  ],
});

testWarnings('a script that the typeface lacks', {
  'Japanese, with the font package': [
    edit('site.yaml', 'brand: Halloran\n', 'brand: Halloran\nlocale: ja\n'),
    "site.yaml:3 locale: expected a font with Japanese letters for share images and the CV: npm install @fontsource-variable/noto-sans-jp, or a font file in fonts/, found 'ja' with the typeface inter, so that pages show Japanese in a font of the visitor's device, and share images leave it out",
  ],
});

testWarnings('an image', {
  'that is too small': [
    {
      'projects/bakery/cover.png': await png(799, 500),
      'images/ines.png': await png(447, 900),
      'images/baker.png': await png(207, 300),
    },
    'about.md:4 portrait: expected an image at least 448 pixels wide, found 447 × 900 pixels',
    `${bakery}:7 cover: expected an image at least 800 pixels wide, found 799 × 500 pixels`,
    'testimonials.yaml:4 items[0].image: expected an image at least 208 pixels wide, found 207 × 300 pixels',
  ],
  'without alternative text': [
    {
      ...edit(bakery, 'coverAlt: The first page of the diary\n', ''),
      ...edit('about.md', 'portraitAlt: Ines with flour on her hands\n', ''),
    },
    'about.md:4 portraitAlt: expected an alternative text that describes the image to people who cannot see it, found no alternative text for images/ines.png',
    `${bakery}:7 coverAlt: expected an alternative text that describes the image to people who cannot see it, found no alternative text for cover.png`,
  ],
  'The first page of the diary → cover-final2.PNG':
    "projects/bakery/index.md:8 coverAlt: expected an alternative text that describes the image to people who cannot see it, found a file name, 'cover-final2.PNG'",
  'As large as you need. → ![Bread](b.png)':
    "services.yaml:13 services[1].details: expected a text without images, because only the text of a Markdown file can show images, found 'b.png'",
});

testWarnings('a result', {
  'without a source': [
    edit(
      bakery,
      'cover: cover.png',
      'cover: cover.png\nresults:\n  - { figure: "9", label: loaves }\n  - { figure: "8", label: buns, source: Till }',
    ),
    `${bakery}:9 results[0].source: expected the source of the figure, so that readers can trust the figure, found nothing, the field is missing`,
  ],
});

testWarnings('a link that leads nowhere', {
  'https://halloran.test/project → https://halloran.test/work':
    "home.yaml:12 hero.actions[1].to: expected a page of this site that has content, such as /contact, found 'https://halloran.test/work', but the site has no such page",
  'to a page that has no content': [
    { 'contact.yaml': null },
    `home.yaml:10 hero.actions[0].to: ${page} '/contact?subject=A%20website', but the site has no such page`,
    `services.yaml:15 services[1].details: ${page} '/contact.vcf', but the site has no such page`,
  ],
  '/contact.vcf → /address.vcf':
    "services.yaml:15 services[1].details: expected a page of this site that has content, such as /contact, found '/address.vcf', but the site has no such page",
  '(/service/shops) → (/service/shop)':
    "about.md:8: expected a page of this site that has content, such as /contact, found '/service/shop', but the site has no such page. Did you mean '/service/shops'?",
  '(/service/shops) → (project.md)':
    "about.md:8: expected a link that begins with / or https://, found 'project.md'",
  '(/service/shops) → (/\\\\[) [c](https://[)':
    "about.md:8: expected a link that begins with / or https://, found '/\\['",
  '/service/shops → /%':
    "about.md:8: expected a page of this site that has content, such as /contact, found '/%', but the site has no such page",
});

testWarnings('what is left of an example', {
  '© {year} Ines → © {year} Mara Lindqvist-Okafor,':
    "site.yaml:9: expected a name of your own, found 'Mara Lindqvist-Okafor', a name from the example 'sample'",
  'I bake → ## Who Mara Lindqvist-Okafor is\n\nI bake':
    "about.md:8: expected a name of your own, found 'Mara Lindqvist-Okafor', a name from the example 'sample'",
  'I bake → ## Who MARA\n lindqvist-okafor is\n\nI bake':
    "about.md:8: expected a name of your own, found 'Mara Lindqvist-Okafor', a name from the example 'sample'",
  'its texts': [
    {
      ...edit('contact.yaml', 'Write to me', 'Knock,  the bell works'),
      ...edit(
        'about.md',
        'I bake',
        'I live by the water in a town with more bicycles than cars.\nWhen the shop is closed I mend old radios.\n \t\nI bake',
      ),
    },
    "about.md:8: expected a text of your own, found 'I live by the water in a town with more bicycles than cars. When the shop is clo…', a text from the example 'sample'",
    "contact.yaml:2 heading: expected a text of your own, found 'Knock, the bell works', a text from the example 'sample'",
  ],
  'addresses and numbers that are kept for examples': [
    {
      ...edit('site.yaml', 'https://halloran.test', 'https://example.com # such as a.example'),
      ...edit('home.yaml', 'https://halloran.test/project', '/project'),
      ...edit(
        'contact.yaml',
        'email: ines@halloran.test\nphone: "+44 131 496 0123"',
        '# phone: +49 30 23125 014\nemail: ines@halloran.example\nphone: "+49 30 23125 014"',
      ),
    },
    "contact.yaml:7: expected your own URL or email address in place of the example, found 'halloran.example', which is reserved for examples",
    "contact.yaml:8: expected your own telephone number in place of the example, found '+49 30 23125 014', which is reserved for fiction",
    "site.yaml:4: expected your own URL or email address in place of the example, found 'example.com', which is reserved for examples",
  ],
  'a free day and months in the past': [
    edit(
      'contact.yaml',
      '  text: Open',
      '  text: Open\n  from: 2020-01-06\n  taken: [2019-12, 2999-01]',
    ),
    "contact.yaml:6 availability.from: expected a date that is not in the past, found '2020-01-06'",
    "contact.yaml:7 availability.taken[0]: expected a date that is not in the past, found '2019-12'",
  ],
  'its images, under another name': [
    {
      ...edit('about.md', 'images/ines.png', 'images/ines.svg'),
      'images/ines.svg': await readFile(`${ROOT}examples/sample/content/images/person-1.svg`),
    },
    "about.md:4 portrait: expected an image of your own, found the picture 'images/person-1.svg' of the example 'sample'",
  ],
});

test('an own page at the address of a page or file of the content causes a warning', async () => {
  const page = "---\nexport const page = { title: 'T', description: 'D' };\n---\n";
  const pages = await temporaryFolder({
    'about.astro': page,
    'details/bakery.astro': page,
    'robots.txt.astro': page,
    'uses.astro': page,
  });
  const content = await withCustomPages(await withFolder({}, load), pages);
  expect(replacedPages(content, pages).map(({ file, found }) => [file, found])).toEqual(
    [
      ['about.astro', '/about'],
      ['details/bakery.astro', '/details/bakery'],
      ['robots.txt.astro', '/robots.txt'],
    ].map(([file, path]) => [`${pages}/${file}`, quoted(`${path}`)]),
  );
});
