import { expect, type Locator } from '@playwright/test';

/** Moves the pointer over an element of an Astro island, and waits until the island is hydrated. */
export async function hydrate(part: Locator): Promise<void> {
  await part.hover();
  await expect(part.locator('xpath=ancestor::astro-island')).not.toHaveAttribute('ssr');
}
