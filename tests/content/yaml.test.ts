import { expect, test } from 'vitest';
import { parseYaml } from '../../packages/vitrine/content/loader/yaml-file.ts';
import { bakery, base, edit } from './base.ts';
import { testErrors } from './table-tests.ts';

const quotes = 'quotes around a text that contains a space and a #';
const hint =
  'A # after a space begins a comment. Put the whole text in quotes; for a comment, write a space after the #.';

testErrors('a text', {
  'brand: Halloran → brand: "Halloran" Web':
    'site.yaml:2: expected nothing after the closing quote or bracket, found \'brand: "Halloran" Web\'. Put the whole text in quotes.',
  'brand: Halloran → brand: @halloran':
    "site.yaml:2: expected quotes around a text that begins with a special character, found 'brand: @halloran'. Put the whole text in quotes.",
  'technologies: [HTML-CSS] → technologies:\n  * HTML': `${bakery}:5: expected a list entry that begins with a - and a space, found '  * HTML'`,
  'brand: Halloran → brand: & Co':
    "site.yaml:2: expected quotes around a text that begins with a special character, found 'brand: & Co'. Put the whole text in quotes.",
  'brand: Halloran → brand: !Halloran Web':
    "site.yaml:2: expected quotes around a text that begins with a special character, found 'brand: !Halloran Web'. Put the whole text in quotes.",
  'brand: Halloran → brand: *Halloran':
    "site.yaml:2: expected a text in quotes, because it begins with *, found 'brand: *Halloran'",
  'brand: Halloran → brand: &Halloran':
    "site.yaml:2: expected a text in quotes, because it begins with &, found 'brand: &Halloran'",
  'brand: Halloran → accent: #b3321f':
    "site.yaml:2: expected a text in quotes, because it begins with #, found 'accent: #b3321f'",
  '      to: https://halloran.test/project →       to: #':
    "home.yaml:12: expected a text in quotes, because it begins with #, found '      to: #'",
  'brand: Halloran → brand: "C:\\Halloran"':
    "site.yaml:2: expected single quotes around a text with a backslash: '…', found 'brand: \"C:\\Halloran\"'",
  'brand: Halloran → brand: | Halloran':
    "site.yaml:2: expected a text that begins in the line below | or >, found 'brand: | Halloran'",
});

testErrors('a text whose first character means something in YAML', {
  'brand: Halloran → brand: ? Halloran':
    "site.yaml:2: expected a text in quotes, because it begins with ?, found 'brand: ? Halloran'",
  'words: [Websites, Shops] → words:\n    - ? Websites':
    "home.yaml:7: expected a text in quotes, because it begins with ?, found '    - ? Websites'",
  'words: [Websites, Shops] → words: [? Websites]':
    "home.yaml:6: expected a text in quotes, because it begins with ?, found '  words: [? Websites]'",
  'brand: Halloran → ? brand: Halloran':
    "site.yaml:2: expected a text in quotes, because it begins with ?, found '? brand: Halloran'",
  'brand: Halloran → brand: - Halloran':
    "site.yaml:2: expected a list that begins in the next line, or a text in quotes if it begins with -, found 'brand: - Halloran'",
  'words: [Websites, Shops] → words:\n    - Websites\n    -Shops':
    "home.yaml:8: expected a space after the - of each list entry, found '    -Shops'",
  'words: [Websites, Shops] → words:\n    -Websites\n    - Shops':
    "home.yaml:6 hero.words: expected a list, found '-Websites - Shops'. Write a space after the - of each list entry.",
});

testErrors('a # without a space after it', {
  'brand: Halloran → brand: #1 Halloran': `site.yaml:2 brand: expected a text, found nothing, the field is empty. ${hint}`,
  'words: [Websites, Shops] → words:\n    - Websites\n    - #1 Shops': `home.yaml:8 hero.words[1]: expected a text, found nothing, the field is empty. ${hint}`,
  '[Websites, Shops] → [Websites, C #,\n    Shops]': `home.yaml:6: expected ${quotes}, found '  words: [Websites, C #,'. ${hint}`,
  '  navLabel: Home →   navLabel: Home #1\n    of two': `home.yaml:3: expected ${quotes}, found '  navLabel: Home #1'. ${hint}`,
});

testErrors('a # beside another field', {
  '  - id: websites\n    title: Websites →   - id: websites #1': `services.yaml:6 services[0].title: expected a text, found nothing, the field is missing`,
  'words: [Websites, Shops] → words: { a: Websites #1\n    }': `home.yaml:6 hero.words: expected a list, found a group of fields`,
});

testErrors('a space that is not seen', {
  'brand: Halloran → \u00a0brand: Halloran': [
    edit('site.yaml', 'brand: Halloran', '\u00a0brand: Halloran'),
    "site.yaml:2 \\u00a0brand: expected one of the fields name, brand, titleSuffix, address, host, locale, locales, timeZone, look, theme, accent, typeface, repository, footer, socials, notFound, analytics, found an unknown field '\\u00a0brand'. Did you mean 'brand'?",
  ],
  'brand: Halloran → brand:\u00a0Halloran':
    "site.yaml:2: expected an ordinary space after each - and :, found 'brand:\\u00a0Halloran'",
  'words: [Websites, Shops] → words:\n    - Websites\n    -\u200bShops':
    "home.yaml:8: expected an ordinary space after each - and :, found '    -\\u200bShops'",
  'brand: Halloran → brand: "\u202f"':
    'site.yaml:2 brand: expected a text that is not empty, found "\\u202f"',
});

testErrors('a quote or bracket that is never closed', {
  'brand: Halloran → brand: "Halloran':
    'site.yaml:2: expected a closing " for the quote or bracket that this line opens, found \'brand: "Halloran\'',
  'Shops] → Shops':
    "home.yaml:6: expected a closing ] for the quote or bracket that this line opens, found '  words: [Websites, Shops'",
  'url: https://code.test/ines → url: #':
    "site.yaml:10: expected a closing } for the quote or bracket that this line opens, found 'repository: { name: GitHub, icon: \"tabler:brand-github\", url: # }'. A # after a space begins a comment. To use # in a text, write '#' in quotes.",
});

testErrors('a field', {
  '  speed: 50 →   speed 50':
    "home.yaml:7: expected a field as 'name: value', with a colon and a space, found '  speed 50'",
  '  speed: 50 →   speed:50':
    "home.yaml:7: expected a field as 'name: value', with a colon and a space, found '  speed:50'",
  'brand: →   brand:':
    "site.yaml:2: expected fields or entries of one group that begin in the same column, found '  brand: Halloran'",
  '  navLabel: →  navLabel:':
    "home.yaml:3: expected fields or entries of one group that begin in the same column, found ' navLabel: Home'",
  'name: Ines Halloran\nbrand →  name: Ines Halloran\nbrand':
    "site.yaml:2: expected fields or entries of one group that begin in the same column, found 'brand: Halloran'",
  '  - id: shops →    - id: shops':
    "services.yaml:9: expected fields or entries of one group that begin in the same column, found '   - id: shops'",
  '  speed: 50 → \tspeed: 50':
    "home.yaml:7: expected spaces at the beginning of the line, not tabs, found '→speed: 50'",
  'words: [Websites, Shops] → words: - Websites':
    "home.yaml:6: expected a list that begins in the next line, or a text in quotes if it begins with -, found '  words: - Websites'",
  'titleSuffix: → name:':
    "site.yaml:3 name: expected each field of a group only once, found 'name', which is also in line 1",
  'footer: → ---\nfooter:':
    "site.yaml:8: expected no line of --- or ... within the fields, found '---'",
  'footer: → ...\nfooter:':
    "site.yaml:8: expected no line of --- or ... within the fields, found '...'",
  'name: Ines Halloran\nbrand → %name: Ines Halloran\nbrand':
    "site.yaml:1: expected quotes around a text that begins with a special character, found '%name: Ines Halloran'. Put the whole text in quotes.",
  'brand: Halloran → brand: a: b':
    "site.yaml:2: expected quotes around a text with a colon and a space, found 'brand: a: b'. Put the whole text in quotes.",
  'words: [Websites, Shops] → words: [Websites, , Shops]':
    "home.yaml:6: expected entries in brackets with one comma between them, and no - in front, found '  words: [Websites, , Shops]'",
  'brand: Halloran → brand: *Halloran and Co':
    "site.yaml:2: expected a text in quotes, because it begins with *, found 'brand: *Halloran and Co'",
});

test('a line that is moved to another column is never reported as the line above', () => {
  const texts = Object.values(base).map((text) =>
    text.replace(/^---\n([\s\S]*?\n)---\n[\s\S]*/, '$1'),
  );
  for (const text of texts) {
    for (const [index, line] of text.split('\n').entries()) {
      const columns = [0, 1, 2, 3, 4, 5, 6, 8].filter((column) => column !== line.search(/\S/));
      for (const column of line.trim() === '' ? [] : columns) {
        const moved = text.split('\n').with(index, ' '.repeat(column) + line.trimStart());
        const read = parseYaml(moved.join('\n'), 0);
        const reportedLine = 'issue' in read ? read.issue.line : Number.POSITIVE_INFINITY;
        expect(reportedLine, moved.join('\n')).toBeGreaterThanOrEqual(index + 1);
      }
    }
  }
});
