import { expect } from '@playwright/test';
import { paths } from '../helpers/sample-pages.ts';
import { test } from './engine-fixtures.ts';
import { eventually, expectSeen, type Query, type Visitor } from './visitor.ts';

const navigation: Query = { role: 'navigation', name: 'Main' };
const links: Query = { role: 'link', within: navigation };
const menu: Query = { role: 'button', name: 'Menu' };
const next: Query = { role: 'button', name: 'Next testimonial' };

const testimonials: Query = {
  role: 'region',
  name: /^(Client Testimonial|From the guest book)$/,
};

/** The indexes of the slider's items that are in view, from 0. */
async function itemsInView(visitor: Visitor): Promise<number[]> {
  const slides = await visitor.see({ role: 'group', name: /^\d of \d$/, within: testimonials });
  return slides.flatMap((slide, index) => (slide.inView ? index : []));
}

/** The indexes of the testimonials that are in view after loading, by the path of the page. */
const firstItems: Readonly<Record<string, number[]>> = {
  '/': [0, 1, 2],
  '/about': [0],
  '/details/123': [0],
};

test('every page has header, content and footer, and links and Back work', async ({ visitor }) => {
  for (const path of paths) {
    await visitor.open(path);
    expect(await visitor.see({ role: 'heading', within: { role: 'main' } })).not.toEqual([]);
    expect(await visitor.see({ role: 'contentinfo' })).toHaveLength(1);
    expect(await visitor.texts(links)).toEqual(['Home', 'About', 'Service', 'Project', 'Contact']);
    if (!(path in firstItems)) continue;
    await visitor.scrollTo(testimonials);
    await eventually(async () => expect(await visitor.see(next)).toHaveLength(1));
    expect(await itemsInView(visitor)).toEqual(firstItems[path]);
  }
  await visitor.click({ role: 'link', name: 'Back to the shop front' });
  await eventually(async () => expect(await visitor.address()).toBe('/'));
  await visitor.click({ ...links, name: 'About' });
  await eventually(async () => expect(await visitor.title()).toMatch(/^ABOUT PAGE/));
  await visitor.tab.back();
  await eventually(async () => expect(await visitor.title()).toMatch(/^HOME PAGE/));
});

test('the menu on a small screen opens and closes by key and tap', async ({ visitor }) => {
  await visitor.tab.resize(480, 844);
  await visitor.open('/about');
  expect(await visitor.see(links)).toEqual([]);
  await eventually(async () => {
    await visitor.tab.press('Tab');
    expect(await visitor.see(menu)).toMatchObject([{ focused: true }]);
  });
  await visitor.tab.press('Enter');
  await expectSeen(visitor, links, Array(5).fill({}));
  await visitor.tab.press('Tab');
  await expectSeen(visitor, { ...links, name: 'Home' }, [{ focused: true }]);
  await visitor.tab.press('Escape');
  await expectSeen(visitor, links, []);
  await expectSeen(visitor, menu, [{ focused: true }]);

  await visitor.click(menu);
  await expectSeen(visitor, links, Array(5).fill({ inView: true }));
  await visitor.tab.click(8, 8);
  await expectSeen(visitor, links, []);
  await visitor.click(menu);
  await visitor.click({ ...links, name: 'Service' });
  await eventually(async () => expect(await visitor.title()).toMatch(/^SERVICE PAGE/));
});

test('the testimonial slider moves both ways, and round its ends', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.scrollTo(testimonials);
  const shows = (index: number) =>
    eventually(async () => expect(await itemsInView(visitor)).toEqual([index]));
  await visitor.click({ role: 'button', name: 'Previous testimonial' });
  await shows(5);
  await visitor.tab.press('Enter');
  await shows(4);
  for (const index of [5, 0]) {
    await visitor.click(next);
    await shows(index);
  }
});
