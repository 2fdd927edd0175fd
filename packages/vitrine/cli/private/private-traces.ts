import { placedTexts } from '../../content/check/sources.ts';
import type { ContentIssue } from '../../content/content-issue.ts';
import { valueAt } from '../../content/edit/walk.ts';
import { sameName } from '../../content/loader/private-work.ts';
import { quoted, say } from '../../content/phrase.ts';
import { anyOf, privateNames, publicIssues } from '../../content/sealed/private-names.ts';
import { clearProjects } from './private-projects.ts';

/** Warnings for public texts with the title, the client or the website of a private project, if the site shows them. */
export async function privateTraces(folder: string): Promise<ContentIssue[]> {
  const names = await privateNames(folder);
  if (names.words.length === 0) return [];
  const pattern = anyOf(names.words);
  const clients = new Set(names.words.map(sameName));
  const { sources } = await clearProjects(folder);
  const issues: ContentIssue[] = [];
  for (const source of sources) {
    if (source.name === 'project' && names.ids.has(source.id ?? '')) continue;
    const isShown = ({ path }: { path: readonly PropertyKey[] }) => {
      const textOf = (field: string) => `${valueAt(source.data, [...path.slice(0, 2), field])}`;
      return !names.ids.has(textOf('project')) && !clients.has(sameName(textOf('name')));
    };
    const { fields, lines } = placedTexts(source);
    for (const { value, file, line, field } of [...fields.filter(isShown), ...lines]) {
      const text = value.match(pattern)?.[0];
      const found = text && say('privateProject', { text: quoted(text) });
      if (found) issues.push({ file, line, field, expected: say('publicWords'), found });
    }
  }
  return publicIssues(folder, issues, names);
}
