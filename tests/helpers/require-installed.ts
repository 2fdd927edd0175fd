import { test } from '@playwright/test';

/**
 * Fails a test whose program is not installed; `npm run test:all -- --allow-missing` skips it.
 *
 * @param missing What is missing, as a line for a person; undefined where all is there.
 */
export function requireInstalled(missing: string | undefined): void {
  if (missing === undefined) return;
  if (process.env.ALLOW_MISSING) test.skip(true, missing);
  throw new Error(`${missing} Without it: npm run test:all -- --allow-missing`);
}
