import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { newLink, writeToken } from '../../packages/vitrine-server/testimonials/link.ts';
import { builds } from '../builds.ts';
import { expectAccessible } from '../helpers/accessible.ts';
import { fetchPage } from '../helpers/fetch-page.ts';
import { KEY } from '../helpers/testimonial-fixture.ts';
import { testWithMail } from './form-fixtures.ts';

const test = testWithMail.extend({
  variables: async ({ variables }, use) => use({ ...variables, SIGNING_KEY: KEY }),
});

const { base: folder } = builds['edge-cases'];
const address = 'https://featherstonehaugh-ravensworthy-and-daughters.example';

/** The path of a new link, within the sub-path of the site. */
const link = (project = 'long-title') =>
  `testimonial/${writeToken(newLink(project, '', Date.now()), { address, base: folder, key: KEY })}`;

const send = (page: Page) => page.getByRole('button', { name: 'Send the testimonial' });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for your words' });
const status = (page: Page) => page.locator('#testimonial-status');
const consent = (page: Page) => page.getByRole('checkbox');
const answer = (page: Page) => page.getByRole('textbox', { name: '<b>What</b> is better now?' });
const portrait = (page: Page) => page.getByLabel(/^A portrait of you/);

async function fillIn(page: Page): Promise<void> {
  await answer(page).fill('The trains <i>run</i>.');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ida Novák');
  await consent(page).check();
}

/** A picture larger than 1 MB, which does not compress, with a place in its metadata. */
const large = await sharp({
  create: {
    width: 1600,
    height: 1200,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .jpeg({ quality: 95 })
  .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 0/1 0/1' } })
  .toBuffer();

test('the page is in no list, and says without a link what to do', async ({ page, request }) => {
  await page.goto('testimonial');
  await expect(page.getByRole('main')).toContainText('This link is incomplete.');
  await expect(send(page)).toBeHidden();
  await expectAccessible(page);
  for (const path of ['testimonial', 'testimonial/sent']) {
    const { document } = await fetchPage(request, path);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  }
  for (const path of ['sitemap-0.xml', 'llms.txt', 'contact', folder])
    expect(await (await request.get(path)).text(), path).not.toContain('/testimonial');
});

test('a testimonial is sent by keyboard, with a picture that the browser makes smaller', async ({
  page,
  mailServer: { received },
}) => {
  const response = await page.goto(link());
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.getByText('This link is incomplete.')).toBeHidden();
  await expect(page.getByRole('figure')).toHaveCount(1);
  await expect(page.getByRole('figure')).toContainText('narrow-gauge railway');
  await expect(page.getByRole('figure').getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: /^What was broken/ }).focus();
  await page.keyboard.press('Tab');
  await expect(answer(page)).toBeFocused();
  await page.keyboard.type('The trains run.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '5 of 5 stars' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ida Novák');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'My name only' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(consent(page)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(portrait(page)).toBeFocused();
  await portrait(page).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: large });
  await expect(page.locator('canvas')).toBeVisible();
  const size = await portrait(page).evaluate((input) =>
    input instanceof HTMLInputElement ? input.files?.[0]?.size : undefined,
  );
  expect(size).toBeLessThan(500_000);
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveURL(/\/testimonial\/sent$/);
  await expect.poll(() => received.size).toBe(1);
  const [mail] = received.values();
  expect(mail?.headers.get('subject')).toMatch(
    /^Testimonial of Ida Novák: A website for the assoc/,
  );
  expect(mail?.text).toMatch(/npx vitrine testimonial accept [0-9a-f]{24}$/m);
  await expectAccessible(page);
  expect(large.length).toBeGreaterThan(1_000_000);
});

/** A picture whose left half is transparent, and whose right half is of a colour, or of noise. */
const halfTransparent = (noise: boolean) =>
  sharp({ create: { width: 1000, height: 1000, channels: 4, background: '#0000' } })
    .composite([
      {
        input: {
          create: {
            width: 500,
            height: 1000,
            channels: 3,
            background: '#a23',
            ...(noise && { noise: { type: 'gaussian', mean: 128, sigma: 60 } }),
          },
        },
        gravity: 'east',
      },
    ])
    .png()
    .toBuffer();

for (const [kind, picture, type, left] of [
  ['an opaque portrait as JPEG', async () => large, 'image/jpeg', undefined],
  ['a transparent portrait as PNG', () => halfTransparent(false), 'image/png', [0, 0, 0, 0]],
  [
    'a large transparent portrait over its background',
    () => halfTransparent(true),
    'image/jpeg',
    'page',
  ],
] as const) {
  test(`a browser without an encoder of WebP sends ${kind}`, { tag: '@all' }, async ({ page }) => {
    await page.addInitScript(() => {
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (back, type, quality) {
        toBlob.call(this, back, type === 'image/webp' ? 'image/png' : type, quality);
      };
    });
    await page.goto(link());
    await fillIn(page);
    const buffer = await picture();
    await portrait(page).setInputFiles({ name: 'me', mimeType: 'image/png', buffer });
    await expect(page.locator('canvas')).toBeVisible();
    const chosen = await portrait(page).evaluate(async (input: HTMLInputElement) => {
      const [file] = input.files ?? [];
      return file && { type: file.type, size: file.size, bytes: [...(await file.bytes())] };
    });
    expect(chosen?.type).toBe(type);
    expect(chosen?.size).toBeLessThan(1_000_000);
    const pixel = await sharp(Buffer.from(chosen?.bytes ?? []))
      .extract({ left: 100, top: 400, width: 1, height: 1 })
      .raw()
      .toBuffer();
    const paper = await page.locator('canvas').evaluate((canvas) => {
      const drawing = new OffscreenCanvas(1, 1).getContext('2d');
      if (drawing === null) return [];
      drawing.fillStyle = getComputedStyle(canvas).backgroundColor;
      drawing.fillRect(0, 0, 1, 1);
      return [...drawing.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    });
    // JPEG changes colours a little.
    const wanted = left === 'page' ? paper : left;
    for (const [at, value] of wanted?.entries() ?? []) expect(pixel[at]).toBeCloseTo(value, -1);
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
  });
}

test('a link that was used, changed or has expired gets a sentence in place of the form', async ({
  page,
}) => {
  const path = link();
  await page.goto(path);
  await fillIn(page);
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  for (const [opened, sentence] of [
    [path, 'already sent with this link'],
    [`${path.slice(0, -1)}_`, 'This link is not valid.'],
    [
      `testimonial/${writeToken(newLink('long-title', '', 0), { address, base: folder, key: KEY })}`,
      'This link has expired.',
    ],
  ] as const) {
    await page.goto(opened);
    await expect(status(page)).toContainText(sentence);
    await expect(send(page)).toBeHidden();
    await expect(page.getByText('This link is incomplete.')).toBeHidden();
  }
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form comes back with what was typed, also with a large picture', async ({ page }) => {
    await page.goto(link());
    await fillIn(page);
    await answer(page).fill('');
    await page.getByRole('radio', { name: 'Neither' }).check();
    await send(page).click();
    await expect(status(page).getByRole('link')).toHaveText(['Answer at least one question.']);
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ida Novák');
    await expect(page.getByRole('radio', { name: 'Neither' })).toBeChecked();
    await expect(consent(page)).toBeChecked();
    await answer(page).fill('The trains <i>run</i>.');
    await portrait(page).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: large });
    await send(page).click();
    await expect(page.locator('#testimonial-portrait-error')).toContainText('larger than 1 MB');
    await expect(answer(page)).toHaveValue('The trains <i>run</i>.');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
  });
});
