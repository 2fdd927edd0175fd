import { expect } from '@playwright/test';
import { test } from './engine-fixtures.ts';
import { eventually, expectSeen, type Query, type Visitor } from './visitor.ts';

const keyword: Query = { role: 'searchbox', name: 'Keyword' };
const category: Query = { role: 'combobox', name: /^Project Categories/ };
const list: Query = { role: 'list', name: 'Projects' };
const cards: Query = { role: 'article', within: list };
const titles: Query = { role: 'heading', within: cards };
const BIRCH = 'Birch and Bobbin';

/** Waits until the URL and the list of projects are as expected. */
async function expectList(
  visitor: Visitor,
  address: string,
  expected: { count: number; first: string; keywords?: string; chosen?: string },
): Promise<void> {
  const { count, first, keywords = '', chosen = '' } = expected;
  await eventually(async () => {
    expect(await visitor.address()).toBe(address);
    const found = await visitor.texts(titles);
    expect([found.length, found[0]]).toEqual([count, first]);
    expect(await visitor.see(list)).toMatchObject([{ busy: false }]);
    expect(await visitor.see(keyword)).toMatchObject([{ value: keywords }]);
    expect(await visitor.see(category)).toMatchObject([{ value: chosen, disabled: false }]);
  });
}

test('search and filters are restored by Back', async ({ visitor }) => {
  await visitor.open('/project');
  await expectList(visitor, '/project', { count: 12, first: BIRCH });
  // Chooses an option by keyboard, because the open list of a `select` is not part of the page.
  await visitor.click(keyword);
  await visitor.tab.press('Tab');
  await visitor.tab.press('ArrowDown');
  const chosen = 'Portfolio Website';
  const filter = 'category=Portfolio+Website';
  await expectList(visitor, `/project?${filter}`, { count: 12, first: BIRCH, chosen });
  await visitor.fill(keyword, 'bobin');
  const found = { count: 1, first: BIRCH, chosen, keywords: 'bobin' };
  await expectList(visitor, `/project?q=bobin&${filter}`, found);
  await visitor.click({ role: 'link', name: /^READ MORE/, within: cards });
  await eventually(async () => expect(await visitor.address()).toBe('/details/123'));
  await visitor.tab.back();
  await expectList(visitor, `/project?q=bobin&${filter}`, found);
  await visitor.tab.back();
  await expectList(visitor, `/project?${filter}`, { count: 12, first: BIRCH, chosen });
});

test('a project can be shared, and its pictures enlarged', async ({ visitor }) => {
  const share: Query = { role: 'button', name: `Share ${BIRCH}` };
  const menu: Query = { role: 'group', name: `Share ${BIRCH}` };
  const copy: Query = { role: 'button', name: 'Copy link', within: menu };
  await visitor.open('/project');
  await visitor.click(share);
  await expectSeen(visitor, copy, [{ inView: true, focused: true }]);
  await visitor.tab.press('Escape');
  await expectSeen(visitor, menu, []);
  await expectSeen(visitor, share, [{ focused: true }]);

  await visitor.open('/details/123');
  await visitor.click({ role: 'link', name: /^Enlarge: Front page/ });
  const dialog: Query = { role: 'dialog', name: `Pictures of ${BIRCH}` };
  const status: Query = { role: 'status', within: dialog };
  await expectSeen(visitor, status, [{ text: 'Picture 1 of 3' }]);
  await visitor.click({ role: 'button', name: 'Next picture', within: dialog });
  await expectSeen(visitor, status, [{ text: 'Picture 2 of 3' }]);
  await visitor.tab.press('ArrowRight');
  await expectSeen(visitor, status, [{ text: 'Picture 3 of 3' }]);
  await visitor.tab.press('Escape');
  await expectSeen(visitor, dialog, []);
});
