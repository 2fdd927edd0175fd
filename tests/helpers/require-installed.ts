import { test } from '@playwright/test';
import { leavesOut } from './leaves-out.ts';

/** Skips a page test whose program is missing, or fails it: see `leavesOut`. */
export function requireInstalled(missing: string | undefined): void {
  test.skip(leavesOut(missing), missing);
}
