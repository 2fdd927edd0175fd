/**
 * Whether tests that need a program are skipped: where it is missing, and skipping is allowed.
 *
 * @param missing A message about the missing program; undefined where nothing is missing.
 * @throws Error where it is missing but required
 */
export function leavesOut(missing: string | undefined): boolean {
  if (missing === undefined) return false;
  if (!process.env.ALLOW_MISSING) {
    throw new Error(`${missing} Without it: npm run test:all -- --allow-missing`);
  }
  console.warn(missing);
  return true;
}
