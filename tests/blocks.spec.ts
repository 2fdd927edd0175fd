import { expect, type Page } from '@playwright/test';
import { open } from '../packages/vitrine/cli/browser/settle.ts';
import { test } from './fixtures.ts';
import { expectAccessible, expectContrast } from './helpers/accessible.ts';
import { fetchPage } from './helpers/fetch-page.ts';
import { expectReadable } from './helpers/readable.ts';
import { smallTargets } from './helpers/targets.ts';
import { watchConsole } from './helpers/watch-console.ts';
import { expectFirstRoundTrip } from './performance/weigh.ts';

/** The heights of the pictures of each block, in whole pixels, and whether each has its own ratio. */
async function rows(page: Page, selector: string) {
  return await page.locator(selector).evaluateAll((blocks) =>
    blocks.map((block) =>
      [...block.querySelectorAll('img')].map((image) => {
        const { width, height } = image.getBoundingClientRect();
        const ratio = image.naturalWidth / image.naturalHeight;
        return { height: Math.round(height), isWhole: Math.abs(width / height / ratio - 1) < 0.02 };
      }),
    ),
  );
}

test('the pictures of a row are equally high and whole, and a divider moves', async ({ page }) => {
  const said = watchConsole(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, 'details/blocks');
  for (const row of await rows(page, '.block-pair, .block-row, .block-phones')) {
    const heights = row.map(({ height }) => height);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
    expect(row.every(({ isWhole }) => isWhole)).toBe(true);
  }
  const labels = page.locator('.state-label');
  for (const label of await labels.all()) {
    const [above, picture] = await Promise.all([
      label.boundingBox(),
      label.locator('xpath=..').getByRole('img').boundingBox(),
    ]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0);
  }
  const after = page.locator('.block .state > div').nth(1);
  await page.getByRole('slider', { name: 'Divider between before and after' }).press('End');
  await expect(after).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)');
  await expect(page.getByRole('note')).toContainText('at 10:30');
  const video = page.getByLabel('A call in nine seconds');
  expect(asked.filter((url) => /\.(?:mp4|vtt)$/.test(url))).toEqual([]);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect(video).toHaveJSProperty('paused', false);
  expect(said).toEqual([]);
});

test('a picture of a block is enlarged in the dialog of the pictures, and its link gets the focus back', async ({
  page,
}) => {
  const said = watchConsole(page);
  await open(page, 'details/blocks');
  const link = page.getByRole('link', { name: 'Sending a photo' });
  await link.press('Enter');
  const shown = page.getByRole('dialog').getByRole('img', { name: 'Sending a photo' });
  await expect(shown).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(
    page.getByRole('dialog').getByRole('img', { name: 'The prices' }).last(),
  ).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(said).toEqual([]);
});

test('a click enlarges a picture on a page without other pictures', async ({ page }) => {
  await open(page, 'details/blocks-thrice');
  await page.getByRole('link', { name: 'The front page' }).first().click();
  const shown = page.getByRole('dialog').getByRole('img', { name: 'The front page' });
  await expect(shown).toBeInViewport();
});

test('a drawing without a size fills the dialog', { tag: '@all' }, async ({ page }) => {
  await open(page, 'details/blocks');
  await page.getByRole('link', { name: 'A plan of the pages' }).click();
  const shown = page.getByRole('dialog').getByRole('img', { name: 'A plan of the pages' });
  await expect(shown).toBeInViewport();
  expect((await shown.boundingBox())?.width).toBeGreaterThan(640);
});

test('the ground of each of four phones in two columns ends with its picture', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'details/blocks');
  const plan = page.getByRole('img', { name: 'A plan of the pages' });
  const ground = plan.locator('xpath=ancestor::span[@class="block-picture"]');
  const [inner, outer] = await Promise.all([plan.boundingBox(), ground.boundingBox()]);
  expect(Math.abs((inner?.height ?? 0) - (outer?.height ?? 0))).toBeLessThanOrEqual(1);
});

test('the space of a picture beside it is part of its link', { tag: '@all' }, async ({ page }) => {
  await open(page, 'details/blocks');
  const link = page.getByRole('link', { name: 'Sending a photo' });
  await link.locator('img').evaluate((image) => image.setAttribute('width', '9'));
  await link.click({ position: { x: 2, y: 9 } });
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a canvas, which private pages have in place of an image, is as narrow as its space', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, 'details/blocks');
  const canvases = page.locator('.block-pair canvas');
  await page.locator('.block-pair img').evaluateAll((images) => {
    for (const image of images) {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 900 });
      canvas.className = image.className;
      image.replaceWith(canvas);
    }
  });
  await expect(canvases).toHaveCount(2);
  for (const canvas of await canvases.all()) {
    const [inner, outer] = await Promise.all([
      canvas.boundingBox(),
      canvas.locator('xpath=ancestor::span').boundingBox(),
    ]);
    expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
    expect((inner?.width ?? 0) / (inner?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  }
});

test('links of pictures have a target size, also where a look takes the picture out of the flow', async ({
  page,
}) => {
  await open(page, 'details/blocks');
  const pictures = page.locator('[data-narrow] .picture');
  await expect(pictures).toHaveCount(1);
  await pictures.evaluate((picture) => picture.style.setProperty('position', 'absolute'));
  expect(await smallTargets(page, '.block-link', 24)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture of a block leads to its file, and no video covers the cover', async ({
    page,
  }) => {
    await page.goto('details/blocks');
    await expect(page.locator('.picture-video')).toBeHidden();
    const link = page.getByRole('link', { name: 'Sending a photo' });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  });
});

for (const path of ['details/blocks', 'writing/second-hand']) {
  test(`full-bleed in ${path} reaches both edges of the window`, async ({ page }) => {
    await open(page, path);
    for (const width of [1920, 1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const { left, right } = await page
        .locator('.block-full-bleed .block-picture')
        .evaluate((picture) => picture.getBoundingClientRect().toJSON());
      expect([left, right]).toEqual([0, width]);
    }
  });
}

test('before and after fit into a low window, and a wide table in a caption into a narrow one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 700 });
  await open(page, 'details/blocks');
  const states = page.locator('.states img');
  await expect(states).toHaveCount(2);
  for (const state of await states.all()) {
    expect((await state.boundingBox())?.height).toBeLessThanOrEqual(700);
  }
  await page.setViewportSize({ width: 320, height: 844 });
  const caption = page.locator('.block-figure .block-caption');
  await caption.evaluate((element) => {
    element.insertAdjacentHTML('beforeend', `<table><td>${'Stairs'.repeat(20)}</table>`);
  });
  const { x = 0, width = 320 } = (await caption.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(320);
});

test('a post has the plain form of blocks, because it lacks what a look draws on a project', async ({
  page,
}) => {
  await open(page, 'writing/second-hand');
  await expect(page.locator('.states')).toHaveCSS('border-top-width', '1px');
  await expect(page.locator('.state-label').first()).toHaveCSS('rotate', 'none');
});

test('pages with all blocks fit into the first round trip', async ({ siteServer, request }) => {
  for (const path of ['details/blocks', 'details/blocks-thrice', 'writing/second-hand']) {
    await expectFirstRoundTrip(siteServer.url, `/portfolio/${path}`);
  }
  const { document } = await fetchPage(request, 'details/phone');
  expect(document.querySelector('script[src*="media"], .block')).toBeNull();
});

test('the feed has the pictures and the video of a post', async ({ request }) => {
  const xml = await (await request.get('writing.xml')).text();
  const video = /href=&quot;([^&]+\.mp4)&quot;&gt;A call in nine seconds/.exec(xml)?.[1] ?? '';
  expect((await request.get(new URL(video).pathname)).headers()['content-type']).toBe('video/mp4');
});

test('an alternative text may have tags', async ({ request }) => {
  const { document } = await fetchPage(request, 'writing/second-hand');
  const alts = [...document.querySelectorAll('.block-pair img')].map((image) =>
    image.getAttribute('alt'),
  );
  expect(alts).toEqual(['The old page, a <div></div>', 'The new page']);
});

for (const path of ['details/blocks', 'details/blocks-thrice', 'writing/second-hand']) {
  test(`${path} is readable, by day and by night`, { tag: '@all' }, async ({ page }) => {
    await open(page, path);
    await expectAccessible(page);
    for (const width of [1920, 1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectReadable(page);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await expectReadable(page);
  });
}

test('pictures are printed, and a video as its poster with its address', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, 'details/blocks');
  await page.emulateMedia({ media: 'print' });
  for (const picture of await page.locator('.block img').all()) await expect(picture).toBeVisible();
  await expect(page.locator('.block .state > div').nth(1)).toHaveCSS('clip-path', 'none');
  await expect(page.locator('.block .state-handle')).toBeHidden();
  await expect(page.locator('.block video')).toBeHidden();
  await expect(page.getByText(/^https:.*\/call\.[^/]*\.mp4$/)).toBeVisible();
});
