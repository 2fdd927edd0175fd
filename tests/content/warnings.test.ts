import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ROOT } from '../../platform/site-paths.ts';
import { bakery, edit } from './base.ts';
import { type Changes, png, warningsIn, withFolder } from './check-folder.ts';
import { testWarnings } from './table-tests.ts';

// cspell:ignore mend

const page = 'expected a page of this site, such as /contact, for which there is content, found';

test.each<[string, Changes]>([
  ['the base', {}],
  [
    'a drawing, which is large enough',
    {
      ...edit('about.md', 'images/ines.png', 'images/ines.svg'),
      'images/ines.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    },
  ],
  ['a text about an address for examples', edit('about.md', 'myself', 'at example.com myself')],
])('%s causes no warning', async (_what, changes) => {
  expect(await withFolder(changes, warningsIn)).toBe('');
});

testWarnings('a link without an address', {
  'https://code.test/ines → "#"':
    "site.yaml:10 repository.url: expected where the link leads, found '#', a link that goes nowhere. Without the group repository the link disappears.",
  'https://social.test/@ines → "#"':
    "site.yaml:12 socials[0].url: expected where the link leads, found '#', a link that goes nowhere. If you delete this list entry, the link disappears from the site.",
  '(/project) → (#)':
    "about.md:8: expected where the link leads, found '#', a link that goes nowhere. Without an address yet, leave the words and take the link away.",
});

testWarnings('a description', {
  'How to write to Ines Halloran. → Write to me.':
    "contact.yaml:1 page.description: expected one or two sentences, 20 characters or more, for search engines and shared links, found 'Write to me.'",
  'that another page has': [
    edit('services.yaml', 'What Ines Halloran does for bakers.', 'How to write to Ines  Halloran.'),
    'contact.yaml:1 page.description: expected a description that no other page has, found the same text as in content/services.yaml:1',
  ],
  "A baker's diary, kept at four in the morning. → A diary.":
    "projects/bakery/index.md:6 summary: expected one or two sentences, 20 characters or more, for search engines and shared links, found 'A diary.'",
});

testWarnings('a text', {
  'Shops] → Websites that open before the kettle sings]':
    "home.yaml:6 hero.words[1]: expected 40 characters at most, which fit there, found 42 characters: 'Websites that open before the kettle sin…'",
});

const notHeld =
  'expected letters that the font files of the site hold: those of most European languages';

testWarnings('a letter that the font files lack', {
  'in a field and in a text, each only once': [
    {
      ...edit('services.yaml', 'title: Shops', 'title: Łódź shợps, shợps'),
      ...edit(bakery, 'Bread.', 'Bread, Ελλάδα, Œuvre.\n\nŠkoda, r\u030cep, e\u0302\u0301.'),
      ...edit('testimonials.yaml', 'images/baker.png', 'images/ƙ.png'),
      'images/ƙ.png': await png(208, 300),
    },
    `${bakery}:13: ${notHeld}, found 'ế', which is shown in a font of the visitor's own`,
    `services.yaml:10 services[1].title: ${notHeld}, found 'ợ', which is shown in a font of the visitor's own`,
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
    'about.md:4 portraitAlt: expected what the portrait shows, for those who cannot see it, found nothing: images/ines.png has no portraitAlt',
    `${bakery}:7 coverAlt: expected what the cover shows, for those who cannot see it, found nothing: cover.png has no coverAlt`,
  ],
  'The first page of the diary → cover-final2.PNG':
    "projects/bakery/index.md:8 coverAlt: expected what the cover shows, for those who cannot see it, found a file name, 'cover-final2.PNG'",
  'As large as you need. → ![Bread](b.png)':
    "services.yaml:13 services[1].details: expected no image inside this field: only the text of a Markdown file shows images, found 'b.png'",
});

testWarnings('a result', {
  'without a source': [
    edit(
      bakery,
      'cover: cover.png',
      'cover: cover.png\nresults:\n  - { figure: "9", label: loaves }\n  - { figure: "8", label: buns, source: Till }',
    ),
    `${bakery}:9 results[0].source: expected where the figure comes from, so that a reader can believe it, found nothing, the field is missing`,
  ],
});

testWarnings('a link that leads nowhere', {
  'https://halloran.test/project → https://halloran.test/work':
    "home.yaml:12 hero.actions[1].to: expected a page of this site, such as /contact, for which there is content, found 'https://halloran.test/work', where there is nothing",
  'to a page that has no content': [
    { 'contact.yaml': null },
    `home.yaml:10 hero.actions[0].to: ${page} '/contact?subject=A%20website', where there is nothing`,
    `services.yaml:15 services[1].details: ${page} '/contact.vcf', where there is nothing`,
  ],
  '/contact.vcf → /address.vcf':
    "services.yaml:15 services[1].details: expected a page of this site, such as /contact, for which there is content, found '/address.vcf', where there is nothing",
  '(/service/shops) → (/service/shop)':
    "about.md:8: expected a page of this site, such as /contact, for which there is content, found '/service/shop', where there is nothing. Did you mean '/service/shops'?",
  '(/service/shops) → (project.md)':
    "about.md:8: expected a link that begins with / or https://, found 'project.md'",
  '(/service/shops) → (/\\\\[) [c](https://[)':
    "about.md:8: expected a link that begins with / or https://, found '/\\['",
  '/service/shops → /%':
    "about.md:8: expected a page of this site, such as /contact, for which there is content, found '/%', where there is nothing",
});

testWarnings('what is left of the sample', {
  '© {year} Ines → © {year} Mara Lindqvist-Okafor,':
    "site.yaml:9: expected a name of your own, found 'Mara Lindqvist-Okafor', which the sample says",
  'I bake → ## Who Mara Lindqvist-Okafor is\n\nI bake':
    "about.md:8: expected a name of your own, found 'Mara Lindqvist-Okafor', which the sample says",
  'its texts': [
    {
      ...edit('contact.yaml', 'Write to me', 'Knock,  the bell works'),
      ...edit(
        'about.md',
        'I bake',
        'I live by the water in a town with more bicycles than cars.\nWhen the shop is closed I mend old radios.\n\nI bake',
      ),
    },
    "about.md:8: expected words of your own, found 'I live by the water in a town with more bicycles than cars. When the shop is clo…', which the sample says",
    "contact.yaml:2 heading: expected words of your own, found 'Knock, the bell works', which the sample says",
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
    "contact.yaml:7: expected an address of your own, found 'halloran.example', which is kept for examples",
    "contact.yaml:8: expected a number of your own, found '+49 30 23125 014', which is kept for fiction",
    "site.yaml:4: expected an address of your own, found 'example.com', which is kept for examples",
  ],
  'its images, under another name': [
    {
      ...edit('about.md', 'images/ines.png', 'images/ines.svg'),
      'images/ines.svg': await readFile(`${ROOT}sample/images/person-1.svg`),
    },
    'about.md:4 portrait: expected an image of your own, found the same image as sample/images/person-1.svg',
  ],
});
