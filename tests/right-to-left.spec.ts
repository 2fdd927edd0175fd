// A content in Hebrew. The interface has no Hebrew words, so its own stand there in English.
import { expect, type Locator } from '@playwright/test';
import { open } from '../scripts/settle.ts';
import { test } from './fixtures.ts';
import { expectAccessible } from './helpers/accessible.ts';
import { sidewaysScroll } from './helpers/overflow.ts';
import { fromLeft, heavySide } from './helpers/reading-order.ts';
import { textFaults } from './helpers/text-faults.ts';
import { allAuthors, authorsInView, next, openSlider, previous } from './motion/slider-support.ts';

test.use({ reducedMotion: 'reduce' });

const long = '/details/fourth-oven';
const halves = [
  ['/', long, '/contact', '/project/2', '/nowhere'],
  ['/about', '/service', '/project', '/accessibility', '/contact/sent'],
];
/** Pages that have nothing of their own for axe. */
const alike = ['/project/2', '/contact/sent', '/nowhere'];

/** Where the middle of a part stands, in CSS pixels from the left. */
async function middle(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error('This part is not on the page.');
  return box.x + box.width / 2;
}

for (const paths of halves) {
  test(`mirrored, whole and accessible: ${paths.join(', ')}`, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await open(page, path);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('dir', 'rtl');
      await expect(html).toHaveAttribute('lang', 'he');
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const brand = await page.getByRole('link', { name: /, home page/ }).boundingBox();
        const end = (brand?.x ?? 0) + (brand?.width ?? 0);
        expect(end, `the brand's end on ${path}`).toBeGreaterThan(width * 0.9);
        expect.soft(await sidewaysScroll(page), `${path} at ${width}`).toBe(0);
        expect.soft(await textFaults(page), `${path} at ${width}`).toEqual([]);
      }
      if (!alike.includes(path)) await expectAccessible(page);
      await page.setViewportSize({ width: 1280, height: 844 });
    }
  });
}

test('the way back stands and points to the right, the way on to the left', async ({ page }) => {
  await page.goto('/project/2');
  const pager = page.getByRole('navigation', { name: 'Pages of projects' });
  await expectWays(
    pager.getByRole('link', { name: 'Prev' }),
    pager.getByRole('link', { name: 'Next' }),
  );

  await page.goto('/details/left-hand-books');
  const around = page.getByRole('navigation', { name: 'Before and after' });
  await expectWays(
    around.getByRole('link', { name: /^Previous project/ }),
    around.getByRole('link', { name: /^Next project/ }),
  );

  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(crumbs).toHaveText(['בית', 'עבודות', 'פרטים']);
  const places = await Promise.all((await crumbs.all()).map(middle));
  expect(places).toEqual(places.toSorted((a, b) => b - a));
});

async function expectWays(back: Locator, on: Locator): Promise<void> {
  expect(await middle(back)).toBeGreaterThan(await middle(on));
  expect(await heavySide(back.locator('svg'))).toBe('right');
  expect(await heavySide(on.locator('svg'))).toBe('left');
}

for (const [path, width] of [
  ['/', 1280],
  ['/about', 390],
] as const) {
  test(`the slider on ${path} turns the other way round at ${width} px`, async ({ page }) => {
    const slider = await openSlider(page, path, width);
    const authors = await allAuthors(slider);
    const firstInView = async () => (await authorsInView(slider)).at(-1);
    await expectWays(previous(slider), next(slider));
    for (const index of [1, 2, 3, 0]) {
      await next(slider).click();
      await expect.poll(firstInView).toBe(authors[index]);
      await expect(slider.getByText(new RegExp(`${index + 1} of 4.?$`))).toBeVisible();
    }
    await previous(slider).click();
    await expect.poll(firstInView).toBe(authors[3]);
  });
}

test('the pictures of a project follow the arrow keys as they point', async ({ page }) => {
  await page.goto(long);
  const openers = page.getByRole('link', { name: /^Enlarge/ });
  await openers.first().click();
  const dialog = page.getByRole('dialog');
  const where = dialog.getByRole('status');
  await expect(where).toHaveText('Picture 1 of 3');
  await page.keyboard.press('ArrowLeft');
  await expect(where).toHaveText('Picture 2 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(where).toHaveText('Picture 1 of 3');
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(where).toHaveText('Picture 2 of 3');
  await expectWays(
    dialog.getByRole('button', { name: 'Previous picture' }),
    dialog.getByRole('button', { name: 'Next picture' }),
  );
});

test('the menu of a phone opens from the left and reads from the right', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const opener = page.getByRole('button', { name: 'Menu' });
  expect(await middle(opener)).toBeLessThan(195);
  await opener.click();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['בית', 'אודות', 'שירותים', 'עבודות', 'קשר']);
  for (const link of await links.all()) expect(await heavySide(link)).toBe('right');
});

test('addresses, numbers, code and English words keep their order', async ({ page }) => {
  await page.goto('/contact');
  const boxes = page.getByRole('main').getByRole('link');
  const mail = boxes.and(page.locator('[href^="mailto:"]')).getByText('@');
  const phone = boxes.and(page.locator('[href^="tel:"]')).getByText('+49');
  expect(await fromLeft(mail.last())).toBe('shalom@halon-raava.example');
  expect(await fromLeft(phone.last())).toBe('+493023125014');

  const needed = page.getByText('All four fields are needed.');
  expect(await fromLeft(needed)).toBe('Allfourfieldsareneeded.');

  await page.goto('/accessibility');
  expect(await fromLeft(page.getByRole('link', { name: '+49' }))).toBe('+493023125014');

  await page.goto(long);
  expect(await fromLeft(page.getByRole('code'))).toBe('/api/v1/bread');
  const address = page.getByRole('link', { name: 'https://fourth-oven.example/order/' });
  expect(await fromLeft(address)).toBe('https://fourth-oven.example/order/');
  const stars = page.getByRole('img', { name: /4\.5 of 5 stars/ }).locator('svg');
  expect(await heavySide(stars.last())).toBe('right');

  await page.goto('/project');
  expect(await fromLeft(page.getByText(/^.?14 projects.?$/).first())).toBe('14projects');

  await page.goto('/service');
  const board = page.getByRole('main').getByRole('list').first();
  expect(await fromLeft(board.getByText('1,900 ₪'))).toBe('₪1,900');
  expect(await fromLeft(board.getByText('9,600–12,000 ₪'))).toBe('₪12,000–9,600');
});

test('a field is read as its own letters are, and an empty one as the page', async ({ page }) => {
  await page.goto('/contact');
  for (const name of ['Subject', 'Message']) {
    const field = page.getByRole('textbox', { name });
    await expect(field).toHaveCSS('direction', 'rtl');
    await field.fill('Good day.');
    await field.blur();
    expect(await heavySide(field)).toBe('left');
    await field.fill('שלום.');
    await field.blur();
    expect(await heavySide(field)).toBe('right');
  }
});
