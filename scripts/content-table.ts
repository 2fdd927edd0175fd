import { filePattern, kinds } from '../packages/vitrine/content/kind-files.ts';

/** Returns the text of docs/owner/content-files.md with the table of content files updated. */
export function withTable(text: string): string {
  const rows = Object.values(kinds).map(
    (kind) => `| \`${filePattern(kind).replace('*', '<id>')}\` | ${kind.holds} |\n`,
  );
  const head = '| file | what it holds |\n|---|---|\n';
  const [before = '', after = ''] = text.split(head);
  return before + head + rows.join('') + after.replace(/^(?:\| `[^`]+\.(?:yaml|md)` .*\n)*/, '');
}
