/**
 * Whether tests are left out that need a program: where it is missing, and that is allowed.
 *
 * @param missing What is missing, as a line for a person; undefined where all is there.
 * @throws Error where it is missing and has to be there
 */
export function leavesOut(missing: string | undefined): boolean {
  if (missing === undefined) return false;
  if (!process.env.ALLOW_MISSING) {
    throw new Error(`${missing} Without it: npm run test:all -- --allow-missing`);
  }
  console.warn(missing);
  return true;
}
