import type { EditorStrings } from '../language.ts';

export type GitRefusal = keyof EditorStrings['refusals'];

/** What Git, its transports and the usual hosts print where they refuse something, the most exact first. */
const refusals: readonly (readonly [said: RegExp, refusal: GitRefusal])[] = [
  [/dubious ownership/, 'ownership'],
  [/^fatal: not a git repository/m, 'noRepository'],
  [/Please tell me who you are|auto-detect email|empty ident name/, 'identity'],
  [/\.lock'?: File exists|Another git process/, 'locked'],
  [/gpg failed to sign|failed to sign the data|signing failed/i, 'signing'],
  [
    /does not support --signed|not have a (?:good )?GPG signature|(?:bad|untrusted) GPG signature/i,
    'unsigned',
  ],
  [/empty commit message/, 'emptyMessage'],
  [/would be overwritten by|index contains uncommitted changes|not uptodate/, 'localChanges'],
  [/unrelated histories/, 'unrelated'],
  [/No space left on device|Disk quota exceeded/, 'full'],
  [/Host key verification failed/, 'hostKey'],
  [
    /Authentication failed|could not read (?:Username|Password)|Permission denied \((?:publickey|password)|Invalid username or|returned error: 40[13]|Permission to .* denied|access denied/i,
    'access',
  ],
  [
    /Repository not found|does not appear to be a git repository|repository '.*' not found/i,
    'notFound',
  ],
  [/exceeds .*(?:size|limit)|file size limit|HTTP 413|pack exceeds/i, 'tooLarge'],
  [
    /Could not resolve host|Failed to connect|Connection (?:timed out|refused|reset)|Network is unreachable|No route to host|Operation timed out|early EOF|hung up unexpectedly/i,
    'offline',
  ],
  [/protected branch|\[remote rejected\]|hook declined|GH\d{3}/, 'hostRefused'],
  [/non-fast-forward|fetch first|\[rejected\]|stale info/, 'overtaken'],
  [/external filter|(?:clean|smudge) filter '.*' failed/, 'filter'],
  [/outside of your sparse-checkout/, 'sparse'],
  [/^fatal: (?:CRLF|LF) would be replaced/m, 'lineEnds'],
  [/did you forget to use 'git add'/, 'patch'],
  [/Read-only file system|insufficient permission|Permission denied/, 'disk'],
  [
    /(?:object|index) file .*(?:empty|corrupt|smaller)|loose object|bad object|bad tree/i,
    'damaged',
  ],
];

/**
 * Why Git refused a command.
 *
 * @param output What Git printed, in English.
 * @param isLate Whether Git was stopped because it took too long.
 */
export function refusalOf(output: string, isLate: boolean): GitRefusal {
  if (isLate) return 'late';
  return refusals.find(([said]) => said.test(output))?.[1] ?? 'unknown';
}
