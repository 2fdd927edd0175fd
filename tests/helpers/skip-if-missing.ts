/**
 * Whether tests that need a program are skipped, because the program is missing and may be missing.
 *
 * @param missing A message about the missing program; undefined where nothing is missing.
 * @throws Error where the program is missing and `ALLOW_MISSING` is not set
 */
export function skipIfMissing(missing: string | undefined): boolean {
  if (missing === undefined) return false;
  if (!process.env.ALLOW_MISSING) {
    throw new Error(`${missing} To skip its tests: npm run test:all -- --allow-missing`);
  }
  console.warn(missing);
  return true;
}
