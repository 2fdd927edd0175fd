import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const DAY = 'oklch(0.975 0.012 88)';
const NIGHT = 'oklch(0.205 0.025 262)';

const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name, exact: true });

/** Expects that the background and the `theme-color` of the page have the given colour. */
async function expectLight(page: Page, colour: string): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('background-color', colour);
  // Polled, because the browser reports a change of the system theme to the page asynchronously.
  const metas = page.locator('meta[name="theme-color"]');
  const themeColour = () =>
    metas.evaluateAll(
      (all: HTMLMetaElement[]) => all.find(({ media }) => matchMedia(media).matches)?.content,
    );
  await expect.poll(themeColour).toBe(colour);
}

/** Records the background colour and the checked theme of each frame while a page loads, to detect flashes. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames = new Set<string>();
    const look = () => {
      if (document.body) {
        const checked = document.querySelector<HTMLInputElement>('[name="theme"]:checked');
        frames.add(getComputedStyle(document.documentElement).backgroundColor);
        if (checked) frames.add(checked.value);
        document.documentElement.dataset.frames = [...frames].join('; ');
      }
      if (document.readyState !== 'complete') requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

test('the site follows the system until a theme is chosen', async ({ page }) => {
  await page.goto('/');
  await expect(choice(page, 'System')).toBeChecked();
  await expectLight(page, DAY);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLight(page, NIGHT);
  await choice(page, 'Light').check();
  await expectLight(page, DAY);

  await test.step('a choice holds on other pages, from their first frame', async () => {
    await watchFrames(page);
    await page.goto('/project');
    await expect(page.locator('html')).toHaveAttribute('data-frames', `${DAY}; day`);
    await expect(choice(page, 'Light')).toBeChecked();
    await expectLight(page, DAY);
  });
  await test.step('it can be taken back', async () => {
    await choice(page, 'System').check();
    await expectLight(page, NIGHT);
    await page.reload();
    await expect(choice(page, 'System')).toBeChecked();
    await expectLight(page, NIGHT);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the site follows the system', async ({ page }) => {
    await page.goto('/');
    await expectLight(page, NIGHT);
  });
});

test('a theme chosen by keyboard is used in other tabs', async ({ context }) => {
  const one = await context.newPage();
  const two = await context.newPage();
  await one.goto('/');
  await two.goto('/about');
  await choice(one, 'System').focus();
  await one.keyboard.press('ArrowLeft');
  await expect(choice(one, 'Dark')).toBeChecked();
  await expectLight(one, NIGHT);
  await expectLight(two, NIGHT);
});
