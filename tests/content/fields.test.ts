import { bakery, edit } from './base.ts';
import { inPlaceOf, mistakes } from './table.ts';

const ofSite =
  'of the fields name, brand, titleSuffix, address, locale, locales, accent, typeface, repository, notFound, footer, socials';

/** A line of site.yaml that may be left out. */
const repositoryLine =
  'repository: { name: GitHub, icon: "tabler:brand-github", url: https://code.test/ines }';

mistakes('a missing field', {
  'of a file': [
    edit('site.yaml', 'titleSuffix: Ines Halloran\n', ''),
    'site.yaml:1 titleSuffix: expected a text, found nothing, the field is missing',
  ],
  'of a group': [
    edit('home.yaml', '  words: [Websites, Shops]\n', ''),
    'home.yaml:5 hero.words: expected a list, found nothing, the field is missing',
  ],
  'of an entry': [
    edit('services.yaml', '    title: Shops\n', ''),
    'services.yaml:9 services[1].title: expected a text, found nothing, the field is missing',
  ],
  'of front matter': [
    edit(bakery, 'category: Blog Website\n', ''),
    `${bakery}:2 category: expected one of: Portfolio Website, Blog Website, found nothing, the field is missing`,
  ],
  'that is a group': [
    edit('site.yaml', 'footer:\n  copyright: © {year} Ines Halloran\n', ''),
    'site.yaml:1 footer: expected a group of the fields headline, tagline, copyright, found nothing, the field is missing',
  ],
});

mistakes('an unknown field', {
  'of a file': [
    edit('site.yaml', 'brand:', 'bradn:'),
    `site.yaml:2 bradn: expected one ${ofSite}, found an unknown field 'bradn'. Did you mean 'brand'?`,
  ],
  'of an entry': [
    edit('services.yaml', '    text: Small ones.\n', '    txt: Small ones.\n'),
    "services.yaml:8 services[0].txt: expected one of the fields id, title, text, price, duration, details, found an unknown field 'txt'. Did you mean 'text'?",
  ],
  'like no other': [
    edit('site.yaml', 'brand: Halloran', 'brand: Halloran\nfavouriteColour: red'),
    `site.yaml:3 favouriteColour: expected one ${ofSite}, found an unknown field 'favouriteColour'`,
  ],
  'of front matter': [
    edit(bakery, 'cover:', 'coverr:'),
    `${bakery}:7 coverr: expected one of the fields title, client, category, technologies, date, url, review, summary, cover, coverAlt, images, found an unknown field 'coverr'. Did you mean 'cover'?`,
  ],
});

mistakes('a text', {
  ...inPlaceOf(bakery, 'title: Fourth Bakehouse', `${bakery}:2 title: expected a text`, {
    'title: 007': 'the number 007. Put it in quotes: "007"',
    'title: true': 'the value true. Put it in quotes: "true"',
    'title: null': 'null, which means empty. Put it in quotes: "null"',
    'title:': 'nothing, it was left empty',
    'title: [Fourth, Oven]': 'a list',
    'title: { name: Fourth Oven }': 'a group of fields',
  }),
  'that is empty': [
    edit(bakery, 'title: Fourth Bakehouse', 'title: "  "'),
    `${bakery}:2 title: expected a text, not an empty one, found an empty text`,
  ],
});

mistakes('a number or a choice', {
  ...inPlaceOf(
    'home.yaml',
    'speed: 50',
    'home.yaml:7 hero.speed: expected a number of milliseconds',
    {
      'speed: fast': "'fast'",
      'speed: "50"': "'50'. As a number: 50",
      'speed: 49,5': "'49,5'. As a number: 49.5",
      'speed: .inf': 'the number .inf',
    },
  ),
  'that is too small': [
    edit('home.yaml', 'speed: 50', 'speed: 0'),
    'home.yaml:7 hero.speed: expected a number of milliseconds, 1 or more, found the number 0',
  ],
  'stars out of range': [
    edit(bakery, 'cover: cover.png', 'review: 5.7'),
    `${bakery}:7 review: expected a number of stars from 0 to 5, halves allowed, found the number 5.7`,
  ],
  'yes for true': [
    edit('contact.yaml', 'open: true', 'open: yes'),
    "contact.yaml:4 sign.open: expected true or false, found 'yes'. Did you mean 'true'?",
  ],
  ...inPlaceOf(
    bakery,
    'category: Blog Website',
    `${bakery}:3 category: expected one of: Portfolio Website, Blog Website`,
    {
      'category: blogg website': "'blogg website'. Did you mean 'Blog Website'?",
      'category: Shop': "'Shop'",
    },
  ),
  ...inPlaceOf(
    'site.yaml',
    repositoryLine,
    'site.yaml:10 typeface: expected one of: bricolage, fraunces, playfair, outfit',
    {
      'typeface: Playfare': "'Playfare'. Did you mean 'playfair'?",
      'typeface: Helvetica': "'Helvetica'",
    },
  ),
});

mistakes('a list', {
  'that is one text': [
    edit(bakery, 'technologies: [HTML-CSS]', 'technologies: HTML-CSS'),
    `${bakery}:4 technologies: expected a list, found 'HTML-CSS'. As a list: [HTML-CSS]`,
  ],
  'that is several texts': [
    edit('home.yaml', 'words: [Websites, Shops]', 'words: Websites, Shops'),
    "home.yaml:6 hero.words: expected a list, found 'Websites, Shops'. As a list: [Websites, Shops]",
  ],
  'that is a group': [
    edit('projects.yaml', 'options: [Portfolio Website, Blog Website]', 'options: { one: 1 }'),
    'projects.yaml:7 categories.options: expected a list, found a group of fields',
  ],
  'that is empty': [
    edit('home.yaml', 'words: [Websites, Shops]', 'words: []'),
    'home.yaml:6 hero.words: expected a list with at least one entry, found an empty list',
  ],
  'with an empty entry': [
    edit('home.yaml', 'words: [Websites, Shops]', 'words:\n    - Websites\n    -\n    - Shops'),
    'home.yaml:8 hero.words[1]: expected a text, found nothing, it was left empty',
  ],
  'with unknown entries': [
    edit(bakery, '[HTML-CSS]', '[HTML-CS, COBOL]'),
    `${bakery}:4 technologies[0]: expected one of: HTML-CSS, REACT, found 'HTML-CS'. Did you mean 'HTML-CSS'?`,
    `${bakery}:4 technologies[1]: expected one of: HTML-CSS, REACT, found 'COBOL'`,
  ],
  'with an entry twice': [
    edit(bakery, '[HTML-CSS]', '[REACT, HTML-CSS, REACT]'),
    `${bakery}:4 technologies[2]: expected an entry that does not stand in the list already, found 'REACT' again, which stands in line 4 too`,
  ],
  'with entries that differ only in upper and lower case': [
    edit('projects.yaml', '[Portfolio Website, Blog Website]', '[Blog Website, blog website]'),
    "projects.yaml:7 categories.options[1]: expected an entry that does not stand in the list already, found 'blog website' again, which stands in line 7 too",
  ],
});

mistakes('a group', {
  'that is a list': [
    edit('site.yaml', 'footer:\n  copyright: © {year} Ines Halloran', 'footer:\n  - Ines'),
    'site.yaml:8 footer: expected a group of the fields headline, tagline, copyright, found a list',
  ],
  'of a file that is a list': [
    { 'site.yaml': '# the site\n- name: Ines\n' },
    `site.yaml:2: expected a group ${ofSite}, found a list`,
  ],
  'of a file that is a text': [
    { 'site.yaml': 'Ines Halloran\n' },
    `site.yaml:1: expected a group ${ofSite}, found 'Ines Halloran'`,
  ],
});

mistakes('a day', {
  ...inPlaceOf(
    bakery,
    'date: 2025-02-28',
    `${bakery}:5 date: expected a day that exists, as YYYY-MM-DD`,
    {
      'date: 2025-02-30': "'2025-02-30'",
      'date: 28.2.2025': "'28.2.2025'",
      'date: 2025': 'the number 2025',
      'date: |\n  We opened the site on a rainy\n  Tuesday in February, and nobody came, because nobody knew that it was there yet.':
        "'We opened the site on a rainy Tuesday in February, and nobody came, because nobo…'",
    },
  ),
});

mistakes('an address', {
  ...inPlaceOf(
    'site.yaml',
    'address: https://halloran.test',
    'site.yaml:4 address: expected a web address such as https://example.com',
    {
      'address: www.halloran.test':
        "'www.halloran.test'. Did you mean 'https://www.halloran.test'?",
      'address: https://halloran .test': "'https://halloran .test'",
    },
  ),
  'of another kind': [
    edit(bakery, 'cover: cover.png', 'url: ftp://oven.example'),
    `${bakery}:7 url: expected a web address such as https://example.com, found 'ftp://oven.example'`,
  ],
  'of the site, with a path': [
    edit('site.yaml', 'https://halloran.test', 'https://halloran.test/web'),
    "site.yaml:4 address: expected a web address without a path; the environment variable BASE sets a path, found 'https://halloran.test/web'",
  ],
  'of a page, without a slash': [
    edit('home.yaml', '/contact?subject=A%20website', 'contact'),
    "home.yaml:10 hero.actions[0].to: expected a page such as /about, a web address, mailto:, tel:, or '#' for none yet, found 'contact'",
  ],
  'for mail': [
    edit('contact.yaml', 'ines@halloran.test', 'ines(at)halloran.test'),
    "contact.yaml:6 email: expected an email address such as name@example.com, found 'ines(at)halloran.test'",
  ],
});

mistakes('a telephone number', {
  ...inPlaceOf(
    'contact.yaml',
    'phone: "+44 131 496 0123"',
    "contact.yaml:7 phone: expected a number with the country's code in quotes, such as '+49 30 23125 014'",
    {
      'phone: 441314960123': 'the number 441314960123',
      'phone: 0131 496 0123': "'0131 496 0123'",
    },
  ),
  'with (0)': [
    edit('contact.yaml', '+44 131', '+44 (0)131'),
    "contact.yaml:7 phone: expected a number without '(0)', which cannot be dialled from abroad, found '+44 (0)131 496 0123'",
  ],
});

mistakes('a language tag', {
  'with an underscore': [
    edit('site.yaml', 'brand: Halloran', 'brand: Halloran\nlocale: en_DE'),
    "site.yaml:3 locale: expected a language tag such as en-DE, de or fr-CH, found 'en_DE'. Did you mean 'en-DE'?",
  ],
});

mistakes('an icon', {
  'that is none': [
    edit('site.yaml', 'tabler:brand-github', 'tabler:brand-githb'),
    "site.yaml:10 repository.icon: expected an icon of the set tabler (https://icon-sets.iconify.design/tabler/), found 'tabler:brand-githb'. Did you mean 'tabler:brand-github'?",
  ],
  ...inPlaceOf(
    'site.yaml',
    'tabler:brand-github',
    'site.yaml:10 repository.icon: expected an icon as set:name, where the set is one of: devicon, logos, tabler',
    {
      'logo:github': "'logo:github'. Did you mean 'logos:github'?",
      github: "'github'",
    },
  ),
});

mistakes('an id', {
  twice: [
    edit('services.yaml', 'id: shops', 'id: websites'),
    "services.yaml:9 services[1].id: expected an id that no other entry of the list has, found 'websites' again, which stands in line 6 too",
  ],
  ...inPlaceOf(
    'services.yaml',
    'id: shops',
    'services.yaml:9 services[1].id: expected lower-case letters, digits and single hyphens, such as blue-door-2',
    {
      'id: small shops': "'small shops'",
      'id: shops/small': "'shops/small'",
      'id: Shops': "'Shops'",
    },
  ),
  'that is a number': [
    edit('services.yaml', 'id: shops', 'id: 123'),
    'services.yaml:9 services[1].id: expected a short name (id), found the number 123. Put it in quotes: "123"',
  ],
  ...inPlaceOf(
    'testimonials.yaml',
    'project: bakery',
    'testimonials.yaml:7 items[0].project: expected the id of a project, which is the name of its folder in projects/',
    {
      'project: bakry': "'bakry'. Did you mean 'bakery'?",
      'project: 123': 'the number 123',
    },
  ),
});

mistakes('an accent', {
  ...inPlaceOf(
    'site.yaml',
    repositoryLine,
    'site.yaml:10 accent: expected a colour with a contrast of 4.5:1 or more, because words stand in it and on it (WCAG 2.2, 1.4.3)',
    {
      "accent: '#e8b400'": "'#e8b400', with 1.6:1 on the paper by day. Did you mean '#876700'?",
      "accent: '#6c6c6c'": "'#6c6c6c', with 4.4:1 on the paper by day. Did you mean '#6b6b6b'?",
    },
  ),
  ...inPlaceOf(
    'site.yaml',
    repositoryLine,
    "site.yaml:10 accent: expected a colour as six digits in quotes, such as '#b3321f'",
    {
      'accent: b3321f': "'b3321f'. Did you mean '#b3321f'?",
      "accent: '#b31'": "'#b31'. Did you mean '#bb3311'?",
      'accent: darkgreen': "'darkgreen'. Did you mean '#006400'?",
      'accent: warm': "'warm'",
      'accent: 123456': 'the number 123456',
    },
  ),
});
