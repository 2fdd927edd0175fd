import { expect, test } from 'vitest';
import { loadContent } from '../../packages/vitrine/content/loader/load.ts';
import { bakery, edit } from './base.ts';
import { errorsIn, withFolder } from './check-folder.ts';
import { testErrors } from './table-tests.ts';

const ofSite =
  'of the fields name, brand, titleSuffix, address, host, locale, locales, timeZone, look, theme, accent, typeface, repository, footer, socials, notFound, analytics';

testErrors('a missing field', {
  'titleSuffix: Ines Halloran\n → ':
    'site.yaml:1 titleSuffix: expected a text, found nothing, the field is missing',
  'category: Blog Website\n → ':
    'projects/bakery/index.md:2 category: expected one of: Portfolio Website, Blog Website, found nothing, the field is missing',
  'footer:\n  copyright: © {year} Ines Halloran\n → ':
    'site.yaml:1 footer: expected a group of the fields headline, tagline, copyright, found nothing, the field is missing',
});

testErrors('an unknown field', {
  'brand: Halloran → brand: Halloran\nfavouriteColour: red':
    "site.yaml:3 favouriteColour: expected one of the fields name, brand, titleSuffix, address, host, locale, locales, timeZone, look, theme, accent, typeface, repository, footer, socials, notFound, analytics, found an unknown field 'favouriteColour'",
  // YAML reads a comma within a text without quotes as the beginning of another field, which is empty.
  'copyright: © {year} Ines Halloran → copyright: © {year} Ines Halloran\n  socials:':
    "site.yaml:10 footer.socials: expected one of the fields headline, tagline, copyright, found an unknown field 'socials'",
});

testErrors('a text', {
  'title: Fourth Bakehouse → title: 007':
    'projects/bakery/index.md:2 title: expected a text, found the number 007. Put the value in quotes: "007"',
  'title: Fourth Bakehouse → title:':
    'projects/bakery/index.md:2 title: expected a text, found nothing, the field is empty',
  'title: Fourth Bakehouse → title: "  "':
    'projects/bakery/index.md:2 title: expected a text that is not empty, found an empty text',
});

testErrors('a number or a choice', {
  'speed: 50 → speed: fast':
    "home.yaml:7 hero.speed: expected a number of milliseconds, found 'fast'",
  'speed: 50 → speed: 49,5':
    "home.yaml:7 hero.speed: expected a number of milliseconds, found '49,5'. Write the value as a number: 49.5",
  'speed: 50 → speed: .inf':
    'home.yaml:7 hero.speed: expected a number of milliseconds, found the number .inf',
  'speed: 50 → speed: 0':
    'home.yaml:7 hero.speed: expected a number of milliseconds, 1 or more, found the number 0',
  'cover: cover.png → review: 5.7':
    'projects/bakery/index.md:7 review: expected a number of stars from 0 to 5, halves allowed, found the number 5.7',
  'open: true → open: yes':
    "contact.yaml:4 availability.open: expected true or false, found 'yes'. Did you mean 'true'?",
});

testErrors('a value of an earlier version', {
  'brand: Halloran → brand: Halloran\nlook: specimens':
    "site.yaml:3 look: expected one of: plain, shop, catalogue, gallery, workbench, departures, found 'specimens'. Did you mean 'plain'?\n  Vitrine no longer has 'specimens'. Write plain, or another of these values.",
});

const counts = (fields: string) => `brand: Halloran → brand: Halloran\nanalytics: { ${fields} }`;

testErrors('who counts visits', {
  [counts('provider: plausible')]:
    "site.yaml:3 analytics.id: expected the site's domain at Plausible, such as example.com, found nothing, the field is missing",
  [counts('provider: plausible, id: "https://shop.example"')]:
    "site.yaml:3 analytics.id: expected a text without spaces, colons and slashes, found 'https://shop.example'",
  [counts('provider: umami, id: shop.example')]:
    "site.yaml:3 analytics.id: expected the website's id at Umami, such as 01234567-89ab-cdef-0123-456789abcdef, found 'shop.example'",
  [counts('provider: goatcounter, id: shop.example')]:
    "site.yaml:3 analytics.id: expected the code at GoatCounter, such as shop in shop.goatcounter.com, found 'shop.example'",
  [counts('provider: goatcounter, id: shop, address: https://stats.example')]:
    "site.yaml:3 analytics.id: expected no id, because your own GoatCounter is identified by its URL alone, found 'shop'",
});

testErrors('a list', {
  'options: [Portfolio Website, Blog Website] → options: { one: 1 }':
    'projects.yaml:7 categories.options: expected a list, found a group of fields',
  'words: [Websites, Shops] → words: []':
    'home.yaml:6 hero.words: expected a list with at least one entry, found an empty list',
  'words: [Websites, Shops] → words:\n    - Websites\n    -\n    - Shops':
    'home.yaml:8 hero.words[1]: expected a text, found nothing, the field is empty',
  'with unknown entries': [
    edit(bakery, '[HTML-CSS]', '[HTML-CS, COBOL]'),
    `${bakery}:4 technologies[0]: expected one of: HTML-CSS, REACT, found 'HTML-CS'. Did you mean 'HTML-CSS'?`,
    `${bakery}:4 technologies[1]: expected one of: HTML-CSS, REACT, found 'COBOL'`,
  ],
  '[HTML-CSS] → [REACT, HTML-CSS, REACT]':
    "projects/bakery/index.md:4 technologies[2]: expected an entry that the list does not contain already, found 'REACT', which is also in line 4",
  '[Portfolio Website, Blog Website] → [Blog Website, blog website]':
    "projects.yaml:7 categories.options[1]: expected an entry that the list does not contain already, found 'blog website', which is also in line 7",
});

testErrors('a group', {
  'footer:\n  copyright: © {year} Ines Halloran → footer:\n  - Ines':
    'site.yaml:8 footer: expected a group of the fields headline, tagline, copyright, found a list',
  'of a file that is a list': [
    { 'site.yaml': '# the site\n- name: Ines\n' },
    `site.yaml:2: expected a group ${ofSite}, found a list`,
  ],
});

testErrors('a day', {
  'date: 2025-02-28 → date: 2025-02-30':
    "projects/bakery/index.md:5 date: expected a day that exists, as YYYY-MM-DD, found '2025-02-30'",
  'date: 2025-02-28 → date: 2025':
    'projects/bakery/index.md:5 date: expected a day that exists, as YYYY-MM-DD, found the number 2025',
});

testErrors('an address', {
  'address: https://halloran.test → address: www.halloran.test':
    "site.yaml:4 address: expected a URL such as https://example.com, found 'www.halloran.test'. Did you mean 'https://www.halloran.test'?",
  'cover: cover.png → url: ftp://oven.example':
    "projects/bakery/index.md:7 url: expected a URL such as https://example.com, found 'ftp://oven.example'",
  'https://halloran.test → https://halloran.test/web':
    "site.yaml:4 address: expected a URL without a path (the environment variable BASE sets a sub-path), found 'https://halloran.test/web'",
  '/contact?subject=A%20website → contact':
    "home.yaml:10 hero.actions[0].to: expected a page such as /about, a URL, mailto:, tel:, or # as a placeholder, found 'contact'",
  '/contact?subject=A%20website → //halloran.test':
    "home.yaml:10 hero.actions[0].to: expected a page such as /about, a URL, mailto:, tel:, or # as a placeholder, found '//halloran.test'",
  'to: /contact?subject=A%20website → to: halloran.test/contact':
    "home.yaml:10 hero.actions[0].to: expected a page such as /about, a URL, mailto:, tel:, or # as a placeholder, found 'halloran.test/contact'. Did you mean 'https://halloran.test/contact'?",
});

testErrors('a telephone number', {
  'phone: "+44 131 496 0123" → phone: 441314960123':
    'contact.yaml:7 phone: expected a telephone number with the country code, such as +49 30 23125 014, found the number 441314960123',
  '+44 131 → +44 (0)131':
    "contact.yaml:7 phone: expected a telephone number without '(0)', which cannot be dialled from abroad, found '+44 (0)131 496 0123'",
});

testErrors('a language tag', {
  'brand: Halloran → brand: Halloran\nlocale: en_DE':
    "site.yaml:3 locale: expected a language tag such as en-DE, de or fr-CH, found 'en_DE'. Did you mean 'en-DE'?",
});

testErrors('an icon', {
  'tabler:brand-github → tabler:brand-githb':
    "site.yaml:10 repository.icon: expected an icon of the set tabler (https://icon-sets.iconify.design/tabler/), found 'tabler:brand-githb'. Did you mean 'tabler:brand-github'?",
  'tabler:brand-github → logo:github':
    "site.yaml:10 repository.icon: expected an icon as set:name, where the set is one of: devicon, logos, tabler, found 'logo:github'. Did you mean 'logos:github'?",
});

testErrors('an id', {
  'id: shops → id: small shops':
    "services.yaml:9 services[1].id: expected lower-case letters, digits and single hyphens, such as blue-door-2, found 'small shops'",
  'project: bakery → project: bakry':
    "testimonials.yaml:7 items[0].project: expected the id of a project, which is the name of its folder in projects/, found 'bakry'. Did you mean 'bakery'?",
  'title: Shops → title: Shops\n    projects: [bakery, bakry]':
    "services.yaml:11 services[1].projects[1]: expected the id of a project, which is the name of its folder in projects/, found 'bakry'. Did you mean 'bakery'?",
  'project: bakery → service: shop':
    "testimonials.yaml:7 items[0].service: expected the id of a service in services.yaml, found 'shop'. Did you mean 'shops'?",
  'of a service where there is none': [
    { 'services.yaml': null, ...edit('testimonials.yaml', 'project: bakery', 'service: shops') },
    "testimonials.yaml:7 items[0].service: expected the id of a service in services.yaml, found 'shops'",
  ],
});

testErrors('projects on Home', {
  'hero: → work: { heading: Work, projects: [bakry] }\nhero:':
    "home.yaml:5 work.projects[0]: expected the id of a project, which is the name of its folder in projects/, found 'bakry'. Did you mean 'bakery'?",
});

testErrors('an accent', {
  "brand: Halloran → brand: Halloran\naccent: '#e8b400'":
    "site.yaml:3 accent: expected a colour with a contrast of 4.5:1 or more, because text is drawn in it and on it (WCAG 2.2, 1.4.3), found '#e8b400', with 1.6:1 as text on the page by day. Did you mean '#896900'?",
  'brand: Halloran → brand: Halloran\naccent: b3321f':
    "site.yaml:3 accent: expected a colour as # and six hexadecimal digits, such as #b3321f, found 'b3321f'. Did you mean '#b3321f'?",
  'brand: Halloran → brand: Halloran\naccent: darkgreen':
    "site.yaml:3 accent: expected a colour as # and six hexadecimal digits, such as #b3321f, found 'darkgreen'. Did you mean '#006400'?",
  'brand: Halloran → brand: Halloran\naccent: warm':
    "site.yaml:3 accent: expected a colour as # and six hexadecimal digits, such as #b3321f, found 'warm'",
});

const words = (text: string, more = '') =>
  `text: Good bread, good site. → text: ${text}\n    original: Good bread, good site. He never was unfriendly.${more}`;
const quotation =
  'expected the words of `original` without changes, with … in place of each part that was left out';
const advice =
  '[-taken out-] and {+added+} show the changes. Take them back, or write … where you leave something out.';

testErrors('the words of a testimonial', {
  [words('Great bread, good site. He never was unfriendly.')]:
    `testimonials.yaml:6 items[0].text: ${quotation}, found other words: [-Good-] {+Great+} bread, good site. He never was unfriendly.. ${advice}`,
  [words('Good bread, good site.')]:
    `testimonials.yaml:6 items[0].text: ${quotation}, found other words: Good bread, good site. [-He never was unfriendly.-]. ${advice}`,
  [words('… He … was … friendly.')]:
    `testimonials.yaml:6 items[0].text: ${quotation}, found other words: [-Good bread, good site.-] {+…+} He [-never-] {+…+} was [-unfriendly-]{+… friendly+}.. ${advice}`,
  [words('Good bread, good site. …', '\n    stars: 6')]:
    'testimonials.yaml:8 items[0].stars: expected one to five stars, found the number 6',
  'heading: Said → heading: Said\nrequest: { questions: [a, b, c, d] }':
    'testimonials.yaml:2 request.questions: expected one to three questions, found a list',
});

test('a content may ask for testimonials before it has some', async () => {
  const asking = { 'testimonials.yaml': 'heading: Guest book\nrequest: { stars: true }\n' };
  expect(await withFolder(asking, loadContent)).toMatchObject({
    testimonials: undefined,
    testimonialRequest: {
      questions: ['What did you need, and why?', expect.any(String), expect.any(String)],
      stars: true,
    },
  });
  const empty = { 'testimonials.yaml': 'heading: Guest book\n' };
  expect(await withFolder(empty, errorsIn)).toContain('expected  a list with at least one entry');
});

test('the words of an author may be shortened, each time with a mark', async () => {
  const [passage = '', replacement = ''] = words('Good bread, … He never was unfriendly.').split(
    ' → ',
  );
  const content = await withFolder(edit('testimonials.yaml', passage, replacement), loadContent);
  expect(content.testimonials?.items[0]?.text).toBe('Good bread, … He never was unfriendly.');
  expect(content.testimonialRequest).toBeUndefined();
});
