import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * All accessibility violations that axe finds: the rule, the element, and how to fix the violation. A page in a
 * frame is left out: the editor shows the site in one, which has tests of its own.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('iframe')
    // Only violations are reported, because reporting passed checks takes half of axe's time.
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
