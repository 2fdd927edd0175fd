import { schemaOf } from '../../src/content/kind-files.ts';
import { infoAt } from '../../src/content/loader/schema-keys.ts';
import { type Source, textsOf } from './sources.ts';

/** What the sample says that nobody else would. */
export interface SampleTexts {
  /** Names of people and firms. */
  names: readonly string[];
  /** Whole texts: fields, and paragraphs of Markdown, as `plain` writes them. */
  texts: ReadonlySet<string>;
}

/** Texts of fewer words, such as `Read More`, anybody may have written, and so for letters. */
const fewestWords = 4;
const fewestLetters = 20;

/**
 * Texts that are true of every site made with this, so an owner may keep them: the sentence below
 * the form, the not-found page, and what the software keeps about visitors.
 */
const anybodys: readonly RegExp[] = [/^contact form\./, /^site notFound\./, /^page $/];

/** What stands in the sample, from its own files. */
export function sampleTexts(sources: readonly Source[]): SampleTexts {
  const names = sources.flatMap(({ kind, data }) =>
    textsOf(data)
      .filter(
        ({ path, value }) => infoAt(schemaOf(kind), path).isName && value.trim().includes(' '),
      )
      .map(({ value }) => value.trim()),
  );
  const fields = sources.flatMap((source) =>
    textsOf(source.data)
      .filter(({ path }) => !anybodys.some((rule) => rule.test(`${source.name} ${path.join('.')}`)))
      .map(({ value }) => value),
  );
  const bodies = sources
    .filter(({ name }) => !anybodys.some((rule) => rule.test(`${name} `)))
    .flatMap(({ body }) => body.split(/\n{2,}/));
  const texts = [...fields, ...bodies].filter(isTelling).map(plain);
  return { names: [...new Set(names)], texts: new Set(texts) };
}

/** A text without differences that do not show: line breaks, letters' case and spaces. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function isTelling(text: string): boolean {
  const words = plain(text);
  return words.length >= fewestLetters && words.split(' ').length >= fewestWords;
}
