import { expect, type Locator } from '@playwright/test';
import { test } from '../fixtures.ts';
import { allAuthors, expectInView, next, openSlider, previous } from './slider-support.ts';

const views = [
  { path: '/', width: 390, columns: 1, count: 6, reducedMotion: 'no-preference', tag: [] },
  { path: '/', width: 1280, columns: 3, count: 6, reducedMotion: 'reduce', tag: [] },
  { path: '/about', width: 768, columns: 1, count: 6, reducedMotion: 'reduce', tag: ['@all'] },
  {
    path: '/details/123',
    width: 1280,
    columns: 1,
    count: 3,
    reducedMotion: 'reduce',
    tag: ['@all'],
  },
] as const;

/** Where the items stand on the page, in pixels. */
const boxes = (slider: Locator) =>
  slider.locator('figure').evaluateAll((figures) =>
    figures
      .filter((figure) => !figure.closest('[inert]'))
      .map((figure) => {
        const { left, top, width, height } = figure.getBoundingClientRect();
        return { left, top: top + scrollY, width, height };
      }),
  );

for (const { path, width, columns, count, reducedMotion, tag } of views) {
  test.describe(`${path} at ${width} px, ${reducedMotion}`, { tag: [...tag] }, () => {
    test.use({ reducedMotion });

    test(`it shows ${columns} at a time, wraps at both ends, and keeps its height`, async ({
      page,
      context,
    }) => {
      // A font that comes late is left out (font-display: optional), and lines break elsewhere then:
      // both loads that are compared go without.
      await context.route('**/*.woff2', (route) => route.abort());
      const slider = await openSlider(page, path, width);
      const authors = await allAuthors(slider);
      expect(authors).toHaveLength(count);
      // Copies behind the last item, for more columns than one.
      await expect(slider.locator('[inert]')).toHaveCount(path === '/' ? 2 : 0);
      const hydrated = await boxes(slider);
      const height = async () => (await slider.boundingBox())?.height;
      const before = await height();
      expect(before).toBeGreaterThan(200);

      const expectFirst = async (first: number) => {
        await expectInView(
          slider,
          Array.from({ length: columns }, (_, at) => authors[(first + at) % count]),
        );
        expect(await height()).toBe(before);
      };
      await expectFirst(0);
      for (let turn = 1; turn <= count; turn += 1) {
        await next(slider).click();
        expect(await height(), 'while the track moves').toBe(before);
        await expectFirst(turn);
      }
      for (const first of [count - 1, count - 2]) {
        await previous(slider).click();
        await expectFirst(first);
      }
      const cards = await slider
        .locator('[aria-roledescription="slide"] figure')
        .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().height));
      expect(new Set(cards).size, 'heights of the items').toBe(1);

      await test.step('nothing shifts when it hydrates', async () => {
        const other = await context.newPage();
        await other.setViewportSize({ width, height: 900 });
        await other.route('**/*.js', (route) => route.abort());
        await other.goto(path);
        const still = other.locator('section[aria-roledescription="carousel"]');
        expect(hydrated).toEqual(await boxes(still));
      });
    });
  });
}
