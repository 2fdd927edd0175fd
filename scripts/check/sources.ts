import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFiles } from '../../src/content/loader/check-names.ts';
import { mapLimit, openFiles } from '../../src/content/loader/map-limit.ts';
import { readSource, type SourceFile } from '../../src/content/loader/source-file.ts';
import { readText } from '../../src/content/loader/text-file.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import type { ContentKind } from '../../src/content/schemas/all.ts';
import { shown } from '../project.ts';

/** A content file with the places of everything in it. */
export interface Source extends SourceFile {
  /** Its path in the content folder, with forward slashes. */
  path: string;
  /** Its path in messages. */
  file: string;
  /** What kind of content file it is. */
  kind: ContentKind;
  /** For a project, the name of its folder; for a further page, that of its file. */
  id: string | undefined;
  /** Its whole text. */
  text: string;
  /** How many lines stand above the Markdown. */
  linesBefore: number;
}

/** A text in a content file and the field that holds it. */
export interface PlacedText {
  path: FieldPath;
  value: string;
}

/**
 * Reads all files of a content folder that can be read; what cannot is the loader's to tell.
 *
 * @param folder The content folder, absolute, or the folder of a further language in it.
 */
export async function readSources(folder: string): Promise<Source[]> {
  const own = contentFiles.map((name) => ({ path: name, kind: kindOf(name), id: undefined }));
  const projects = (await names(folder, 'projects')).map((id) => ({
    path: `projects/${id}/index.md`,
    kind: 'project' as const,
    id,
  }));
  const pages = (await names(folder, 'pages'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => ({
      path: `pages/${name}`,
      kind: 'page' as const,
      id: name.replace(/\.md$/, ''),
    }));
  const read = await mapLimit([...own, ...projects, ...pages], openFiles, async (entry) => {
    const file = shown(join(folder, entry.path));
    const [text, result] = await Promise.all([
      readText(join(folder, entry.path)),
      readSource(join(folder, entry.path), file),
    ]);
    if (!('text' in text && 'source' in result)) return undefined;
    const lines = (words: string) => words.split('\n').length;
    const { body } = result.source;
    const linesBefore = body === '' ? lines(text.text) : lines(text.text) - lines(body);
    return { ...result.source, ...entry, file, text: text.text, linesBefore };
  });
  return read.filter((source) => source !== undefined);
}

/** Every text in the fields of a file, in order. */
export function textsOf(data: unknown, path: FieldPath = []): PlacedText[] {
  if (typeof data === 'string') return [{ path, value: data }];
  if (typeof data !== 'object' || data === null) return [];
  const entries: [PropertyKey, unknown][] = Array.isArray(data)
    ? [...data.entries()]
    : Object.entries(data);
  return entries.flatMap(([key, value]) => textsOf(value, [...path, key]));
}

const kinds = {
  'site.yaml': 'site',
  'home.yaml': 'home',
  'about.md': 'about',
  'services.yaml': 'services',
  'skills.yaml': 'skills',
  'testimonials.yaml': 'testimonials',
  'contact.yaml': 'contact',
  'projects.yaml': 'projects',
} as const satisfies Record<(typeof contentFiles)[number], ContentKind>;

function kindOf(name: keyof typeof kinds): ContentKind {
  return kinds[name];
}

async function names(folder: string, inside: string): Promise<string[]> {
  const all = await readdir(join(folder, inside)).catch(() => []);
  return all.filter((name) => !name.startsWith('.')).sort();
}
