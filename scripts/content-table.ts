import { collections, filePath } from '../packages/vitrine/content/collection-files.ts';

/** Returns the text of docs/owner/content-files.md with the table of content files updated. */
export function withTable(text: string): string {
  const rows = Object.values(collections).map(
    (collection) => `| \`${filePath(collection).replace('*', '<id>')}\` | ${collection.holds} |\n`,
  );
  const head = '| file | what it holds |\n|---|---|\n';
  const [before = '', after = ''] = text.split(head);
  return before + head + rows.join('') + after.replace(/^(?:\| `[^`]+\.(?:yaml|md)` .*\n)*/, '');
}
