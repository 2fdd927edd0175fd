import { test } from '@playwright/test';
import { leavesOut } from './leaves-out.ts';

/** Skips or fails (see `leavesOut`) a Playwright test that needs a program which is not installed. */
export function requireInstalled(missing: string | undefined): void {
  test.skip(leavesOut(missing), missing);
}
