import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'));
const axe = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/**
 * All accessibility violations that axe finds: the rule, the element, and how to fix the violation. A page in a
 * frame is left out: the editor shows the site in one, which has tests of its own.
 *
 * @param rules The rules of axe that are checked; if missing, all.
 */
export async function violationsOn(page: Page, rules?: string[]): Promise<string[]> {
  // The builder would send axe to each frame, and anew at each run.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const { violations } = await new AxeBuilder({ page, axeSource: ';' })
    .setLegacyMode()
    .exclude('iframe')
    // Only violations are reported, because reporting passed checks takes half of axe's time.
    .options({ resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) })
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

/**
 * Expects enough contrast, for a state of a page that was checked by {@link expectAccessible} in another colour
 * scheme.
 */
export async function expectContrast(page: Page): Promise<void> {
  expect(await violationsOn(page, ['color-contrast']), 'texts with little contrast').toEqual([]);
}
