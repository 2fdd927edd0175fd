import { expect, test } from 'vitest';
import { edit, report } from './report.ts';

test('a day that does not exist', async () => {
  expect(
    await report(edit('projects/bakery/index.md', '2025-02-28', '2025-02-30')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:5  date
      expected  a day that exists, as YYYY-MM-DD
      found     '2025-02-30'"
  `);
});

test('a day in another form', async () => {
  expect(
    await report(edit('projects/bakery/index.md', '2025-02-28', '28.2.2025')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:5  date
      expected  a day that exists, as YYYY-MM-DD
      found     '28.2.2025'"
  `);
});

test('a year', async () => {
  expect(
    await report(edit('projects/bakery/index.md', '2025-02-28', '2025')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:5  date
      expected  a day that exists, as YYYY-MM-DD
      found     the number 2025"
  `);
});

test('a category in other letters', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'Blog Website', 'blogg website')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:3  category
      expected  one of: Portfolio Website, Blog Website
      found     'blogg website'
      Did you mean 'Blog Website'?"
  `);
});

test('a category that is none', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'Blog Website', 'Shop')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:3  category
      expected  one of: Portfolio Website, Blog Website
      found     'Shop'"
  `);
});

test('a language that is none', async () => {
  expect(
    await report(edit('projects/bakery/index.md', '[HTML-CSS]', '[HTML-CS, COBOL]')),
  ).toMatchInlineSnapshot(`
    "The content has 2 mistakes:

    content/projects/bakery/index.md:4  languages[0]
      expected  one of: HTML-CSS, REACT
      found     'HTML-CS'
      Did you mean 'HTML-CSS'?

    content/projects/bakery/index.md:4  languages[1]
      expected  one of: HTML-CSS, REACT
      found     'COBOL'"
  `);
});

test('a language twice', async () => {
  expect(
    await report(edit('projects/bakery/index.md', '[HTML-CSS]', '[REACT, HTML-CSS, REACT]')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:4  languages[2]
      expected  an entry that does not stand in the list already
      found     'REACT' again, which stands in line 4 too"
  `);
});

test('categories that differ only in upper and lower case', async () => {
  expect(
    await report(
      edit('projects.yaml', '[Portfolio Website, Blog Website]', '[Blog Website, blog website]'),
    ),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects.yaml:7  categories.options[1]
      expected  an entry that does not stand in the list already
      found     'blog website' again, which stands in line 7 too"
  `);
});

test('a web address without https', async () => {
  expect(
    await report(edit('site.yaml', 'https://halloran.example', 'www.halloran.example')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:4  address
      expected  a web address such as https://example.com
      found     'www.halloran.example'
      Did you mean 'https://www.halloran.example'?"
  `);
});

test('a web address with a space', async () => {
  expect(
    await report(edit('site.yaml', 'https://halloran.example', 'https://halloran .example')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:4  address
      expected  a web address such as https://example.com
      found     'https://halloran .example'"
  `);
});

test('a web address of another kind', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'cover: cover.png', 'url: ftp://oven.example')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:7  url
      expected  a web address such as https://example.com
      found     'ftp://oven.example'"
  `);
});

test('a site address with a path', async () => {
  expect(
    await report(edit('site.yaml', 'https://halloran.example', 'https://halloran.example/web')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:4  address
      expected  a web address without a path; the environment variable BASE sets a path
      found     'https://halloran.example/web'"
  `);
});

test('a link without a slash', async () => {
  expect(
    await report(
      edit('home.yaml', '  speed: 50', '  actions:\n    - label: Write\n      to: contact'),
    ),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/home.yaml:9  hero.actions[0].to
      expected  a page such as /about, a web address, mailto:, tel:, or '#' for none yet
      found     'contact'"
  `);
});

test('an email address', async () => {
  expect(
    await report(edit('contact.yaml', 'ines@halloran.example', 'ines(at)halloran.example')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/contact.yaml:6  email
      expected  an email address such as name@example.com
      found     'ines(at)halloran.example'"
  `);
});

test('a telephone number without quotes', async () => {
  expect(
    await report(edit('contact.yaml', '"+49 30 23125 014"', '493023125014')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/contact.yaml:7  phone
      expected  a number with the country's code in quotes, such as '+49 30 23125 014'
      found     the number 493023125014"
  `);
});

test('a telephone number without the country', async () => {
  expect(
    await report(edit('contact.yaml', '"+49 30 23125 014"', '"030 23125 014"')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/contact.yaml:7  phone
      expected  a number with the country's code in quotes, such as '+49 30 23125 014'
      found     '030 23125 014'"
  `);
});

test('a telephone number with (0)', async () => {
  expect(
    await report(edit('contact.yaml', '"+49 30 23125 014"', '"+49 (0)30 23125 014"')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/contact.yaml:7  phone
      expected  a number without '(0)', which cannot be dialled from abroad
      found     '+49 (0)30 23125 014'"
  `);
});

test('a language tag with an underscore', async () => {
  expect(
    await report(edit('site.yaml', 'brand: Halloran', 'brand: Halloran\nlocale: en_DE')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:3  locale
      expected  a language tag such as en-DE, de or fr-CH
      found     'en_DE'
      Did you mean 'en-DE'?"
  `);
});

test('stars out of range', async () => {
  expect(
    await report(edit('projects/bakery/index.md', 'cover: cover.png', 'review: 5.7')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/projects/bakery/index.md:7  review
      expected  a number of stars from 0 to 5, halves allowed
      found     the number 5.7"
  `);
});

test('an icon that is none', async () => {
  expect(
    await report(
      edit(
        'site.yaml',
        'footer:',
        'code: { name: GitHub, icon: "tabler:brand-githb", url: "#" }\nfooter:',
      ),
    ),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:8  code.icon
      expected  an icon of the set tabler (https://icon-sets.iconify.design/tabler/)
      found     'tabler:brand-githb'
      Did you mean 'tabler:brand-github'?"
  `);
});

test('an icon of a misspelt set', async () => {
  expect(
    await report(
      edit(
        'site.yaml',
        'footer:',
        'code: { name: GitHub, icon: "logo:github", url: "#" }\nfooter:',
      ),
    ),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:8  code.icon
      expected  an icon as set:name, where the set is one of: devicon, logos, tabler
      found     'logo:github'
      Did you mean 'logos:github'?"
  `);
});

test('an icon without a set', async () => {
  expect(
    await report(
      edit('site.yaml', 'footer:', 'code: { name: GitHub, icon: github, url: "#" }\nfooter:'),
    ),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:8  code.icon
      expected  an icon as set:name, where the set is one of: devicon, logos, tabler
      found     'github'"
  `);
});

test('a link sign that YAML takes for a comment', async () => {
  expect(
    await report(
      edit(
        'site.yaml',
        'footer:',
        'code: { name: GitHub, icon: tabler:brand-github, url: # }\nfooter:',
      ),
    ),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:8
      expected  a closing } for what is opened here
      found     'code: { name: GitHub, icon: tabler:brand-github, url: # }'
      A # after a space begins a comment. In a text it needs quotes: '#'"
  `);
});

test('an id twice', async () => {
  expect(await report(edit('services.yaml', 'id: shops', 'id: websites'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/services.yaml:9  services[1].id
      expected  an id that no other entry of the list has
      found     'websites' again, which stands in line 6 too"
  `);
});

test('an id with a space in a list', async () => {
  expect(
    await report(edit('services.yaml', 'id: shops', 'id: small shops')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/services.yaml:9  services[1].id
      expected  lower-case letters, digits and single hyphens, such as blue-door-2
      found     'small shops'"
  `);
});

test('an id with a slash', async () => {
  expect(
    await report(edit('services.yaml', 'id: shops', 'id: shops/small')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/services.yaml:9  services[1].id
      expected  lower-case letters, digits and single hyphens, such as blue-door-2
      found     'shops/small'"
  `);
});

test('an id with an upper-case letter in a list', async () => {
  expect(await report(edit('services.yaml', 'id: shops', 'id: Shops'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/services.yaml:9  services[1].id
      expected  lower-case letters, digits and single hyphens, such as blue-door-2
      found     'Shops'"
  `);
});

test('an id that is a number', async () => {
  expect(await report(edit('services.yaml', 'id: shops', 'id: 123'))).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/services.yaml:9  services[1].id
      expected  a short name (id)
      found     the number 123
      Put it in quotes: "123""
  `);
});

test('a testimonial for a project that is none', async () => {
  expect(
    await report(edit('testimonials.yaml', 'project: bakery', 'project: bakry')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/testimonials.yaml:7  records[0].project
      expected  the id of a project, which is the name of its folder in projects/
      found     'bakry'
      Did you mean 'bakery'?"
  `);
});

test('a testimonial for a number', async () => {
  expect(
    await report(edit('testimonials.yaml', 'project: bakery', 'project: 123')),
  ).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/testimonials.yaml:7  records[0].project
      expected  the id of a project, which is the name of its folder in projects/
      found     the number 123"
  `);
});
