// A site in Hebrew (RTL). The interface has no Hebrew translation, so its texts are English.
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { open } from '../packages/vitrine/cli/browser/settle.ts';
import { test } from './fixtures.ts';
import { expectAccessible } from './helpers/accessible.ts';
import { expectReadable } from './helpers/readable.ts';
import { allAuthors, authorsInView, next, openSlider, previous } from './motion/slider-support.ts';

/** The half of an element with more ink (non-background pixels), such as the side of an arrowhead. */
async function heavySide(part: Locator): Promise<'left' | 'right'> {
  const png = await part.screenshot({ animations: 'disabled' });
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const ground = data[Math.floor(info.height / 6) * info.width + 3] ?? 0;
  let balance = 0;
  data.forEach((value, index) => {
    const x = index % info.width;
    if (x < 2 || x >= info.width - 2) return;
    balance += Math.abs(value - ground) * Math.sign(info.width / 2 - x);
  });
  return balance > 0 ? 'left' : 'right';
}

/**
 * The characters in the first line of a text, in their visual order from left to right, without spaces
 * and invisible characters.
 */
async function fromLeft(text: Locator): Promise<string> {
  return await text.evaluate((element) => {
    const signs: { sign: string; left: number; top: number }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      [...(node.textContent ?? '')].forEach((sign, index) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { left, top, width } = range.getBoundingClientRect();
        if (width > 0 && sign.trim() !== '') signs.push({ sign, left, top });
      });
    }
    const first = Math.min(...signs.map(({ top }) => top));
    return signs
      .filter(({ top }) => top - first < 8)
      .sort((a, b) => a.left - b.left)
      .map(({ sign }) => sign)
      .join('');
  });
}

/** Opens a page; expects an accessible, readable RTL layout in a narrow and then a wide window. */
async function openMirrored(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await expect(page.locator('html[dir=rtl][lang=he]')).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const brand = await middle(page.getByRole('link', { name: /, home page/ }));
    expect(brand, `horizontal centre of the brand on ${path}`).toBeGreaterThan(width / 2);
    await expectReadable(page);
  }
  await expectAccessible(page);
}

/** The horizontal centre of an element, in CSS pixels from the left edge of the page. */
async function middle(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error('The element is not visible on the page.');
  return box.x + box.width / 2;
}

/** Expects the link back on the right with an arrow to the right, and the link forward on the left. */
async function expectWays(back: Locator, on: Locator): Promise<void> {
  expect(await middle(back)).toBeGreaterThan(await middle(on));
  expect(await heavySide(back.locator('svg'))).toBe('right');
  expect(await heavySide(on.locator('svg'))).toBe('left');
}

async function expectSliderMirrored(page: Page, path: string, width: number): Promise<void> {
  const slider = await openSlider(page, path, width);
  const authors = await allAuthors(slider);
  const firstInView = async () => (await authorsInView(slider)).at(-1);
  await expectWays(previous(slider), next(slider));
  await next(slider).click();
  await expect.poll(firstInView).toBe(authors[1]);
  await expect(slider.getByText(/2 of 4.?$/)).toBeVisible();
  await previous(slider).click();
  await expect.poll(firstInView).toBe(authors[0]);
  await previous(slider).click();
  await expect.poll(firstInView).toBe(authors[3]);
}

test('a project is mirrored: breadcrumb, pictures, addresses and code', async ({ page }) => {
  await openMirrored(page, '/details/fourth-oven');
  await expect(page).toHaveTitle(/React ו־\u2068C\+\+\u2069 במאפיית/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(crumbs).toHaveText(['בית', 'עבודות', 'פרטים']);
  const places = await Promise.all((await crumbs.all()).map(middle));
  expect(places).toEqual(places.toSorted((a, b) => b - a));

  expect(await fromLeft(page.getByRole('code'))).toBe('/api/v1/bread');
  const address = page.getByRole('link', { name: 'https://fourth-oven.example/order/' });
  expect(await fromLeft(address)).toBe('https://fourth-oven.example/order/');
  const stars = page.getByRole('img', { name: /4\.5 of 5 stars/ }).locator('svg');
  expect(await heavySide(stars.last())).toBe('right');

  await test.step('the pictures follow the arrow keys in the direction of their arrows', async () => {
    const openers = page.getByRole('link', { name: /^\u2066?Enlarge/ });
    await openers.first().click();
    const dialog = page.getByRole('dialog');
    const where = dialog.getByRole('status');
    const forward = dialog.getByRole('button', { name: 'Next picture' });
    await expect(where).toHaveText(/Picture 1 of 3/);
    await page.keyboard.press('ArrowLeft');
    await expect(where).toHaveText(/Picture 2 of 3/);
    await page.keyboard.press('ArrowRight');
    await expect(where).toHaveText(/Picture 1 of 3/);
    await forward.click();
    await expect(where).toHaveText(/Picture 2 of 3/);
    await expectWays(dialog.getByRole('button', { name: 'Previous picture' }), forward);
  });
});

test('the form is mirrored, and the text in a field decides its direction', async ({ page }) => {
  await openMirrored(page, '/contact');
  const mail = page.locator('main [href^="mailto:"]').getByText('@');
  const phone = page.locator('main [href^="tel:"]').getByText('+49');
  expect(await fromLeft(mail.last())).toBe('shalom@halon-raava.example');
  expect(await fromLeft(phone.last())).toBe('+493023125014');
  const needed = page.getByText('All fields are required.');
  expect(await fromLeft(needed)).toBe('Allfieldsarerequired.');

  for (const name of ['Subject', 'Message']) {
    const field = page.getByRole('textbox', { name });
    await expect(field, 'an empty field has the direction of the page').toHaveCSS(
      'direction',
      'rtl',
    );
    await field.fill('Good day.');
    await field.blur();
    expect(await heavySide(field)).toBe('left');
    await field.fill('שלום.');
    await field.blur();
    expect(await heavySide(field)).toBe('right');
  }
});

test('the slider turns the other way, and the menu opens from the left', async ({ page }) => {
  await expectSliderMirrored(page, '/about', 390);
  const opener = page.getByRole('button', { name: 'Menu' });
  expect(await middle(opener)).toBeLessThan(195);
  await opener.click();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['בית', 'אודות', 'שירותים', 'עבודות', 'קשר']);
  for (const link of await links.all()) expect(await heavySide(link)).toBe('right');
});

test.describe('further pages', { tag: '@all' }, () => {
  test('Home and its slider are mirrored, About too', async ({ page }) => {
    for (const path of ['/about', '/']) await openMirrored(page, path);
    await expectSliderMirrored(page, '/', 1280);
  });

  test('the links to previous and next projects are mirrored, and their list', async ({ page }) => {
    await openMirrored(page, '/project');
    expect(await fromLeft(page.getByText(/^.?14 projects.?$/).first())).toBe('14projects');
    await openMirrored(page, '/project/2');
    const pager = page.getByRole('navigation', { name: 'Pages of projects' });
    await expectWays(
      pager.getByRole('link', { name: 'Prev' }),
      pager.getByRole('link', { name: 'Next' }),
    );
    await page.goto('/details/left-hand-books');
    const around = page.getByRole('navigation', { name: 'Previous and next project' });
    await expectWays(
      around.getByRole('link', { name: /^\u2066?Previous project/ }),
      around.getByRole('link', { name: /^\u2066?Next project/ }),
    );
  });

  test('services and accessibility are mirrored, with their numbers', async ({ page }) => {
    await openMirrored(page, '/service');
    const board = page.getByRole('main').getByRole('list').first();
    expect(await fromLeft(board.getByText('1,900 ₪'))).toBe('₪1,900');
    expect(await fromLeft(board.getByText('9,600–12,000 ₪'))).toBe('₪12,000–9,600');
    await openMirrored(page, '/service/responsive');
    expect(await fromLeft(page.getByRole('definition').first())).toBe('₪1,900');
    await openMirrored(page, '/service/shop');
    await openMirrored(page, '/accessibility');
    expect(await fromLeft(page.getByRole('link', { name: '+49' }))).toBe('+493023125014');
    for (const path of ['/contact/sent', '/nowhere']) await openMirrored(page, path);
  });
});
