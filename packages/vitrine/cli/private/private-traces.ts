import { placedTexts } from '../../content/check/sources.ts';
import type { ContentIssue } from '../../content/content-issue.ts';
import { valueAt } from '../../content/edit/walk.ts';
import { sameName } from '../../content/loader/private-work.ts';
import { quoted, say } from '../../content/phrase.ts';
import { anyOf, privateNames, publicIssues } from '../../content/sealed/private-names.ts';
import { clearProjects } from './private-projects.ts';

/**
 * Warnings for public texts with the title, the client or the website of a private project, such as a client under
 * another name. What the loader leaves out of the site has none.
 */
export async function privateTraces(folder: string): Promise<ContentIssue[]> {
  const names = await privateNames(folder);
  if (names.words.length === 0) return [];
  const pattern = anyOf(names.words);
  const clients = new Set(names.words.map(sameName));
  const { sources } = await clearProjects(folder);
  const issues = sources
    .filter(({ name, id = '' }) => name !== 'project' || !names.ids.has(id))
    .flatMap((source) => {
      const isShown = ({ path }: { path: readonly PropertyKey[] }) => {
        const entry = valueAt(source.data, path.slice(0, 2));
        const isOfClient =
          source.name === 'clients' && clients.has(sameName(`${valueAt(entry, ['name'])}`));
        return !isOfClient && !names.ids.has(`${valueAt(entry, ['project'])}`);
      };
      const { fields, lines } = placedTexts(source);
      return [...fields.filter(isShown), ...lines].flatMap(({ value, file, line, field }) => {
        const text = value.match(pattern)?.[0];
        const expected = say('publicWords');
        return text
          ? [{ file, line, field, expected, found: say('privateProject', { text: quoted(text) }) }]
          : [];
      });
    });
  return publicIssues(folder, issues, names);
}
