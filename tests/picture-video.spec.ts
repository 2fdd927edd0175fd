// Videos over pictures: on Home, and on the page of a project.
import { expect, type Page } from '@playwright/test';
import { open } from '../packages/vitrine/cli/browser/settle.ts';
import { test } from './fixtures.ts';
import { expectAccessible } from './helpers/accessible.ts';
import { watchConsole } from './helpers/watch-console.ts';

/** The names of the videos that a page asks for. */
function videosOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/(\w+)\.[^/]+\.mp4$/.exec(request.url())?.[1];
    if (name !== undefined) asked.push(name);
  });
  return asked;
}

for (const path of ['./', 'details/blocks']) {
  test.describe(`${path} with motion`, () => {
    test.use({ reducedMotion: 'no-preference' });

    test('plays the video in view, and the switch pauses it by key', async ({ page }) => {
      const said = watchConsole(page);
      await page.goto(path);
      const video = page.locator('.picture-video');
      await video.scrollIntoViewIfNeeded();
      await expect(video).toHaveJSProperty('paused', false);
      await expect(video).toHaveJSProperty('muted', true);
      await expect(page.getByRole('img', { name: 'The price list' }).first()).toBeVisible();
      // Without scrolling, which would pause the video where it is far below the switch.
      await page
        .getByRole('button', { name: 'Pause animations' })
        .evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
      await page.keyboard.press('Enter');
      await expect(video).toHaveJSProperty('paused', true);
      await page.keyboard.press('Enter');
      await expect(video).toHaveJSProperty('paused', false);
      expect(said).toEqual([]);
    });

    test('loads nothing of the video where data is saved', async ({ page }) => {
      const asked = videosOf(page);
      await page.addInitScript(
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
      );
      await open(page, path);
      await page.locator('.picture-video').scrollIntoViewIfNeeded();
      await expect(page.locator('.picture-video')).toBeInViewport();
      await expect(page.locator('.picture-video')).toHaveJSProperty('networkState', 1);
      expect(asked).toEqual([]);
    });
  });

  test(`${path} with less motion shows the picture alone`, async ({ page }) => {
    const asked = videosOf(page);
    await open(page, path);
    const picture = page.getByRole('img', { name: 'The price list' }).first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeInViewport();
    await expectAccessible(page);
    expect(asked).toEqual([]);
    const [ofVideo, ofPicture] = await Promise.all(
      [page.locator('.picture-video'), picture].map((part) => part.boundingBox()),
    );
    expect(ofVideo, 'box of the video').toEqual(ofPicture);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.picture-video')).toBeHidden();
  });
}

test('cards and the share image have the picture of a project with a video', async ({ page }) => {
  const asked = videosOf(page);
  await page.goto('project');
  await expect(page.locator('.picture-video')).toHaveCount(0);
  expect(asked).toEqual([]);
  const share = await page.request.get('share/details/blocks.jpg');
  expect(share.headers()['content-type']).toBe('image/jpeg');
});
