import { join } from 'node:path';
import { parseYaml } from '../../src/content/loader/yaml-file.ts';
import { type ContentKind, registry } from '../../src/content/registry.ts';
import { shown } from '../project.ts';
import { type Draft, draftPath, type Note } from './draft.ts';
import { textOf } from './folder.ts';

interface Place {
  place: string;
  what: string;
}

/** The list of what is still to write, each with file and line. */
export function stillToWrite(folder: string, drafts: readonly Draft[]): string {
  const places = drafts.flatMap((draft) =>
    draft.notes.map((note) => ({
      place: `${shown(join(folder, draftPath(draft)))}:${lineOf(draft, note)}`,
      what: note.what,
    })),
  );
  return table([...places, ...absent(folder, drafts)]);
}

/** What has no file yet. Its part of the site shows when it has one. */
function absent(folder: string, drafts: readonly Draft[]): Place[] {
  return Object.entries<ContentKind>(registry)
    .filter(([name]) => !drafts.some(({ kind }) => kind === name))
    .flatMap(([, { file, advice = '' }]) => {
      const [path = ''] = file.split('*');
      return advice === '' ? [] : [{ place: `${shown(folder)}/${path}`, what: advice }];
    });
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

function table(places: readonly Place[]): string {
  const width = Math.max(...places.map(({ place }) => place.length));
  return places.map(({ place, what }) => `  ${place.padEnd(width)}  ${what}`).join('\n');
}
