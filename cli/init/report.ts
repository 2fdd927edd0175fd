import { join } from 'node:path';
import { parseYaml } from '../../src/content/loader/yaml-file.ts';
import { type ContentKind, registry } from '../../src/content/registry.ts';
import { columns } from '../command.ts';
import { shown } from '../project.ts';
import { type Draft, draftPath, type Note } from './draft.ts';
import { textOf } from './folder.ts';
import type { Left } from './ledger.ts';

interface Written {
  /** The new folder, absolute. */
  folder: string;
  /** The name that the folder has now that stood in its place. */
  old: string | undefined;
  drafts: readonly Draft[];
  /** A line for each image that was not taken. */
  leftAside: readonly string[];
  /** What a JSON Resume file says that has no place; undefined without such a file. */
  left: readonly Left[] | undefined;
  /** Whether the commands look into the folder without being told. */
  isUsual: boolean;
}

/** A place, and what there is to say of it. */
type Row = readonly [place: string, what: string];

/** What was written, what is left to do, and how to go on, for the terminal. */
export function report({ folder, old, drafts, leftAside, left, isUsual }: Written): string {
  const name = shown(folder);
  const which = isUsual ? '' : `CONTENT=${name} `;
  const kept = old === undefined ? '' : ` The folder that stood there is now ${shown(old)}/.`;
  const aside = leftAside.map((line) => `\n  ${line}`).join('');
  const parts = [
    `${name}/ is written.${kept}`,
    ...(aside === '' ? [] : [`Left aside:${aside}`]),
    `Still to write:\n${columns([...toWrite(folder, drafts), ...absent(folder, drafts)])}`,
    `Then:
  ${which}npm run dev                  shows the site while you write
  ${which}npm run new project "Title"  adds a project
  ${which}npm run check                looks for mistakes, and for what is missing`,
    ...(left === undefined ? [] : [notPlaced(left)]),
  ];
  return parts.join('\n\n');
}

function notPlaced(left: readonly Left[]): string {
  if (left.length === 0) return 'All of the file has a place.';
  return `Not placed:\n${columns(left.map(({ path, why }) => [path, why]))}`;
}

function toWrite(folder: string, drafts: readonly Draft[]): Row[] {
  return drafts.flatMap((draft) =>
    draft.notes.map((note): Row => {
      const place = `${shown(join(folder, draftPath(draft)))}:${lineOf(draft, note)}`;
      return [place, note.what];
    }),
  );
}

/** What has no file yet. Its part of the site shows when it has one. */
function absent(folder: string, drafts: readonly Draft[]): Row[] {
  return Object.entries<ContentKind>(registry)
    .filter(([name]) => !drafts.some(({ kind }) => kind === name))
    .flatMap(([, { file, advice }]): Row[] =>
      advice ? [[`${shown(folder)}/${file.split('*')[0]}`, advice]] : [],
    );
}

function lineOf(draft: Draft, { field }: Note): number {
  const lines = textOf(draft).split('\n');
  const end = lines.indexOf('---', 1);
  if (field.length === 0) return end + 3;
  const isMarkdown = draftPath(draft).endsWith('.md');
  const fields = isMarkdown ? lines.slice(1, end) : lines;
  const yaml = parseYaml(fields.join('\n'), isMarkdown ? 1 : 0);
  if ('issue' in yaml) throw new Error(`${draftPath(draft)}: ${yaml.issue.found}`);
  return yaml.lineOf(field);
}
