import type { Language } from '../../i18n/language.ts';
import { loadLanguage, spokenLocale } from '../../i18n/load-language.ts';
import type { ContentIssue } from '../content-issue.ts';
import { valueAt } from '../edit/walk.ts';
import { describeText } from '../loader/describe.ts';
import type { FieldPath } from '../loader/field-path.ts';
import { type Phrase, say } from '../phrase.ts';
import type { CollectionName } from '../registry.ts';
import type { Content } from '../types.ts';
import { placeOf, readSources, type Source } from './sources.ts';

type FirstContent = Language['firstContent'];

type FirstText = readonly [
  kind: CollectionName,
  /** The field; an empty path is the text below the front matter. */
  path: FieldPath,
  text: (first: FirstContent, words: string) => string,
  /** A description of the text that the owner has to write, for the warning. */
  expected: Phrase,
];

/** The fields in which the command `init` writes a placeholder text. */
const firstTextsOf: readonly FirstText[] = [
  ['home', ['page', 'description'], homeDescription, say('ownDescription')],
  ['home', ['hero', 'text'], ({ home }) => home.text, say('ownIntroduction')],
  ['home', ['about', 'text'], ({ home }) => home.about, say('ownWords')],
  ['about', [], ({ about }) => about.text, say('ownAbout')],
  ['project', ['title'], ({ project }) => project.title, say('ownProject')],
  ['project', ['summary'], ({ project }) => project.summary, say('ownSummary')],
];

// {words} is filled in, because as a wildcard it would match descriptions that owners write.
function homeDescription({ home }: FirstContent, words: string): string {
  return home.description.replace('{words}', words);
}

/** The maximum length of a placeholder text, in characters, after long names are filled in. */
const maxLength = 1000;

/** A text for which the command `init` writes a placeholder, in a content file that has the text. */
interface FirstTextFound {
  source: Source;
  /** The field; an empty path is the text below the front matter. */
  path: FieldPath;
  value: string;
  expected: Phrase;
  isPlaceholder: boolean;
}

/**
 * The texts for which the command `init` writes placeholders, as they are in the content now.
 *
 * @param folder The absolute path of the folder from which the content was loaded.
 */
export async function findFirstTexts(folder: string, content: Content): Promise<FirstTextFound[]> {
  return await firstTextsIn(await readSources(folder), content);
}

async function firstTextsIn(
  sources: readonly Source[],
  { site, home }: Content,
): Promise<FirstTextFound[]> {
  const { firstContent: first } = await loadLanguage(site.locale);
  const words = new Intl.ListFormat(spokenLocale(site.locale)).format(home.hero.words);
  return sources.flatMap((source) =>
    firstTextsOf.flatMap(([collection, path, text, expected]) => {
      if (collection !== source.name) return [];
      const value = path.length > 0 ? valueAt(source.data, path) : source.body.trim();
      if (typeof value !== 'string' || value === '') return [];
      const isPlaceholder = value.length <= maxLength && patternOf(text(first, words)).test(value);
      return [{ source, path, value, expected, isPlaceholder }];
    }),
  );
}

/** Warnings for placeholder texts of `init` that the owner has not replaced yet. */
export async function placeholderTexts(
  sources: readonly Source[],
  content: Content,
): Promise<ContentIssue[]> {
  const texts = await firstTextsIn(sources, content);
  return texts
    .filter(({ isPlaceholder }) => isPlaceholder)
    .map(({ source, path, value, expected }) => {
      const { file, linesBefore } = source;
      // An empty line separates the front matter from the text, so the text begins two lines below.
      const place = path.length > 0 ? placeOf(source, path) : { file, line: linesBefore + 2 };
      const found = say('fromInit', { text: describeText(value) });
      return { ...place, expected, found };
    });
}

/** A pattern that matches a label with any text in place of its placeholders, such as {name}. */
function patternOf(label: string): RegExp {
  const parts = label.split(/\{\w+\}/).map(RegExp.escape);
  return new RegExp(`^${parts.join('.+')}$`);
}
