import { expect, test } from 'vitest';
import { bakery, base } from '../../../../tests/content/base.ts';
import { errorsIn, load, withFolder } from '../../../../tests/content/check-folder.ts';
import { loadStrings } from '../../i18n/load-language.ts';
import { withFootnotes } from './footnotes.ts';
import { renderMarkdown } from './markdown.ts';

const answer = '|\n      A[^1] B[^b]\n\n      [^1]: one\n      [^b]: two';
const note = '\n\nBread[^1], more[^1].\n\n[^1]: Baked.';

const files = {
  'site.yaml': `${base['site.yaml']}locale: en-GB\nlocales: [en, de]\n`,
  'about.md': base['about.md'] + note,
  [bakery]: base[bakery] + note,
  'pages/imprint.md': `---\ntitle: Imprint\nnavLabel: Imprint\ndescription: Who is responsible for this site.\n---${note}`,
  'faq.yaml': `heading: Asked\non: [home]\nquestions:\n  - question: One?\n    answer: ${answer}\n  - question: Two?\n    answer: ${answer}\n`,
  'de/faq.yaml': `heading: Gefragt\nquestions:\n  - question: Eins?\n    answer: ${answer}\n`,
  'de/messages.yaml': 'posts:\n  footnotes: Quellen & "Mehr"\n',
};

test('a heading of the owner keeps its words and its id', async () => {
  const own = '<h2 id="footnote-label">Own</h2>\n<p><a href="#footnote-label">To it</a></p>\n';
  const html = renderMarkdown(`${own}\na[^1]\n\n[^1]: b`);
  const strings = await loadStrings('de');
  const changed = withFootnotes(html, 'a-', { strings, locale: 'de' });
  expect(changed).toContain(own);
  expect(changed).toContain(' aria-describedby="a-footnote-label"');
  expect(changed).toContain(' id="a-footnote-label">Fußnoten</h2>');
});

test('footnotes are in the language of the page, with ids of their own', async () => {
  expect(await withFolder(files, errorsIn)).toBe('');
  const content = await withFolder(files, load);
  const [german] = content.translations;
  const texts = (one: typeof content | undefined) =>
    [
      one?.about?.bio,
      ...(one?.faq?.questions.map((entry) => entry.answer) ?? []),
      one?.projects?.all[0]?.caseStudy,
      one?.pages[0]?.html,
    ].join('');
  expect(texts(content).match(/(?<=<h2[^>]*>)[^<]*/g)).toEqual(Array(5).fill('Footnotes'));
  expect(german?.faq?.questions[0]?.answer).toContain('>Quellen &#38; &#34;Mehr&#34;</h2>');
  expect(german?.faq?.questions[0]?.answer).toContain('aria-label="Zurück zur Stelle 1"');
  expect(german?.about?.bio).toContain(
    '<h2 lang="de" class="sr-only" id="about-bio-footnote-label">',
  );
  expect(german?.about?.bio).toContain('lang="de" aria-label="Zurück zur Stelle 1-2"');
  for (const one of [content, ...content.translations]) {
    const ids = Array.from(texts(one).matchAll(/ id="([^"]*)/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = Array.from(
      texts(one).matchAll(/ (?:href="#|aria-describedby=")([^"]*)/g),
      ([, id]) => id,
    );
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  }
});
