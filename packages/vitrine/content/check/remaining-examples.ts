import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ContentIssue } from '../content-issue.ts';
import { exampleNamesIn, exampleWithImage, exampleWithText, textHash } from '../known-examples.ts';
import { describeText } from '../loader/describe.ts';
import { mapLimit, openFiles } from '../map-limit.ts';
import { type Phrase, quoted, say } from '../phrase.ts';
import type { Content } from '../types.ts';
import { imagesInText, imagesOf } from './image-warnings.ts';
import { fieldTexts, placedTexts, placeOf, readSources, type Source } from './sources.ts';

/**
 * Texts that an owner may keep, because they are true of every site made with Vitrine: the sentence
 * below the form, the 404 page, and the texts of further pages such as the privacy policy.
 */
const keptTexts: readonly RegExp[] = [/^contact form\./, /^site notFound\./, /^page $/];

/** The names, and the hashes of the texts, of an example in all its languages. */
export async function textsOfExample(folder: string) {
  const languages = globSync('{,*/}site.yaml', { cwd: folder }).map(dirname).sort();
  const sources = await Promise.all(languages.map((path) => readSources(join(folder, path))));
  const names = sources
    .flat()
    .flatMap(fieldTexts)
    .filter(({ isName, value }) => isName && /\s/.test(value.trim()))
    .map(({ value }) => value.trim());
  const hashes = sources.flat().flatMap((source) =>
    wholeTexts(source)
      .filter(
        ({ path }) => !keptTexts.some((rule) => rule.test(`${source.name} ${path.join('.')}`)),
      )
      .map(({ value }) => textHash(value)),
  );
  return {
    names: [...new Set(names)],
    texts: [...new Set(hashes.filter((text) => text !== undefined))].sort().join(' '),
  };
}

/** The whole texts of fields, and the paragraphs below the front matter, whose path is empty. */
function wholeTexts(source: Source) {
  const { body, file, linesBefore } = source;
  const { fields } = placedTexts(source);
  let line = linesBefore + 1;
  const paragraphs = body.split(/(\n(?:[^\S\n]*\n)+)/).flatMap((value) => {
    const first = line + value.slice(0, value.search(/\S|$/)).split('\n').length - 1;
    line += value.split('\n').length - 1;
    return value.trim() === '' ? [] : [{ path: [], value, file, line: first, field: undefined }];
  });
  return [...fields, ...paragraphs];
}

/** Domains and telephone numbers that are reserved for examples, so that they reach nobody. */
const reserved: readonly {
  pattern: RegExp;
  expected: Phrase;
  code: 'forExamples' | 'forFiction';
  isOnlyInFields?: true;
}[] = [
  // RFC 2606 reserves the domain .example for examples.
  // A match can begin only at the start of a word, so that a long word is scanned only once.
  { pattern: /(?<![\w.-])[\w.-]+\.example\b/, expected: say('ownAddress'), code: 'forExamples' },
  { pattern: /\+49 30 23125[ \d]*\d/, expected: say('ownPhone'), code: 'forFiction' },
  {
    pattern: /\bexample\.(?:com|net|org)\b/,
    expected: say('ownAddress'),
    code: 'forExamples',
    // A text may mention these domains, so only fields are checked.
    isOnlyInFields: true,
  },
];

/** Warnings for names and texts of an example, and for domains reserved for examples. */
export function remainingTexts(sources: readonly Source[]): ContentIssue[] {
  return sources.flatMap((source) => {
    const found = copiedTexts(source);
    const lines = new Set(found.map(({ line }) => line));
    return [...found, ...lineByLine(source).filter(({ line }) => !lines.has(line))];
  });
}

/** Warnings for fields and paragraphs whose whole text is also in an example. */
function copiedTexts(source: Source): ContentIssue[] {
  return wholeTexts(source).flatMap(({ value, file, line, field }) => {
    const example = exampleWithText(value);
    if (example === undefined) return [];
    const found = say('exampleText', { text: describeText(value), example: quoted(example) });
    return [{ file, line, field, expected: say('ownText'), found }];
  });
}

/** Warnings for names of an example and reserved domains, except in comments, which no page shows. */
function lineByLine({ file, text, linesBefore, path }: Source): ContentIssue[] {
  const isFields = (index: number) => path.endsWith('.yaml') || index < linesBefore;
  const rows = text
    .split('\n')
    .map((row, index) => (isFields(index) ? row.replace(/(?:^|\s)#.*/, '') : row));
  const isCopied = exampleNamesIn(rows.join(' ')).length > 0;
  return rows.flatMap((words, index) => {
    const line = index + 1;
    const next = rows[line] ?? '';
    // A name may go on in the next line.
    const begun = () =>
      exampleNamesIn(`${words} ${next}`).filter((it) => !exampleNamesIn(next).includes(it));
    const names = isCopied ? [...exampleNamesIn(words), ...begun()] : [];
    const exampleIssues = names.slice(0, 1).map(({ name, example }) => {
      const found = say('exampleName', { text: quoted(name), example: quoted(example) });
      return { file, line, expected: say('ownName'), found };
    });
    const reservedIssues = reserved.flatMap(({ pattern, expected, code, isOnlyInFields }) => {
      const match = isOnlyInFields && !isFields(index) ? undefined : pattern.exec(words)?.[0];
      return match ? [{ file, line, expected, found: say(code, { text: quoted(match) }) }] : [];
    });
    return [...exampleIssues, ...reservedIssues];
  });
}

/** Warnings for images of an example, even if renamed. The content folder is an absolute path. */
export async function remainingImages(
  folder: string,
  sources: readonly Source[],
  content: Content,
): Promise<ContentIssue[]> {
  const inFields = imagesOf(sources, content).map(({ source, path, image }) => {
    return { image, ...placeOf(source, path) };
  });
  const placed = [...inFields, ...imagesInText(sources, content)];
  const issues = await mapLimit(placed, openFiles, async ({ image, ...place }) => {
    const twin = exampleWithImage(await readFile(join(folder, image.path)));
    if (twin === undefined) return [];
    const found = say('exampleImage', { path: quoted(twin.path), example: quoted(twin.example) });
    return [{ ...place, expected: say('ownImage'), found }];
  });
  return issues.flat();
}
