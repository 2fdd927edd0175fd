import { edit } from './base.ts';
import { inPlaceOf, mistakes } from './table.ts';

const inQuotes = 'Put the whole text in quotes.';

mistakes('a text', {
  'with a colon in it': [
    edit('home.yaml', 'title: HOME', 'title: Home: sweet home'),
    `home.yaml:2: expected a text with a colon and a space in it to stand in quotes, found '  title: Home: sweet home'. ${inQuotes}`,
  ],
  ...inPlaceOf(
    'site.yaml',
    'brand: Halloran',
    'site.yaml:2: expected nothing after the closing quote or bracket',
    {
      'brand: "Halloran" Web': `'brand: "Halloran" Web'. ${inQuotes}`,
      "brand: 'Ines's site'": `'brand: 'Ines's site''. ${inQuotes}`,
      'brand: *The* site': `'brand: *The* site'. ${inQuotes}`,
      'brand: {year} Ines Halloran': `'brand: {year} Ines Halloran'. ${inQuotes}`,
    },
  ),
  ...inPlaceOf(
    'site.yaml',
    'brand: Halloran',
    'site.yaml:2: expected a text that begins with a special sign to stand in quotes',
    {
      'brand: @halloran': `'brand: @halloran'. ${inQuotes}`,
      'brand: & Co': `'brand: & Co'. ${inQuotes}`,
      'brand: !Halloran Web': `'brand: !Halloran Web'. ${inQuotes}`,
    },
  ),
  'that begins with *': [
    edit('site.yaml', 'brand: Halloran', 'brand: *Halloran'),
    "site.yaml:2: expected a text in quotes, because it begins with *, found 'brand: *Halloran'",
  ],
  'that begins with &': [
    edit('site.yaml', 'brand: Halloran', 'brand: &Halloran'),
    "site.yaml:2: expected a text in quotes, because it begins with &, found 'brand: &Halloran'",
  ],
  'that begins with #': [
    edit('site.yaml', 'brand: Halloran', 'accent: #b3321f'),
    "site.yaml:2: expected a text in quotes, because it begins with #, found 'accent: #b3321f'",
  ],
  'with a backslash in double quotes': [
    edit('site.yaml', 'brand: Halloran', 'brand: "C:\\Halloran"'),
    `site.yaml:2: expected a text with a backslash to stand in single quotes: '…', found 'brand: "C:\\Halloran"'`,
  ],
  'beside a bar': [
    edit('site.yaml', 'brand: Halloran', 'brand: | Halloran'),
    "site.yaml:2: expected a text below | or > to begin in the next line, found 'brand: | Halloran'",
  ],
});

mistakes('what is never closed', {
  'a quote': [
    edit('site.yaml', 'brand: Halloran', 'brand: "Halloran'),
    `site.yaml:2: expected a closing " for what is opened here, found 'brand: "Halloran'`,
  ],
  'a bracket': [
    edit('home.yaml', 'Shops]', 'Shops'),
    "home.yaml:6: expected a closing ] for what is opened here, found '  words: [Websites, Shops'",
  ],
  'a brace behind a comment': [
    edit('site.yaml', 'url: https://code.test/ines', 'url: #'),
    `site.yaml:10: expected a closing } for what is opened here, found 'repository: { name: GitHub, icon: "tabler:brand-github", url: # }'. A # after a space begins a comment. In a text it needs quotes: '#'`,
  ],
});

mistakes('a field', {
  ...inPlaceOf(
    'home.yaml',
    '  speed: 50',
    "home.yaml:7: expected a field as 'name: value', with a colon and a space",
    {
      '  speed 50': "'  speed 50'",
      '  speed:50': "'  speed:50'",
    },
  ),
  'too far to the right': [
    edit('site.yaml', 'brand:', '  brand:'),
    "site.yaml:2: expected the fields of a group to begin in the same column, found '  brand: Halloran'",
  ],
  'too far to the left': [
    edit('home.yaml', '  navLabel:', ' navLabel:'),
    "home.yaml:3: expected the fields or entries of a group to begin in the same column, found ' navLabel: Home'",
  ],
  'behind a tab': [
    edit('home.yaml', '  speed: 50', '\tspeed: 50'),
    "home.yaml:7: expected spaces at the beginning of the line, not tabs, found '→speed: 50'",
  ],
  'with a list beside it': [
    edit('home.yaml', 'words: [Websites, Shops]', 'words: - Websites'),
    "home.yaml:6: expected a list to begin in the next line, found '  words: - Websites'",
  ],
  twice: [
    edit('site.yaml', 'titleSuffix:', 'name:'),
    "site.yaml:3 name: expected each field of a group only once, found 'name' again, which stands in line 1 too",
  ],
  'twice in an entry': [
    edit('services.yaml', '    text: Small ones.\n', '    id: sites\n'),
    "services.yaml:8 services[0].id: expected each field of a group only once, found 'id' again, which stands in line 6 too",
  ],
  'of a second document': [
    edit('site.yaml', 'footer:', '---\nfooter:'),
    "site.yaml:8: expected no line of --- or ... inside a file of fields, found '---'",
  ],
});
