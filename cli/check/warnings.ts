import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentIssue } from '../../src/content/content-issue.ts';
import { partsOf, valueAt } from '../../src/content/edit/walk.ts';
import { sampleFolder } from '../../src/content/folder.ts';
import { hostWarnings } from '../../src/content/host-warnings.ts';
import { isBefore } from '../../src/content/schemas/fields/dates.ts';
import type { Content } from '../../src/content/types.ts';
import { memoize } from '../../src/lib/memoize.ts';
import { firstTexts } from './first-texts.ts';
import { leftovers, samplePictures, sampleTexts } from './leftovers.ts';
import { missingLetters } from './letters.ts';
import { insideLinks, placeholderLinks } from './links.ts';
import { pictures } from './pictures.ts';
import { placeOf, readSources, type Source } from './sources.ts';
import { descriptions, lengths } from './texts.ts';

/** What the sample says in one language, whose pages stand below this path. */
const textsOfSample = memoize(async (root) =>
  sampleTexts(await readSources(join(sampleFolder, root))),
);

/**
 * What an editor would ask about in content that has no mistake. The sample may be what it is: its
 * placeholder links and its invented names are meant, so only the other rules read it.
 *
 * @param folder The content folder, absolute.
 * @param content What it holds.
 */
export async function findWarnings(folder: string, content: Content): Promise<ContentIssue[]> {
  const inFiles = await inEachFolder(folder, content, async (sources, own) => [
    ...descriptions(sources),
    ...pictures(sources, own),
    ...insideLinks(sources, content),
    ...lengths(sources),
    ...reversedDates(sources, own),
    ...unprovenResults(sources),
    ...missingLetters(sources),
    ...(await unfinished(folder, sources, own)),
  ]);
  return [...inFiles, ...(await hostWarnings(folder, content))];
}

/**
 * What is still to write: texts of `init`, what is left of the sample, links without an address.
 *
 * @param folder The content folder, absolute.
 * @param content What it holds.
 */
export async function findUnfinished(folder: string, content: Content): Promise<ContentIssue[]> {
  return await inEachFolder(folder, content, (sources, own) => unfinished(folder, sources, own));
}

/** Asks the same of the files of each language. */
async function inEachFolder(
  folder: string,
  content: Content,
  ask: (sources: readonly Source[], own: Content) => Promise<ContentIssue[]>,
): Promise<ContentIssue[]> {
  const issues = await Promise.all(
    [content, ...content.translations].map(async (own) =>
      ask(await readSources(join(folder, own.root)), own),
    ),
  );
  return issues.flat();
}

async function unfinished(
  folder: string,
  sources: readonly Source[],
  content: Content,
): Promise<ContentIssue[]> {
  if (folder === sampleFolder) return [];
  // An owner may take the sample away, and then nothing is left to compare with.
  const hasSample = existsSync(sampleFolder);
  const sample = hasSample ? await textsOfSample(content.root) : sampleTexts([]);
  const images = hasSample ? await samplePictures(folder, sources, content, sampleFolder) : [];
  return [
    ...firstTexts(sources, content),
    ...placeholderLinks(sources),
    ...leftovers(sources, sample),
    ...images,
  ];
}

/** Figures of projects that do not say where they come from. */
function unprovenResults(sources: readonly Source[]): ContentIssue[] {
  const expected = 'where the figure comes from, so that a reader can believe it';
  const found = 'nothing, the field is missing';
  return sources
    .filter(({ name }) => name === 'project')
    .flatMap((source) =>
      partsOf(valueAt(source.data, ['results']))
        .filter(([, result]) => !valueAt(result, ['source']))
        .map(([index]) => ({ ...placeOf(source, ['results', index, 'source']), expected, found })),
    );
}

/** Jobs and schools on About that end before they begin. */
function reversedDates(sources: readonly Source[], { about }: Content): ContentIssue[] {
  const source = sources.find(({ name }) => name === 'about');
  if (!(source && about)) return [];
  return (['work', 'education'] as const).flatMap((list) =>
    about[list].flatMap(({ startDate, endDate }, index) => {
      if (!startDate || !endDate || !isBefore(endDate, startDate)) return [];
      const expected = `a date that is not before the start, ${startDate}`;
      return [{ ...placeOf(source, [list, index, 'endDate']), expected, found: `'${endDate}'` }];
    }),
  );
}
