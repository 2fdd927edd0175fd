import { join } from 'node:path';
import { ROOT } from '../../settings/site-paths.ts';
import { type ContentIssue, inOrder } from '../content-issue.ts';
import { isBefore, today } from '../dates.ts';
import { entriesOf, textsOf, valueAt } from '../edit/walk.ts';
import { exampleAt } from '../folder.ts';
import { hostWarnings } from '../host-warnings.ts';
import { lostTexts } from '../loader/lost-texts.ts';
import { quoted, say } from '../phrase.ts';
import { privateNames, publicIssues } from '../sealed/private-names.ts';
import type { Content } from '../types.ts';
import { controlCharacters } from './control-characters.ts';
import { emphasisWarnings } from './emphasis.ts';
import { imageWarnings } from './image-warnings.ts';
import { interfaceLanguageWarnings, interfaceNote } from './interface-language.ts';
import { internalLinks, placeholderLinks, replacedPages } from './internal-links.ts';
import { lostMarkdown } from './lost-markdown.ts';
import { missingGlyphs } from './missing-glyphs.ts';
import { placeholderTexts } from './placeholder-texts.ts';
import { remainingImages, remainingTexts } from './remaining-examples.ts';
import { scriptCoverage, typefaceNote } from './script-coverage.ts';
import { placeOf, readOwnPages, readSources, type Source } from './sources.ts';
import { pageDescriptions, textLengths } from './text-lengths.ts';

/** The folder of the owner's own pages. */
export const OWN_PAGES = join(ROOT, 'src/pages');

/**
 * Warnings for content that is valid but probably wrong, sorted by file and line.
 *
 * @param folder The absolute path of the content folder from which `content` was loaded.
 * @param pages The absolute path of the owner's `src/pages`.
 */
export async function findWarnings(
  folder: string,
  content: Content,
  pages = OWN_PAGES,
): Promise<ContentIssue[]> {
  const names = await privateNames(folder);
  // From one private project to another. A link from a public text is an error.
  const privatePaths = Array.from(names.ids, (id) => `/details/${id}`);
  const inFiles = await inEachFolder(folder, content, async (sources, localised) => [
    ...textWarnings(sources, content, privatePaths),
    ...pageDescriptions(sources),
    ...imageWarnings(sources, localised),
    ...textLengths(sources),
    ...reversedDates(sources, localised),
    ...unprovenResults(sources),
    ...missingGlyphs(sources, localised.site.typeface),
    ...(await scriptCoverage(folder, sources, localised)),
    ...interfaceLanguageWarnings(sources, localised),
    ...(await unfinished(folder, sources, localised)),
  ]);
  const inPages = textWarnings(await readOwnPages(pages), content);
  const replaced = [content, ...content.translations].flatMap((localised) =>
    replacedPages(localised, pages),
  );
  const all = [...inFiles, ...inPages, ...replaced, ...(await hostWarnings(folder, content))];
  return inOrder(publicIssues(folder, all, names));
}

/** The warnings for texts of the owner in any file: of the content, or a page in `src/pages/`. */
function textWarnings(
  sources: readonly Source[],
  content: Content,
  privatePaths?: readonly string[],
): ContentIssue[] {
  return [
    ...sources.flatMap((source) =>
      lostTexts(source).map((issue) => ({ file: source.file, ...issue })),
    ),
    ...sources.flatMap(emphasisWarnings),
    ...sources.flatMap(lostMarkdown),
    ...controlCharacters(sources),
    ...internalLinks(sources, content, privatePaths),
  ];
}

/** Warnings for unfinished content: placeholder texts, parts of an example, and links to `#`. */
export async function findUnfinished(folder: string, content: Content): Promise<ContentIssue[]> {
  const issues = await inEachFolder(folder, content, (sources, localised) =>
    unfinished(folder, sources, localised),
  );
  return publicIssues(folder, issues, await privateNames(folder));
}

/** Notes on each language of the site: on the language of the interface, and on a typeface without its letters. */
export function languageNotes(folder: string, content: Content): Promise<string[]> {
  return inEachFolder(folder, content, async (_, localised) => {
    const note = typefaceNote(localised);
    return [interfaceNote(localised), ...(note ? [note] : [])];
  });
}

/** Runs a check on the content files of each language, and returns the results of all. */
async function inEachFolder<Result>(
  folder: string,
  content: Content,
  check: (sources: readonly Source[], content: Content) => Promise<Result[]>,
): Promise<Result[]> {
  const issues = await Promise.all(
    [content, ...content.translations].map(async (localised) =>
      check(await readSources(join(folder, localised.root)), localised),
    ),
  );
  return issues.flat();
}

async function unfinished(
  folder: string,
  sources: readonly Source[],
  content: Content,
): Promise<ContentIssue[]> {
  if (exampleAt(folder) !== undefined) return [];
  return [
    ...pastDates(sources),
    ...(await placeholderTexts(sources, content)),
    ...placeholderLinks(sources),
    ...remainingTexts(sources),
    ...(await remainingImages(folder, sources, content)),
  ];
}

/** Warnings for figures in the results of a project that have no source. */
function unprovenResults(sources: readonly Source[]): ContentIssue[] {
  const expected = say('figureSource');
  const found = say('missing');
  return sources
    .filter(({ name }) => name === 'project')
    .flatMap((source) =>
      entriesOf(valueAt(source.data, ['results']))
        .filter(([, result]) => !valueAt(result, ['source']))
        .map(([index]) => ({ ...placeOf(source, ['results', index, 'source']), expected, found })),
    );
}

/** Warnings for jobs and schools on the About page that end before they begin. */
function reversedDates(sources: readonly Source[], { about }: Content): ContentIssue[] {
  const source = sources.find(({ name }) => name === 'about');
  if (!(source && about)) return [];
  return (['work', 'education'] as const).flatMap((list) =>
    about[list].flatMap(({ startDate, endDate }, index) => {
      if (!startDate || !endDate || !isBefore(endDate, startDate)) return [];
      const expected = say('notBefore', { date: startDate });
      return [{ ...placeOf(source, [list, index, 'endDate']), expected, found: quoted(endDate) }];
    }),
  );
}

/** Warnings for a day and months of the owner's availability that are over, which pages do not show. */
function pastDates(sources: readonly Source[]): ContentIssue[] {
  const source = sources.find(({ name }) => name === 'contact');
  if (!source) return [];
  const dates = textsOf(valueAt(source.data, ['availability']), ['availability']).filter(
    ({ path: [, field], value }) =>
      (field === 'from' || field === 'taken') && isBefore(value, today()),
  );
  return dates.map(({ path, value }) => ({
    ...placeOf(source, path),
    expected: say('notPast'),
    found: quoted(value),
  }));
}
