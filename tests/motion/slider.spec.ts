import { expect, type Locator, type Page, test } from '@playwright/test';

const count = 6;

/** A slider that is in view and hydrated. */
async function open(page: Page, path: string, width: number): Promise<Locator> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  const slider = page.locator('section[aria-roledescription="carousel"]');
  await slider.scrollIntoViewIfNeeded();
  await expect(next(slider)).toBeVisible();
  return slider;
}

const next = (slider: Locator) => slider.getByRole('button', { name: 'Next testimonial' });
const previous = (slider: Locator) => slider.getByRole('button', { name: 'Previous testimonial' });

/** The authors that can be seen in the track, from its beginning on. */
const authorsInView = (slider: Locator) =>
  slider.evaluate((section) => {
    const track = section.querySelector('[role="group"]')?.getBoundingClientRect();
    if (!track) throw new Error('The slider has no track.');
    return Array.from(section.querySelectorAll('figure'))
      .map((figure) => ({ figure, box: figure.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .filter(({ box }) => box.left > track.left - 2 && box.right < track.right + 2)
      .sort((a, b) => Math.abs(a.box.left - track.left) - Math.abs(b.box.left - track.left))
      .map(({ figure }) => figure.querySelector('figcaption span')?.textContent ?? '');
  });

const all = (slider: Locator) =>
  slider.locator('[aria-roledescription="slide"] figcaption > :first-child').allTextContents();

const views = [
  { path: '/', width: 390, columns: 1 },
  { path: '/', width: 768, columns: 1 },
  { path: '/', width: 1280, columns: 3 },
  { path: '/about', width: 390, columns: 1 },
  { path: '/about', width: 1280, columns: 1 },
  { path: '/details/123', width: 1280, columns: 1 },
] as const;

for (const { path, width, columns } of views) {
  test.describe(`${path} at ${width} px`, () => {
    test(`Next shows ${columns} at a time and wraps from last to first`, async ({ page }) => {
      const slider = await open(page, path, width);
      const authors = await all(slider);
      expect(authors).toHaveLength(count);
      for (let turn = 0; turn <= count; turn += 1) {
        const expected = Array.from({ length: columns }, (_, at) => authors[(turn + at) % count]);
        await expect.poll(() => authorsInView(slider)).toEqual(expected);
        await next(slider).click();
      }
    });

    test('Previous wraps from first to last', async ({ page }) => {
      const slider = await open(page, path, width);
      const authors = await all(slider);
      for (const first of [5, 4, 3]) {
        await previous(slider).click();
        const expected = Array.from({ length: columns }, (_, at) => authors[(first + at) % count]);
        await expect.poll(() => authorsInView(slider)).toEqual(expected);
      }
    });

    test('the height does not jump', async ({ page }) => {
      const slider = await open(page, path, width);
      const height = async () => (await slider.boundingBox())?.height;
      const before = await height();
      expect(before).toBeGreaterThan(200);
      for (let turn = 0; turn < count; turn += 1) {
        await next(slider).click();
        expect(await height()).toBe(before);
      }
    });

    test('nothing shifts when it comes alive', async ({ page, browser }, info) => {
      const slider = await open(page, path, width);
      const alive = await slider.locator('figure').evaluateAll((figures) =>
        figures
          .filter((figure) => !figure.closest('[inert]'))
          .map((figure) => JSON.stringify(figure.getBoundingClientRect().toJSON())),
      );
      const scroll = await page.evaluate(() => scrollY);
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        baseURL: info.project.use.baseURL ?? '',
      });
      const other = await context.newPage();
      await other.route('**/*.js', (route) => route.abort());
      await other.goto(path);
      await other.evaluate((top) => scrollTo(0, top), scroll);
      const still = await other
        .locator('section[aria-roledescription="carousel"] figure')
        .evaluateAll((figures) =>
          figures.map((figure) => JSON.stringify(figure.getBoundingClientRect().toJSON())),
        );
      await context.close();
      expect(alive).toEqual(still);
    });
  });
}

test('fast clicks are all counted', async ({ page }) => {
  const slider = await open(page, '/about', 1280);
  await next(slider).dblclick();
  await next(slider).click();
  await expect(slider.getByText('4 of 6', { exact: true })).toBeVisible();
  const authors = await all(slider);
  await expect.poll(() => authorsInView(slider)).toEqual([authors[3]]);
});

test('the markup is that of a carousel', async ({ page }) => {
  const slider = await open(page, '/', 1280);
  await expect(slider).toHaveRole('region');
  await expect(slider).toHaveAccessibleName('From the guest book');
  const slides = slider.locator('[aria-roledescription="slide"]');
  await expect(slides).toHaveCount(count);
  for (let index = 0; index < count; index += 1) {
    await expect(slides.nth(index)).toHaveRole('group');
    await expect(slides.nth(index)).toHaveAccessibleName(`${index + 1} of ${count}`);
  }
  await expect(slider.locator('[inert]')).toHaveCount(2);
});

test('the buttons are real, large enough, and keep the focus', async ({ page }) => {
  const slider = await open(page, '/about', 390);
  for (const button of [previous(slider), next(slider)]) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await previous(slider).focus();
  await page.keyboard.press('Tab');
  await expect(next(slider)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(slider.getByText('2 of 6', { exact: true })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(slider.getByText('3 of 6', { exact: true })).toBeVisible();
  await expect(next(slider)).toBeFocused();
});

test('a new record is announced politely, the first one is not', async ({ page }) => {
  const slider = await open(page, '/about', 1280);
  const live = slider.locator('[aria-live="polite"]');
  await expect(live).toBeEmpty();
  await next(slider).click();
  await expect(live).toHaveText(/^2 of 6: She asked more questions .* Kwame Vasquez-Holm$/);
});

test('it does not turn by itself', async ({ page }) => {
  await page.clock.install();
  const slider = await open(page, '/about', 1280);
  await page.clock.fastForward('10:00');
  await expect(slider.getByText('1 of 6', { exact: true })).toBeVisible();
  expect(await slider.getByRole('group').first().evaluate((track) => track.scrollLeft)).toBe(0);
});

test('a swipe turns the page and the index follows', async ({ browser }, info) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    baseURL: info.project.use.baseURL ?? '',
  });
  const page = await context.newPage();
  const slider = await open(page, '/', 390);
  const box = await slider.getByRole('group').first().boundingBox();
  if (!box) throw new Error('The slider has no track.');
  const session = await context.newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width - 40,
    y: box.y + 60,
    xDistance: -260,
    speed: 1500,
    gestureSourceType: 'touch',
  });
  await expect(slider.getByText('2 of 6', { exact: true })).toBeVisible();
  const authors = await all(slider);
  await expect.poll(() => authorsInView(slider)).toEqual([authors[1]]);
  await next(slider).tap();
  await expect.poll(() => authorsInView(slider)).toEqual([authors[2]]);
  await context.close();
});

for (const [path, width] of [['/', 1280], ['/about', 390]] as const) {
  test(`from right to left it works too: ${path} at ${width} px`, async ({ page }) => {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('dir="ltr"', 'dir="rtl"');
      await route.fulfill({ response, body });
    });
    const slider = await open(page, path, width);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const authors = await all(slider);
    const firstInView = async () => {
      const inView = await authorsInView(slider);
      return inView.at(-1);
    };
    for (const index of [1, 2, 3, 4, 5, 0]) {
      await next(slider).click();
      await expect.poll(firstInView).toBe(authors[index]);
      await expect(slider.getByText(`${index + 1} of 6`, { exact: true })).toBeVisible();
    }
    await previous(slider).click();
    await expect.poll(firstInView).toBe(authors[5]);
  });
}
