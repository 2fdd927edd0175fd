// Loads each page template in two ways: on a phone in the light theme, on a desktop in the dark theme.
// Expects no layout shift, readable and accessible text at every width, and an empty console.
import { expect, type Page } from '@playwright/test';
import { open, settle } from '../packages/vitrine/cli/browser/settle.ts';
import { test } from './fixtures.ts';
import { expectAccessible } from './helpers/accessible.ts';
import { layoutShift } from './helpers/layout-shift.ts';
import { expectReadable } from './helpers/readable.ts';
import { paths } from './helpers/sample-pages.ts';
import { smallTargets } from './helpers/targets.ts';
import { watchConsole } from './helpers/watch-console.ts';
import { budgets } from './performance/budgets.ts';
import { expectFontBudget, type LoadedFile, total, weigh } from './performance/weigh.ts';

test.use({ reducedMotion: 'no-preference' });

const controls = 'a[href], button, input, select, textarea, summary';
const mainControls = 'header a, button, input:not([type=radio]), select, textarea';

for (const path of [...paths, '/imprint']) {
  test(`${path} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await expectStill(page);
    await expectReadable(page);
    await expectAccessible(page);
    expect.soft(await smallTargets(page, controls, 24), 'controls below 24 px').toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect.soft(await smallTargets(page, mainControls, 44), 'controls below 44 px').toEqual([]);
    await page.keyboard.press('Escape');
    await expectEdges(page);

    // Tests a 1280 × 1024 window at 400 % zoom (WCAG 1.4.10), then the text spacing of WCAG 1.4.12.
    const main = page.getByRole('main');
    // Decorative images are not in the ARIA snapshot, so visible images are counted separately.
    const images = main.locator('img').filter({ visible: true });
    const usual = await main.ariaSnapshot();
    const usualImages = await images.count();
    expect(usual).toContain('heading');
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await main.ariaSnapshot()).toBe(usual);
    expect(await images.count()).toBe(usualImages);
    await expectReadable(page);
    await spaceText(page);
    await expectReadable(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectReadable(page);
  });

  test(`${path} on a desktop`, async ({ page }) => {
    const said = watchConsole(page);
    const loaded = weigh(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const response = await page.goto(path);
    const policy = (await response?.headerValue('Content-Security-Policy')) ?? '';
    expect(policy).toContain("default-src 'none';script-src 'self' 'sha256-");
    expect(policy).not.toContain('unsafe');
    // Before the page is scrolled, because the pointer would then be over the list, and hydrate it.
    await expectScriptBudget(page, await loaded());
    await settle(page);
    await expectFontBudget(page, await loaded());
    await expectStill(page);
    await expectImages(page);
    await useControls(page);
    await expectReadable(page);
    expect.soft(await smallTargets(page, controls, 24), 'controls below 24 px').toEqual([]);
    // The browser's own message about the 404 response for the unknown path is ignored.
    expect(said.filter((line) => !line.includes('status of 404'))).toEqual([]);
  });

  test(`${path} is accessible by night`, { tag: '@all' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, path);
    await expectAccessible(page);
    await expectEdges(page);
    await spaceText(page);
    await expectReadable(page);
  });

  for (const width of [768, 1920]) {
    test(`${path} loads without a layout shift at ${width}`, { tag: '@all' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await expectStill(page);
      await expectReadable(page);
      expect.soft(await smallTargets(page, controls, 24), 'controls below 24 px').toEqual([]);
    });
  }
}

async function expectStill(page: Page): Promise<void> {
  const { total: shift, moved } = await layoutShift(page);
  expect
    .soft(shift, `layout shift score; shifted elements: ${moved.join(', ')}`)
    .toBeLessThanOrEqual(0.01);
}

/** Expects that every control has a visible edge in forced-colors mode. */
async function expectEdges(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect
    .soft(await controlsWithoutEdge(page), 'controls without a visible edge in forced-colors mode')
    .toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/**
 * Expects that every image has a size and is not broken. Photographs have several widths, as AVIF below
 * 1,000 pixels and as WebP above. Images in the first view load eagerly, images far below lazily.
 */
async function expectImages(page: Page): Promise<void> {
  const images = await page.locator('img').evaluateAll((all: HTMLImageElement[]) =>
    all.map((image) => ({
      src: image.getAttribute('src') ?? '',
      lacks: ['width', 'height'].filter((name) => !image.hasAttribute(name)),
      isBroken: image.complete && image.naturalWidth === 0,
      loading: image.loading,
      isFar: image.getBoundingClientRect().top > 2 * innerHeight,
      isInFirstView: image.getBoundingClientRect().bottom <= innerHeight,
      candidates: image.srcset.split(', '),
      sizes: image.sizes,
    })),
  );
  for (const { src, lacks, isBroken, loading, isFar, isInFirstView, candidates, sizes } of images) {
    expect.soft({ lacks, isBroken }, src).toEqual({ lacks: [], isBroken: false });
    // For an icon from an SVG sprite, lazy loading does not matter: one file contains many icons.
    if (src.includes('.svg#')) continue;
    if (isFar) expect.soft(loading, `${src}, far below the first view`).toBe('lazy');
    if (isInFirstView) expect.soft(loading, `${src}, in the first view`).toBe('eager');
    if (src.endsWith('.svg')) continue;
    expect.soft(sizes, src).not.toBe('');
    for (const candidate of candidates) {
      expect.soft(candidate, src).toMatch(/\.avif \d{1,3}w$|\.webp \d{4}w$/);
    }
  }
}

async function expectScriptBudget(page: Page, files: readonly LoadedFile[]): Promise<void> {
  const scripts = files.filter(({ type }) => type === 'script');
  expect(scripts.length).toBeGreaterThan(0);
  const hasIslands = (await page.locator('astro-island').count()) > 0;
  const budget = hasIslands ? budgets.scripts : budgets.scriptsWithoutIslands;
  expect.soft(total(scripts, 'body'), 'bytes of scripts').toBeLessThanOrEqual(budget);
  const waitedFor = page.locator(
    'script[src]:not([type="module"], [async], [defer]), head link[rel="stylesheet"]:not([media="print"])',
  );
  await expect.soft(waitedFor, 'files that block the first paint').toHaveCount(0);
}

/** Clicks the buttons of the testimonial slider, the theme switch and the motion switch. */
async function useControls(page: Page): Promise<void> {
  for (const name of ['Next testimonial', 'Previous testimonial']) {
    const button = page.getByRole('button', { name });
    if ((await button.count()) > 0) await button.click();
  }
  for (const name of ['Dark', 'Light', 'System']) {
    await page.getByRole('radio', { name, exact: true }).check();
  }
  await page.getByRole('button', { name: 'Pause animations' }).click();
  await page.getByRole('button', { name: 'Resume animations' }).click();
}

/** Applies the text spacing of WCAG 1.4.12 to a page, overriding its styles. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

/**
 * Finds controls that have no visible edge in forced-colors mode: no border, outline or background. A
 * button with only an icon is visible by its icon.
 *
 * @returns the name or the text of each such control
 */
async function controlsWithoutEdge(page: Page): Promise<string[]> {
  return await page
    .locator('button, input:not([type=radio]), select, textarea')
    .evaluateAll((all) => {
      const paper = getComputedStyle(document.documentElement).backgroundColor;
      const sides = ['top', 'right', 'bottom', 'left'];
      const hasEdge = (control: Element) => {
        const style = getComputedStyle(control);
        const value = (name: string) => style.getPropertyValue(name);
        const isLine = (line: string) =>
          value(`${line}-style`) !== 'none' && Number.parseFloat(value(`${line}-width`)) > 0;
        const ground = value('background-color');
        const isClear = ground === paper || / 0\)$/.test(ground);
        return !isClear || isLine('outline') || sides.some((side) => isLine(`border-${side}`));
      };
      const isIcon = (control: Element) =>
        control.querySelector('svg') !== null &&
        [...control.childNodes].every((node) => !(node instanceof Text));
      return all
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => !hasEdge(control) && !isIcon(control))
        .map((control) => control.getAttribute('name') ?? control.textContent ?? '');
    });
}
