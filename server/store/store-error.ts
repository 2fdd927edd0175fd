/**
 * Reads an error of SQLite (https://sqlite.org/rescode.html): a full disk, a file that cannot be
 * read or written, a writer that does not finish.
 *
 * @returns undefined if the error is about something else
 */
export function readStoreError(error: unknown): { code: number; text: string } | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  if (typeof error.errcode !== 'number') return undefined;
  return { code: error.errcode, text: error.message };
}
