// The parts that each look shows, however it arranges them (specification, section 2).
import { expect, type Locator } from '@playwright/test';
import { settle } from '../packages/vitrine/cli/browser/settle.ts';
import { test } from './fixtures.ts';
import { holdBack } from './helpers/hold-back.ts';
import { layoutShift } from './helpers/layout-shift.ts';
import { expectPrintedHome } from './helpers/printed-home.ts';

/** A project of each example with a full-bleed picture. */
const caseStudies: Readonly<Record<string, string>> = {
  beginner: 'vivero',
  shops: 'seed',
  museums: 'sel',
  systems: 'fahrplan',
  wordpress: 'szkwal',
  bilingual: 'diwan',
};

/** The top edge of an element in pixels from the top of the page. */
const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

for (const [device, size, limit] of [
  ['a phone', { width: 390, height: 844 }, 1000],
  ['a desk', { width: 1280, height: 900 }, 900],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: size });

    test('each project in the list has picture, title, tags, link, heart and share', async ({
      page,
    }) => {
      await page.goto('/project');
      const list = page
        .getByRole('main')
        .getByRole('list')
        .filter({ has: page.getByRole('article') });
      const cards = await list.getByRole('article').all();
      expect(cards.length).toBeGreaterThan(0);
      expect(cards.length).toBeLessThanOrEqual(12);
      for (const [index, card] of cards.entries()) {
        await test.step(`card ${index + 1}`, async () => {
          await expect(card.locator('.cover-frame')).toBeVisible();
          await expect(card.getByRole('heading', { level: 2 })).toBeVisible();
          await expect(card.getByRole('list').getByRole('link').first()).toBeVisible();
          await expect(card.locator('.card-link')).toBeVisible();
          await expect(card.getByRole('button')).toHaveCount(2);
          for (const button of await card.getByRole('button').all()) {
            const box = await button.boundingBox();
            expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
          }
        });
      }
    });

    test('nothing on Home shifts when its fonts come late', async ({ page }) => {
      const letFontsCome = await holdBack(page, '**/*.woff2');
      await page.goto('/', { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      letFontsCome();
      await settle(page);
      const { total, moved } = await layoutShift(page);
      expect(total, `shifted elements: ${moved.join(', ')}`).toBeLessThanOrEqual(0.01);
    });

    test('a full-bleed picture reaches the edges of the window, or of the sheet', async ({
      page,
      build,
    }) => {
      await page.goto(`/details/${caseStudies[build]}`);
      const hasSheet = build === 'systems' && size.width >= 960;
      const ground = page.locator(hasSheet ? '.project-text' : 'body');
      const widths = [ground, page.locator('.block-full-bleed .block-pictures').first()].map(
        async (part) => Math.round((await part.boundingBox())?.width ?? 0),
      );
      const [widest, picture] = await Promise.all(widths);
      expect(picture).toBe(widest);
    });

    test('the featured project of Home is near the top', async ({ page }) => {
      await page.goto('/');
      const main = page.getByRole('main');
      const featured = main.locator('.hero article').first();
      expect(await topOf(featured.locator('.cover-frame'))).toBeLessThanOrEqual(limit);
    });
  });
}

test('Home shows each skill', async ({ page }) => {
  await page.goto('/');
  for (const skill of await page.locator('.hero-showcase').getByRole('listitem').all()) {
    await expect(skill).toBeVisible();
  }
});

test('Home prints on three pages at most, each project with its text beside its cover', async ({
  page,
}) => {
  await expectPrintedHome(page, 3);
});
