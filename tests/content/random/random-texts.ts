import fc from 'fast-check';

/** Words as owners write them, in several scripts, some of them with special characters. */
const scripts: readonly (readonly string[])[] = [
  ['bread', 'shop', 'site', 'the', 'a', 'of', 'window', 'door', 'quiet', 'made', 'well', 'Leith'],
  ['Brötchen', 'Straße', 'Übergröße', 'Kapitänspatentverlängerungsgesuch', 'für', 'ß'],
  ['château', 'œuvre', 'naïve', 'l’été', 'señal', 'ação', 'zażółć', 'gęślą', 'őrült'],
  ['хлеб', 'сайт', 'витрина', 'мастер', 'и', 'дверь'],
  ['ψωμί', 'βιτρίνα', 'και', 'πόρτα'],
  ['مخبز', 'الشارع', 'نافذة', 'و', 'متجر', 'صغير'],
  ['מאפייה', 'חלון', 'ספרים', 'של', 'דלת'],
  ['パン屋', '窓', 'お店', 'ウェブサイト', '面包店的网站很小也很安静'],
  ['เว็บไซต์', 'ร้านขนมปัง', 'नमस्ते', 'दुकान', '웹사이트', '빵집'],
  ['🥐', '👩🏽‍💻', '🏳️‍🌈', '🇩🇪', '✂️', '¹½…', '—', '№7', '12.500,9'],
  ['<b>bold</b>', '&amp;', '"quoted"', "it's", '{year}', '\\back', '100%', '#1', '@ines', '*star*'],
  ['_under_', '`code`', '[link](x)', '$5', '~', '-', ': ', '|', '> ', '!tag', '&anchor', '---'],
];

const word = fc.oneof(
  ...scripts.map((words) => fc.constantFrom(...words)),
  // Without `<`, because most HTML elements are errors in Markdown. `scripts` has allowed elements.
  fc.string({ minLength: 1, maxLength: 8 }).map((text) => text.replaceAll('<', '')),
);

/** Generates long words without a space or hyphen at which a line could break. */
const longWord = fc
  .array(fc.constantFrom('donau', 'dampf', 'schiff', 'fahrt', 'дом', 'W', 'مخبز', '漢字'), {
    minLength: 8,
    maxLength: 16,
  })
  .map((parts) => parts.join(''));

const few = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const many = fc.array(word, { minLength: 10, maxLength: 60 }).map((words) => words.join(' '));

/** Generates texts in one line: mostly short, sometimes far too long for the layout. */
export const prose = fc.oneof(
  { arbitrary: few, weight: 8 },
  { arbitrary: many, weight: 1 },
  { arbitrary: longWord, weight: 1 },
);

const inline = fc.oneof(
  few,
  few.map((text) => `**${text.replaceAll('*', '')}** and [more](/about)`),
  fc.constant('`npm run dev`, ~~then~~ *now*: https://vitrine.example/a/very/long/path'),
);

const list = fc
  .array(inline, { minLength: 1, maxLength: 4 })
  .map((items) => items.map((item) => `- ${item}`).join('\n'));
const quote = few.map((text) => `> ${text}`);
const code = few.map((text) => `\`\`\`\n${text.repeat(6)}\n\`\`\``);
const table = few
  .map((text) => text.replaceAll('|', ' '))
  .map((cell) => `| ${cell} | b | c |\n|:--|--:|:-:|\n| 1 | ${cell} | 3 |`);

const block = fc.oneof(
  { arbitrary: inline, weight: 2 },
  { arbitrary: fc.oneof(many, longWord, list, quote, code, table), weight: 3 },
);

/** Generates Markdown texts whose headings are in the right order. */
export const markdown = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((blocks) => `Begun.\n\n## First\n\n${blocks.join('\n\n')}\n\n### Second\n\nDone.\n`);

/** Texts that need the most space: long words, wide letters, figures, scripts without spaces. */
const widest = [
  'Rechtsschutzversicherungsgesellschaften und Donaudampfschifffahrtselektrizitätenhauptbetriebswerk ',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  '12.500.000',
  '面包店的网站很小也很安静',
  'ผู้เชี่ยวชาญด้านเว็บไซต์และการออกแบบ',
  'Спасибопревысокомногорассмотрительствующий мастер ',
  'https://vitrine.example/a/very/long/path?with=queries&and=more',
  'Ein Text mit kurzen und Kapitänspatentverlängerungsgesuchen dazwischen ',
];

/** The length of texts without a maximum length, in characters. */
const paragraph = 400;

/** Generates texts that are as long as a field allows, and need much space. */
export const longest = (maxLength: number): fc.Arbitrary<string> =>
  fc.constantFrom(...widest).map((part) => {
    const length = Math.min(maxLength, paragraph);
    // One letter more replaces a final space, which the schema would cut off.
    return part
      .repeat(Math.ceil(length / part.length))
      .slice(0, length)
      .replace(/ $/, 'm');
  });
