import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Every violation that axe finds, by all of its rules: the rule, the element, and how to fix it. */
export async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // To describe what passes takes axe half of its time.
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
