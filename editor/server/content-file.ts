import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFiles } from '../../src/content/loader/check-names.ts';
import type { ContentKind } from '../../src/content/schemas/all.ts';
import { fileKind } from '../api.ts';

/** A file that the editor can open. */
export interface ContentFile {
  /** Path in the content folder, with forward slashes. */
  path: string;
  kind: ContentKind;
  /** The id of a project or page. */
  id?: string | undefined;
}

/** The file at a path of the content folder; undefined where the editor has none of that name. */
export function contentFile(path: string): ContentFile | undefined {
  const top = contentFiles.find((name) => name === path);
  if (top) return { path, kind: fileKind.parse(top.replace(/\..*$/, '')) };
  const id = /^projects\/([^/\\\0]+)\/index\.md$/.exec(path)?.[1];
  if (id !== undefined && !id.startsWith('.')) return { path, kind: 'project', id };
  const page = /^pages\/([^/\\\0]+)\.md$/.exec(path)?.[1];
  if (page !== undefined && !page.startsWith('.')) return { path, kind: 'page', id: page };
  return undefined;
}

/** All files that stand in the content folder or could. */
export async function contentFilesIn(folder: string): Promise<ContentFile[]> {
  const ids = await names(join(folder, 'projects'));
  const pages = await names(join(folder, 'pages'));
  return [
    ...contentFiles,
    ...ids.map((id) => `projects/${id}/index.md`),
    ...pages.filter((name) => name !== 'README.md').map((name) => `pages/${name}`),
  ]
    .map(contentFile)
    .filter((file) => file !== undefined);
}

/** The path of the page of the site that shows a file. */
export function shownAt({ kind, id }: ContentFile): string {
  const pages: Partial<Record<ContentKind, string>> = {
    about: '/about',
    skills: '/about',
    services: '/service',
    contact: '/contact',
    projects: '/project',
    project: `/details/${id}`,
    page: `/${id}`,
  };
  return pages[kind] ?? '/';
}

async function names(folder: string): Promise<string[]> {
  const all = await readdir(folder).catch(() => []);
  return all.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
