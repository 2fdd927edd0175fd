import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const DAY = 'oklch(0.975 0.012 88)';
const NIGHT = 'oklch(0.205 0.025 262)';

const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Light' }).getByRole('radio', { name, exact: true });

/** The colour behind everything, and the one that browsers give their own edge. */
async function expectLight(page: Page, colour: string): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('background-color', colour);
  // The browser tells the page of a changed system a moment later.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
        return [...metas].find((meta) => matchMedia(meta.media).matches)?.content;
      }),
    )
    .toBe(colour);
}

for (const { system, own, other, chosen } of [
  { system: 'light', own: DAY, other: NIGHT, chosen: 'Night' },
  { system: 'dark', own: NIGHT, other: DAY, chosen: 'Day' },
] as const) {
  test.describe(`where the system is ${system}`, () => {
    test.use({ colorScheme: system });

    test('the site follows it, also when it changes', async ({ page }) => {
      await page.goto('/');
      await expect(choice(page, 'As the system has it')).toBeChecked();
      await expectLight(page, own);
      await page.emulateMedia({ colorScheme: system === 'light' ? 'dark' : 'light' });
      await expectLight(page, other);
    });

    test('a choice wins, and is remembered over pages and reloads', async ({ page }) => {
      await page.goto('/');
      await choice(page, chosen).check();
      await expectLight(page, other);
      await page.goto('/about');
      await expect(choice(page, chosen)).toBeChecked();
      await expectLight(page, other);
      await page.reload();
      await expectLight(page, other);

      await choice(page, 'As the system has it').check();
      await expectLight(page, own);
      await page.reload();
      await expect(choice(page, 'As the system has it')).toBeChecked();
      await expectLight(page, own);
    });

    test('a choice is on the page before its first frame', async ({ page }) => {
      await page.goto('/');
      await choice(page, chosen).check();
      await page.addInitScript(() => {
        const frames: string[] = [];
        const look = () => {
          if (document.body) {
            frames.push(getComputedStyle(document.documentElement).backgroundColor);
            document.documentElement.dataset.frames = [...new Set(frames)].join('; ');
          }
          if (document.readyState !== 'complete') requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.goto('/project');
      await expect(page.locator('html')).toHaveAttribute('data-frames', other);
    });
  });

  test.describe(`where the system is ${system}, without JavaScript`, () => {
    test.use({ colorScheme: system, javaScriptEnabled: false });

    test('the site follows it', async ({ page }) => {
      await page.goto('/');
      await expectLight(page, own);
    });
  });
}

test('the script that sets the light stands before the body and is not fetched', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const head = html.slice(0, html.indexOf('<body'));
  const script = /<script>[^<]*vitrine:theme/.exec(head);
  expect(script).not.toBeNull();
  const before = head.slice(0, script?.index);
  expect(before).not.toMatch(/<link[^>]*stylesheet/);
  expect(before).not.toMatch(/<script[^>]*\bsrc=/);
});

test('a choice in one tab reaches the others', async ({ context }) => {
  const one = await context.newPage();
  const two = await context.newPage();
  await one.goto('/');
  await two.goto('/about');
  await choice(one, 'Night').check();
  await expectLight(two, NIGHT);
});

test('the three states can be reached by keyboard', async ({ page }) => {
  await page.goto('/');
  await choice(page, 'As the system has it').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Day')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Night')).toBeChecked();
  await expectLight(page, NIGHT);
});
