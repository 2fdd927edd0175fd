import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { displayPath } from '../../../platform/site-paths.ts';
import { filesIn } from '../../lib/files-in.ts';
import { mapLimit, openFiles } from '../../lib/map-limit.ts';
import { memoize } from '../../lib/memoize.ts';
import type { ContentIssue } from '../content-issue.ts';
import { textsOf } from '../edit/walk.ts';
import { isImageName } from '../images/image-files.ts';
import { describeText } from '../loader/describe.ts';
import { type Phrase, quoted, say } from '../phrase.ts';
import type { Content } from '../types.ts';
import { imagesOf } from './image-warnings.ts';
import { fieldTexts, placeOf, type Source } from './sources.ts';

/** Names and texts that occur only in the sample content. */
interface SampleTexts {
  names: readonly string[];
  /** Whole texts of fields and Markdown paragraphs, normalized by `normalizeText`. */
  texts: ReadonlySet<string>;
}

/** Shorter texts, such as `Read More`, are not reported, because every owner may write them. */
const minWords = 4;
const minLetters = 20;

/**
 * Texts that an owner may keep, because they are true of every site made with Vitrine: the sentence
 * below the form, the 404 page, and the texts of further pages such as the privacy policy.
 */
const keptTexts: readonly RegExp[] = [/^contact form\./, /^site notFound\./, /^page $/];

/** Extracts the names and texts from the files of the sample content. */
export function sampleTexts(sources: readonly Source[]): SampleTexts {
  const names = sources
    .flatMap(fieldTexts)
    .filter(({ isName, value }) => isName && value.trim().includes(' '))
    .map(({ value }) => value.trim());
  const texts = sources.flatMap(({ name, data, body }) => {
    const bodies = body.split(/\n{2,}/).map((value) => ({ path: [], value }));
    return [...textsOf(data), ...bodies]
      .filter(({ path }) => !keptTexts.some((rule) => rule.test(`${name} ${path.join('.')}`)))
      .map(({ value }) => value);
  });
  return {
    names: [...new Set(names)],
    texts: new Set(texts.filter(isDistinctive).map(normalizeText)),
  };
}

/** A text for comparisons: in lower case, with single spaces instead of line breaks. */
export function normalizeText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function isDistinctive(text: string): boolean {
  const words = normalizeText(text);
  return words.length >= minLetters && words.split(' ').length >= minWords;
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
  {
    pattern: /(?<![\w.-])[\w.-]+\.example\b/,
    expected: say('ownAddress'),
    code: 'forExamples',
  },
  {
    pattern: /\+49 30 23125[ \d]*\d/,
    expected: say('ownPhone'),
    code: 'forFiction',
  },
  {
    pattern: /\bexample\.(?:com|net|org)\b/,
    expected: say('ownAddress'),
    code: 'forExamples',
    // A text may mention these domains, so only fields are checked.
    isOnlyInFields: true,
  },
];

/** Warnings for names and texts of the sample content, and for domains reserved for examples. */
export function remainingSampleTexts(
  sources: readonly Source[],
  sample: SampleTexts,
): ContentIssue[] {
  return sources.flatMap((source) => {
    const found = wholeTexts(source, sample);
    const lines = new Set(found.map(({ line }) => line));
    const more = lineByLine(source, sample).filter(({ line }) => !lines.has(line));
    return [...found, ...more];
  });
}

/** Warnings for fields and paragraphs whose whole text is also in the sample content. */
function wholeTexts(source: Source, { texts }: SampleTexts): ContentIssue[] {
  const { body, file, linesBefore } = source;
  const fields = textsOf(source.data).map(({ path, value }) => {
    return { value, ...placeOf(source, path) };
  });
  let line = linesBefore + 1;
  const paragraphs = body.split(/(\n{2,})/).flatMap((value) => {
    const first = line + value.slice(0, value.search(/\S|$/)).split('\n').length - 1;
    line += value.split('\n').length - 1;
    return value.trim() === '' ? [] : [{ value, file, line: first }];
  });
  return [...fields, ...paragraphs]
    .filter(({ value }) => texts.has(normalizeText(value)))
    .map(({ value, ...place }) => {
      const found = say('fromSample', { text: describeText(value) });
      return { ...place, expected: say('ownText'), found };
    });
}

/** Warnings for sample names and reserved domains, except in comments, which no page shows. */
function lineByLine(
  { file, text, linesBefore, path }: Source,
  { names }: SampleTexts,
): ContentIssue[] {
  return text.split('\n').flatMap((row, index) => {
    const line = index + 1;
    const isFields = path.endsWith('.yaml') || line <= linesBefore;
    const words = isFields ? row.replace(/(?:^|\s)#.*/, '') : row;
    const name = names.find((candidate) => words.includes(candidate));
    const taken = name
      ? [
          {
            file,
            line,
            expected: say('ownName'),
            found: say('sampleName', { text: quoted(name) }),
          },
        ]
      : [];
    const kept = reserved.flatMap(({ pattern, expected, code, isOnlyInFields }) => {
      const match = isOnlyInFields && !isFields ? undefined : pattern.exec(words)?.[0];
      return match ? [{ file, line, expected, found: say(code, { text: quoted(match) }) }] : [];
    });
    return [...taken, ...kept];
  });
}

/** Warnings for images of the sample content, even if renamed. Both folders are absolute paths. */
export async function remainingSampleImages(
  folder: string,
  sources: readonly Source[],
  content: Content,
  sampleFolder: string,
): Promise<ContentIssue[]> {
  const known = await imagesByHash(sampleFolder);
  const placed = imagesOf(sources, content);
  const issues = await mapLimit(placed, openFiles, async ({ source, path, image }) => {
    const twin = known.get(await hashOf(join(folder, image.path)));
    if (twin === undefined) return [];
    const found = say('sampleImage', { path: displayPath(twin) });
    return [{ ...placeOf(source, path), expected: say('ownImage'), found }];
  });
  return issues.flat();
}

/** The images of the sample by hash. Memoized for the editor, because the sample does not change. */
const imagesByHash = memoize(async (folder) => {
  const names = filesIn(folder).filter(isImageName);
  const images = names.map((name) => join(folder, name));
  return new Map(
    await mapLimit(images, openFiles, async (image) => [await hashOf(image), image] as const),
  );
});

async function hashOf(file: string): Promise<string> {
  return hash('sha256', await readFile(file));
}
