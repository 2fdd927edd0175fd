import { expect, test } from 'vitest';
import { edit, report } from './report.ts';

test('a missing field', async () => {
  expect(
    await report(edit('site.yaml', 'titleSuffix: Ines Halloran\n', '')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:1  titleSuffix
      expected  a text
      found     nothing, the field is missing"
  `);
});

test('a missing field in a group', async () => {
  expect(
    await report(edit('home.yaml', '  words: [Websites, Shops]\n', '')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/home.yaml:5  hero.words
      expected  a list
      found     nothing, the field is missing"
  `);
});

test('a missing field in an entry', async () => {
  expect(await report(edit('services.yaml', '    title: Shops\n', ''))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/services.yaml:9  services[1].title
      expected  a text
      found     nothing, the field is missing"
  `);
});

test('a missing field in front matter', async () => {
  expect(
    await report(edit('projects/bakery/index.md', "summary: A bakery's diary.\n", '')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:2  summary
      expected  a text
      found     nothing, the field is missing"
  `);
});

test('a missing group', async () => {
  expect(
    await report(edit('site.yaml', 'footer:\n  copyright: © {year} Ines Halloran\n', '')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:1  footer
      expected  a group of the fields headline, tagline, copyright
      found     nothing, the field is missing"
  `);
});

test('an unknown field', async () => {
  expect(await report(edit('site.yaml', 'brand:', 'bradn:'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:2  bradn
      expected  one of the fields name, brand, titleSuffix, address, locale, languages, accent, typeface, code, notFound, footer, socials
      found     an unknown field 'bradn'
      Did you mean 'brand'?"
  `);
});

test('an unknown field in an entry', async () => {
  expect(
    await report(edit('services.yaml', '    text: Small ones.\n', '    txt: Small ones.\n')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/services.yaml:8  services[0].txt
      expected  one of the fields id, title, text, price, duration, details
      found     an unknown field 'txt'
      Did you mean 'text'?"
  `);
});

test('an unknown field like no other', async () => {
  expect(
    await report(edit('site.yaml', 'brand: Halloran', 'brand: Halloran\nfavouriteColour: red')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:3  favouriteColour
      expected  one of the fields name, brand, titleSuffix, address, locale, languages, accent, typeface, code, notFound, footer, socials
      found     an unknown field 'favouriteColour'"
  `);
});

test('an unknown field in front matter', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'cover:', 'coverr:')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:7  coverr
      expected  one of the fields title, client, category, languages, date, url, review, summary, cover, coverAlt, images
      found     an unknown field 'coverr'
      Did you mean 'cover'?"
  `);
});

test('a number where a text belongs', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'title: Fourth Oven', 'title: 007')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:2  title
      expected  a text
      found     the number 007
      Put it in quotes: "007""
  `);
});

test('true where a text belongs', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'title: Fourth Oven', 'title: true')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:2  title
      expected  a text
      found     the value true
      Put it in quotes: "true""
  `);
});

test('null where a text belongs', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'title: Fourth Oven', 'title: null')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:2  title
      expected  a text
      found     null, which means empty
      Put it in quotes: "null""
  `);
});

test('an empty field', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'title: Fourth Oven', 'title:')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:2  title
      expected  a text
      found     nothing, it was left empty"
  `);
});

test('an empty text', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'title: Fourth Oven', 'title: "  "')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:2  title
      expected  a text, not an empty one
      found     an empty text"
  `);
});

test('a list where a text belongs', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'title: Fourth Oven', 'title: [Fourth, Oven]')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:2  title
      expected  a text
      found     a list"
  `);
});

test('a group where a text belongs', async () => {
  expect(
    await report(
      edit('projects/bakery/index.md', 'title: Fourth Oven', 'title: { name: Fourth Oven }'),
    ),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:2  title
      expected  a text
      found     a group of fields"
  `);
});

test('a text where a number belongs', async () => {
  expect(await report(edit('home.yaml', 'speed: 50', 'speed: fast'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/home.yaml:7  hero.speed
      expected  a number of milliseconds
      found     'fast'"
  `);
});

test('a number in quotes', async () => {
  expect(await report(edit('home.yaml', 'speed: 50', 'speed: "50"'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/home.yaml:7  hero.speed
      expected  a number of milliseconds
      found     '50'
      As a number: 50"
  `);
});

test('a number with a comma', async () => {
  expect(await report(edit('home.yaml', 'speed: 50', 'speed: 49,5'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/home.yaml:7  hero.speed
      expected  a number of milliseconds
      found     '49,5'
      As a number: 49.5"
  `);
});

test('a number that is too small', async () => {
  expect(await report(edit('home.yaml', 'speed: 50', 'speed: 0'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/home.yaml:7  hero.speed
      expected  a number of milliseconds, 1 or more
      found     the number 0"
  `);
});

test('a number without end', async () => {
  expect(await report(edit('home.yaml', 'speed: 50', 'speed: .inf'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/home.yaml:7  hero.speed
      expected  a number of milliseconds
      found     the number .inf"
  `);
});

test('yes for true', async () => {
  expect(await report(edit('contact.yaml', 'open: true', 'open: yes'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/contact.yaml:4  sign.open
      expected  true or false
      found     'yes'
      Did you mean 'true'?"
  `);
});

test('a text where a list belongs', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'languages: [HTML-CSS]', 'languages: HTML-CSS')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:4  languages
      expected  a list
      found     'HTML-CSS'
      As a list: [HTML-CSS]"
  `);
});

test('several texts where a list belongs', async () => {
  expect(
    await report(edit('home.yaml', 'words: [Websites, Shops]', 'words: Websites, Shops')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/home.yaml:6  hero.words
      expected  a list
      found     'Websites, Shops'
      As a list: [Websites, Shops]"
  `);
});

test('an empty list', async () => {
  expect(
    await report(edit('home.yaml', 'words: [Websites, Shops]', 'words: []')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/home.yaml:6  hero.words
      expected  a list with at least one entry
      found     an empty list"
  `);
});

test('an empty entry', async () => {
  expect(
    await report(
      edit('home.yaml', 'words: [Websites, Shops]', 'words:\n    - Websites\n    -\n    - Shops'),
    ),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/home.yaml:8  hero.words[1]
      expected  a text
      found     nothing, it was left empty"
  `);
});

test('a list where a group belongs', async () => {
  expect(
    await report(
      edit(
        'home.yaml',
        'hero:\n  words: [Websites, Shops]\n  speed: 50',
        'hero:\n  - Websites\n  - Shops',
      ),
    ),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/home.yaml:5  hero
      expected  a group of the fields eyebrow, lead, words, speed, pause, text, actions
      found     a list"
  `);
});

test('a list where a file of fields belongs', async () => {
  expect(await report({ 'site.yaml': '# the site\n- name: Ines\n' })).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:2
      expected  a group of the fields name, brand, titleSuffix, address, locale, languages, accent, typeface, code, notFound, footer, socials
      found     a list"
  `);
});

test('a text where a file of fields belongs', async () => {
  expect(await report({ 'site.yaml': 'Ines Halloran\n' })).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:1
      expected  a group of the fields name, brand, titleSuffix, address, locale, languages, accent, typeface, code, notFound, footer, socials
      found     'Ines Halloran'"
  `);
});

test('a group where a list belongs', async () => {
  expect(
    await report(
      edit(
        'services.yaml',
        'services:\n  - id: websites\n    title: Websites\n    text: Small ones.\n  - id: shops\n    title: Shops\n    text: Small ones too.\n',
        'services:\n  id: shops\n',
      ),
    ),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/services.yaml:5  services
      expected  a list
      found     a group of fields"
  `);
});

test('a long text in the wrong place', async () => {
  expect(
    await report(
      edit(
        'projects/bakery/index.md',
        'date: 2025-02-28',
        'date: |\n  We opened the site on a rainy\n  Tuesday in February, and nobody came, because nobody knew that it was there yet.',
      ),
    ),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:5  date
      expected  a day that exists, as YYYY-MM-DD
      found     'We opened the site on a rainy Tuesday in February, and nobody came, because nobo…'"
  `);
});
