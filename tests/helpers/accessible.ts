import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** All violations found by all rules of axe: the rule, the element, and how to fix it. */
export async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // Only violations: describing passed checks takes half of the time of axe.
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary }) =>
        `${id}: ${target.join(' ')} ${html.slice(0, 160)}\n${failureSummary}`,
    ),
  );
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOn(page), 'violations that axe finds').toEqual([]);
}
