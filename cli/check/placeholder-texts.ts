import type { ContentIssue } from '../../src/content/content-issue.ts';
import { valueAt } from '../../src/content/edit/walk.ts';
import { describeText } from '../../src/content/loader/describe.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import type { KindName } from '../../src/content/registry.ts';
import type { Content } from '../../src/content/types.ts';
import { firstContentFor, spokenLocale } from '../../src/i18n/ui-strings.ts';
import { placeOf, type Source } from './sources.ts';

type FirstContent = ReturnType<typeof firstContentFor>;

interface FirstText {
  kind: KindName;
  /** The field; an empty path is the text below the front matter. */
  path: FieldPath;
  text: (first: FirstContent, words: string) => string;
  /** The text that belongs there. */
  expected: string;
}

/** The fields in which `init` writes a placeholder for the owner's text. */
const firstTextsOf: readonly FirstText[] = [
  {
    kind: 'home',
    path: ['page', 'description'],
    // With the words filled in, the pattern does not match descriptions that owners write.
    text: ({ home }, words) => home.description.replace('{words}', words),
    expected: 'your own description, which search engines show',
  },
  {
    kind: 'home',
    path: ['hero', 'text'],
    text: ({ home }) => home.text,
    expected: 'one or two sentences of your own below the headline',
  },
  {
    kind: 'home',
    path: ['about', 'text'],
    text: ({ home }) => home.about,
    expected: 'a few sentences of your own about you',
  },
  {
    kind: 'about',
    path: [],
    text: ({ about }) => about.text,
    expected: 'who you are, how you work, what you like',
  },
  {
    kind: 'project',
    path: ['title'],
    text: ({ project }) => project.title,
    expected: 'a project of your own instead of this website',
  },
  {
    kind: 'project',
    path: ['summary'],
    text: ({ project }) => project.summary,
    expected: 'what the project is, and for whom',
  },
];

/** The maximum length of a text of `init`, whatever the names in it. */
const maxLength = 1000;

/** Warnings for texts that are still as `init` wrote them, whatever the names in them. */
export function placeholderTexts(
  sources: readonly Source[],
  { site, home }: Content,
): ContentIssue[] {
  const first = firstContentFor(site.locale);
  const words = new Intl.ListFormat(spokenLocale(site.locale)).format(home.hero.words);
  return sources.flatMap((source) =>
    firstTextsOf.flatMap(({ kind, path, text, expected }) => {
      if (kind !== source.name) return [];
      const value = path.length > 0 ? valueAt(source.data, path) : source.body.trim();
      if (typeof value !== 'string' || value.length > maxLength) return [];
      if (!patternOf(text(first, words)).test(value)) return [];
      const { file, linesBefore } = source;
      // Between the front matter and the text below it is an empty line.
      const place = path.length > 0 ? placeOf(source, path) : { file, line: linesBefore + 2 };
      return [{ ...place, expected, found: `${describeText(value)}, which init wrote` }];
    }),
  );
}

/** A pattern for the texts that a label with placeholders can become. */
function patternOf(label: string): RegExp {
  return new RegExp(
    `^${label
      .split(/\{\w+\}/)
      .map(RegExp.escape)
      .join('.+')}$`,
  );
}
