import { test } from '@playwright/test';
import { skipIfMissing } from './skip-if-missing.ts';

/** Skips or fails (see `skipIfMissing`) a Playwright test that needs a program which is not installed. */
export function requireInstalled(missing: string | undefined): void {
  test.skip(skipIfMissing(missing), missing);
}
