import { expect, type Page } from '@playwright/test';
import { invitationAddress } from '../../packages/vitrine/content/sealed/invitations.ts';
import { fromBase64Url } from '../../packages/vitrine/private/encoding.ts';
import { SiteKeys } from '../../packages/vitrine/private/site-keys.ts';
import type { Lock } from '../../packages/vitrine/private/unlock.ts';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../helpers/accessible.ts';
import { invitations, phrasesOf, privateSecrets, withdrawn } from '../helpers/private-content.ts';
import { isUnexplained, watchConsole } from '../helpers/watch-console.ts';

type Written = (typeof invitations)[number] | typeof withdrawn;

const keys = await SiteKeys.of(fromBase64Url(privateSecrets.SITE_KEY) ?? new Uint8Array());
/** The path of an invitation's page with its secret, from the link that `vitrine invite` prints. */
const pathOf = async (one: Written) => {
  const link = await invitationAddress(
    keys,
    { ...one, projects: [...one.projects] },
    'https://tom-reyes.example',
    '',
  );
  return link.replace(/^https:\/\/[^/]+/, '');
};
const [first, german, expired] = invitations;
const link = await pathOf(first);
const [path = '', secret = ''] = link.split('#');
const { title = '', text = '' } = phrasesOf('tideglass');
const project = `/p/${await keys.address('project', 'tideglass')}/#`;

let said: string[] = [];
test.beforeEach(({ page }) => {
  said = watchConsole(page);
});
test.afterEach(() => {
  expect(said.filter(isUnexplained)).toEqual([]);
});

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const expectOpen = (page: Page) => expect(heading(page, /Ottoline Farrow/)).toBeFocused();

/** Expects a sentence, and nothing of the invitation anywhere on the page. */
async function expectClosed(page: Page, sentence: RegExp): Promise<void> {
  await expect(page.locator('#lock-status')).toHaveText(sentence);
  expect(await page.locator('[data-part="text"]').innerHTML()).toBe('');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeHidden();
}

test('the link opens a page with all that was chosen for one person', async ({ page }) => {
  await page.goto(link);
  await expectOpen(page);
  for (const line of first.note.split('\n')) await expect(page.getByText(line)).toBeVisible();
  const cards = page.getByRole('article').getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.first().getByRole('heading')).toHaveText(title);
  await expect(page.getByRole('heading', { name: 'Business' })).toBeVisible();
  await expect(page.getByText('2400 pounds')).toBeVisible();
  await expect(page.getByText('900 pounds')).toHaveCount(0);
  await expect(page.getByText('Free from February 2027')).toBeVisible();
  await expect(page.getByText('31 January 2999')).toBeVisible();
  const cover = page.locator('canvas.private-picture').first();
  await cover.scrollIntoViewIfNeeded();
  await expect(cover).toHaveAttribute('data-drawn');
  expect(await page.title()).not.toContain('Ottoline');
  await expectAccessible(page);
});

test('its works open by the same link, and lead back', async ({ page }) => {
  await page.goto(link);
  const works = page.getByRole('article').getByRole('article');
  await works.first().getByRole('link').last().click();
  await expect(heading(page, title)).toBeFocused();
  expect(page.url()).not.toContain('#');
  await expect(page.getByText(text)).toBeVisible();
  await page.goBack();
  await expectOpen(page);
  await works.last().getByRole('link').last().click();
  await expect(page).toHaveURL(/\/details\/1$/);
});

test('after it was forgotten, Back opens nothing', async ({ page }) => {
  await page.goto(link);
  await expectOpen(page);
  await page.getByRole('link', { name: title }).click();
  await expect(heading(page, title)).toBeFocused();
  await page.getByRole('button', { name: 'Close and forget' }).click();
  await expect(page.getByLabel('Passphrase', { exact: true })).toBeVisible();
  await page.goBack();
  await expectClosed(page, /^This link does not open the page/);
  await expect(page.getByLabel('The whole link')).toBeVisible();
  await expect(heading(page, /Ottoline Farrow/)).toHaveCount(0);
});

test('its answer says where it came from', async ({ page }) => {
  let sent = '';
  await page.route('**/api/contact', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent = route.request().postData() ?? '';
    return route.fulfill({ json: { sent: true } });
  });
  await page.goto(link);
  await expectOpen(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ottoline');
  await page.getByRole('textbox', { name: 'Email' }).fill('ottoline@farrow.example');
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(/Ottoline Farrow/);
  await page.getByRole('textbox', { name: 'Message' }).fill('Shall we talk on Monday at nine?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => sent).toContain('Shall we talk on Monday');
  expect(sent).toMatch(/name="subject"\s+[^\r\n]*Ottoline Farrow/);
  expect(sent).toMatch(new RegExp(`name="page"\\s+${path}/?\\s`));
  expect(sent).not.toContain(secret);
});

test('it opens in its language, with a private work in that language', async ({ page }) => {
  await page.goto(await pathOf(german));
  await expect(heading(page, /Benedikt Aumüller/)).toBeFocused();
  // The invitation is in one language.
  await expect(page.getByRole('link', { name: 'English' })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText(german.note)).toBeVisible();
  await page.getByRole('link', { name: phrasesOf('millwheel').title }).click();
  await expect(heading(page, phrasesOf('millwheel').title ?? '')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('one that has expired is not built, and its link opens no work', async ({ page }) => {
  const old = await pathOf(expired);
  expect((await page.goto(old))?.status()).toBe(404);
  await page.goto(project + old.split('#')[1]);
  await expectClosed(page, /^This link does not open the page/);
});

test('one that was withdrawn is not found, and its link opens no work', async ({ page }) => {
  const old = await pathOf(withdrawn);
  expect((await page.goto(old))?.status()).toBe(404);
  await page.goto(project + old.split('#')[1]);
  await expectClosed(page, /^This link does not open the page/);
});

test('after its last day it says so, and opens no work, until the next build', async ({ page }) => {
  await page.clock.setFixedTime('2999-01-31T12:00:00');
  await page.goto(link);
  await expectOpen(page);
  await page.clock.setFixedTime('2999-02-01T12:00:00');
  for (const address of [link, project + secret]) {
    await page.goto('about:blank');
    await page.goto(address);
    await expectClosed(page, /^This invitation ended on 31 January 2999/);
  }
});

test('the secret of another invitation and a changed one open nothing', async ({ page }) => {
  const [, other] = (await pathOf(german)).split('#');
  for (const fragment of [other, `${secret.slice(0, -2)}AA`, 'A'.repeat(22)]) {
    await page.goto('about:blank');
    await page.goto(`${path}#${fragment}`);
    await expectClosed(page, /^This link does not open the page/);
  }
  await page.goto('about:blank');
  await page.goto(project + other);
  await expectClosed(page, /^This link does not open the page/);
});

test('a link without its secret asks for it, and the whole link opens the page', async ({
  page,
}) => {
  for (const cut of ['', `#${secret.slice(0, -1)}`]) {
    await page.goto('about:blank');
    await page.goto(path + cut);
    await expectClosed(page, /^This link does not open the page: it is incomplete/);
  }
  await expectAccessible(page);
  await page.getByLabel('The whole link').fill(`https://tom-reyes.example${link}`);
  await page.getByRole('button', { name: 'Open' }).click();
  await expectOpen(page);
  await page.reload();
  await expectOpen(page);
  await page.getByRole('button', { name: 'Close and forget' }).click();
  await expect(page.getByLabel('The whole link')).toBeVisible();
  await expect(page.locator('#lock-status')).toBeEmpty();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('the language switch leads to the same work, and the secret to no other site', async ({
  page,
}) => {
  await page.goto(project + secret);
  await expect(heading(page, title)).toBeFocused();
  const live = page.locator('[data-part="text"] a[href^="https:"]');
  expect(
    await live.evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href)),
  ).toEqual([phrasesOf('tideglass').url]);
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByText(phrasesOf('tideglass').german ?? '')).toBeVisible();
  expect(page.url()).not.toContain('#');
});

test('a passphrase opens one work, in all languages, until it is forgotten', async ({ page }) => {
  await page.goto(project);
  await page.getByLabel('Passphrase', { exact: true }).fill(privateSecrets.PASSPHRASE_TIDE);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(heading(page, title)).toBeFocused();
  // No key of this page opens the survey.
  await expect(page.getByText('the survey')).toBeVisible();
  await expect(page.getByRole('link', { name: 'the survey' })).toHaveCount(0);
  await page.getByRole('link', { name: 'the atlas' }).click();
  await expect(page).toHaveURL(/\/p\/[\w-]{22}\/?$/);
  await expect(page.getByLabel('Passphrase', { exact: true })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(heading(page, title)).toBeFocused();
  await page.locator('[data-part="forget"]').click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByLabel('Passphrase', { exact: true })).toBeVisible();
});

test('a locked page does not say which of its keys are those of invitations', async ({ page }) => {
  await page.goto(project);
  const { wraps }: Lock = JSON.parse((await page.locator('#lock').textContent()) ?? '');
  expect(wraps).toHaveLength(2);
  expect(new Set(wraps.map(({ length }) => length)).size).toBe(1);
});
