import type { Git } from './git.ts';

/** The three commits of a merge. */
export interface Sides {
  /** Where the two histories parted. */
  base: string;
  own: string;
  newer: string;
}

/**
 * What each side did to some files, file by file.
 *
 * @param files Paths from the top of the repository.
 */
export async function describeConflicts(
  git: Git,
  { base, own, newer }: Sides,
  files: readonly string[],
): Promise<string> {
  const told = files.map(async (file) => {
    const [you, vitrine] = await Promise.all([
      whatHappened(git, base, own, file),
      whatHappened(git, base, newer, file),
    ]);
    return `${file}\n  you      ${you}\n  Vitrine  ${vitrine}`;
  });
  return (await Promise.all(told)).join('\n\n');
}

/** What became of a file between two commits, and the commit that touched it last. */
async function whatHappened(git: Git, base: string, end: string, file: string): Promise<string> {
  const before = await exists(git, base, file);
  const after = await exists(git, end, file);
  const subject = await git.do('log', '-1', '--format=%s', `${base}..${end}`, '--', file);
  const last = subject === '' ? '' : `, last by "${subject}"`;
  if (!before && !after) return 'moved another file here or away';
  if (!before) return `added it${last}`;
  if (!after) return `took it away or moved it${last}`;
  const counts = await git.do('diff', '--numstat', '--no-renames', base, end, '--', file);
  const [added, removed] = counts.split('\t');
  if (added === undefined) return 'left it as it was';
  if (added === '-') return `changed it${last}`;
  return `added ${lines(added)}, took ${lines(removed)} away${last}`;
}

async function exists(git: Git, commit: string, file: string): Promise<boolean> {
  return (await git.ask('cat-file', '-e', `${commit}:${file}`)).code === 0;
}

function lines(count: string | undefined): string {
  return count === '1' ? '1 line' : `${count} lines`;
}
