/** Whether an error of the file system or of a process has one of the given codes, such as `ENOENT`. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}

/** Whether an error of the file system means that the file does not exist. */
export function isAbsent(error: unknown): boolean {
  return hasCode(error, 'ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP');
}
