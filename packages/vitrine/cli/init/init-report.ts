import { join } from 'node:path';
import { findUnfinished, languageNotes } from '../../content/check/warnings.ts';
import { ContentError } from '../../content/content-issue.ts';
import { loadContent } from '../../content/loader/load.ts';
import { readSource } from '../../content/loader/source-file.ts';
import { inEnglish } from '../../content/phrase.ts';
import { registry } from '../../content/registry.ts';
import type { Content } from '../../content/types.ts';
import { capitalise } from '../../i18n/capitalise.ts';
import { displayPath } from '../../settings/site-paths.ts';
import { columns } from '../command.ts';
import type { UnusedValue } from './field-reader.ts';
import { type Draft, draftPath } from './write-content-folder.ts';

interface Written {
  /** The absolute path of the new content folder. */
  folder: string;
  /** The new path of the folder that was replaced; undefined if there was none. */
  old: string | undefined;
  drafts: readonly Draft[];
  /** A message for each image that was not used. */
  skippedImages: readonly string[];
  /** The values of a JSON Resume file that were not used; undefined without such a file. */
  unused: readonly UnusedValue[] | undefined;
  /** Whether commands use this folder by default, without the variable `CONTENT`. */
  isDefault: boolean;
}

/** A row of the report: a file with a line number, and a note on this line. */
type Row = readonly [place: string, what: string];

/** The report of `init` for the terminal: written files, texts that are still to write, next steps. */
export async function initReport(written: Written): Promise<string> {
  const { folder, old, drafts, skippedImages, unused, isDefault } = written;
  const name = displayPath(folder);
  const which = isDefault ? '' : `CONTENT=${name} `;
  const kept =
    old === undefined ? '' : ` The folder that existed before was renamed to ${displayPath(old)}/.`;
  const aside = skippedImages.map((line) => `\n  ${line}`).join('');
  const content = await loadContent(folder);
  const unfinished = await toWrite(folder, content);
  const parts = [
    `The content folder ${name}/ is written.${kept}`,
    ...(await languageNotes(folder, content)),
    ...(aside === '' ? [] : [`Images that were not used:${aside}`]),
    ...(unfinished.length === 0
      ? []
      : [`Texts that you still have to write:\n${columns(unfinished)}`]),
    `Suggestions:\n${columns([...(await notesOf(folder, drafts)), ...absent(folder, drafts)])}`,
    ...(unused === undefined ? [] : [notPlaced(unused)]),
    `Next:
  ${which}npm run dev    shows the site while you write
  ${which}npm run edit   opens a form for every field
  ${which}npm run check  reports errors, and texts that you still have to write`,
  ];
  return parts.join('\n\n');
}

function notPlaced(unused: readonly UnusedValue[]): string {
  if (unused.length === 0) return 'Every value of the JSON Resume file was used.';
  return `Values of the JSON Resume file that were not used:\n${columns(unused.map(({ path, reason }) => [path, reason]))}`;
}

/** The maximum number of texts to write that are listed one by one. */
const maxListed = 30;

/** The texts that the owner has to write, as `npm run check` lists them, or how many each file has. */
async function toWrite(folder: string, content: Content): Promise<Row[]> {
  const issues = await findUnfinished(folder, content);
  if (issues.length > maxListed)
    return [...Map.groupBy(issues, ({ file }) => file)]
      .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
      .map(([file, { length }]) => [file, length === 1 ? '1 text' : `${length} texts`]);
  return issues.map(({ file, line, expected }) => [
    `${file}:${line}`,
    `${capitalise(inEnglish(expected))}.`,
  ]);
}

async function notesOf(folder: string, drafts: readonly Draft[]): Promise<Row[]> {
  const rows = drafts.map(async (draft) => {
    const path = join(folder, draftPath(draft));
    const read = await readSource(path, displayPath(path));
    if ('issues' in read) throw new ContentError(read.issues);
    const { lineOf } = read.source;
    return (draft.notes ?? []).map(
      ({ field, what }): Row => [`${displayPath(path)}:${lineOf(field)}`, what],
    );
  });
  return (await Promise.all(rows)).flat();
}

/** How to add a part that the site does not have, by the path of its file or folder. */
const advice = {
  [registry.services.file]: 'To add a service that you offer: npm run new service "Title"',
  [registry.skills.file]:
    'To list your skills and tools, create skills.yaml with groups of skills.',
  [registry.testimonials.file]:
    'To add the testimonial of a client: npm run new testimonial "Name"',
  [`${registry.page.folder}/`]:
    'Add an imprint and a privacy page, if the law of your country requires them.',
};

/** Advice on optional content files that `init` did not write, each for one more part of the site. */
function absent(folder: string, drafts: readonly Draft[]): Row[] {
  return Object.entries(advice)
    .filter(([path]) => !drafts.some((draft) => draftPath(draft).startsWith(path)))
    .map(([path, text]): Row => [`${displayPath(folder)}/${path}`, text]);
}
