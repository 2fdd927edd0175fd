/**
 * The sections of a changelog after the version `before`, up to the version `after`. The newest section is the first.
 */
export function changelogBetween(changelog: string, before: string, after: string): string {
  const sections = changelog.split(/^(?=## )/m).slice(1);
  const versions = sections.map((section) => /^## \[?v?([^\s\]]+)/.exec(section)?.[1]);
  const newest = versions.indexOf(after);
  if (newest === -1) return '';
  const oldest = versions.indexOf(before);
  return sections
    .slice(newest, oldest === -1 ? newest + 1 : oldest)
    .join('')
    .trim();
}
