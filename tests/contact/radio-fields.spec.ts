import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { builds } from '../builds.ts';
import { expectAccessible } from '../helpers/accessible.ts';
import { GOOD } from '../helpers/contact-fixture.ts';
import { fetchPage } from '../helpers/fetch-page.ts';
import { fillIn, receipt, sendButton, test, untilReady } from './form-fixtures.ts';

const markup = '<b>Something</b> "else" & more';
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const kind = (page: Page) => page.getByRole('radiogroup', { name: /^What shall be made/ });
const error = /^Choose one of the options: What shall be made/;
const booking = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Book a talk/ });
const saved = [{ id: '100', title: 'The blue door' }];
const stored = (page: string) => ({
  ...GOOD,
  choices: [
    { id: 'kind', option: markup },
    { id: 'budget', label: 'Budget', option: 'up to 5,000 €' },
  ],
  page,
});
const save = (page: Page) =>
  page.evaluate((text) => localStorage.setItem('vitrine:saved', text), JSON.stringify(saved));

test('a required question has an error until it is answered', async ({ page, server }) => {
  await page.goto('service?x=secret');
  await save(page);
  await page.getByRole('link', { name: 'How to get hold of me' }).first().click();
  await untilReady(page);
  await fillIn(page);
  await radio(page, 'up to 5,000 €').check();
  await sendButton(page).click();
  await expect(kind(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(kind(page)).toHaveAccessibleDescription(error);
  await expectAccessible(page);
  await page.getByRole('link', { name: error }).click();
  await expect(kind(page)).toBeFocused();
  await radio(page, markup).check();
  await expect(kind(page)).not.toHaveAttribute('aria-invalid');
  await page.reload();
  await untilReady(page);
  await expect(radio(page, markup)).toBeChecked();
  await sendButton(page).click();
  await expect(receipt(page)).toBeFocused();
  await expect(page.getByRole('definition').nth(-4)).toHaveText(markup);
  await expect(booking(page)).toHaveCount(2);
  await expectAccessible(page);
  expect(await server.stored()).toMatchObject([{ ...stored('/portfolio/service'), saved }]);
});

test('the mail program gets answers, page and saved projects', { tag: '@all' }, async ({
  page,
  server,
}) => {
  const action = 'mailto:owner@studio.example';
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace('"provider":[0,"server', '"provider":[0,"mailto')
      .replaceAll('/portfolio/api/contact', action);
    await route.fulfill({ response, body });
  });
  await page.goto('service');
  await save(page);
  await page.goto('contact', { referer: `${server.url}/service?x=secret` });
  await untilReady(page);
  await fillIn(page);
  await radio(page, markup).check();
  const asked = page.waitForRequest((request) => request.url().startsWith(action));
  await page.locator('#contact-form [type=submit]').click();
  const mail = decodeURIComponent((await asked).url());
  for (const part of [markup, '/portfolio/service', 'The blue door']) expect(mail).toContain(part);
});

test('a talk can be booked, and its site gets no request before the click', async ({
  page,
  request,
}) => {
  for (const path of [
    builds['edge-cases'].base,
    'service',
    'details/100',
    'contact',
    'contact/sent',
  ]) {
    const { document } = await fetchPage(request, path);
    const link = document.querySelector('main a[href^="https://talks.example/"]');
    expect(link?.textContent, path).toMatch(/^Book a talk.* 45 minutes$/s);
  }
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).host));
  await page.goto('contact/sent');
  await expect(booking(page)).toHaveAccessibleName(/ 45 minutes$/);
  await booking(page).hover();
  expect(asked).not.toContain('talks.example');
  const settings = readFileSync(`${builds['edge-cases'].outDir}/contact/settings.json`, 'utf8');
  const end = 'Book a talk over the garden fence (45 minutes): https://talks.example/wilhelmina?';
  expect(JSON.parse(settings).confirmation.text).toContain(`It is read on Thursday.\n\n${end}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form comes back with the chosen options', { tag: '@all' }, async ({ page, server }) => {
    await page.goto('contact', { referer: `${server.url}/service?x=secret` });
    await fillIn(page, { ...GOOD, email: 'ida@visitor' });
    await radio(page, markup).check();
    await radio(page, 'up to 5,000 €').check();
    await sendButton(page).click();
    await expect(page.locator('#contact-status').getByRole('link')).toHaveCount(1);
    await expect(radio(page, markup)).toBeChecked();
    await fillIn(page);
    await sendButton(page).click();
    await expect(page).toHaveURL(`${server.url}/contact/sent`);
    expect(await server.stored()).toMatchObject([stored('/portfolio/service')]);
  });
});
