import { expect } from '@playwright/test';
import { expectAccessible } from '../helpers/accessible.ts';
import { GOOD } from '../helpers/contact-fixture.ts';
import { watchConsole } from '../helpers/watch-console.ts';
import { field, fillIn, formStatus, sendButton, test } from './form-fixtures.ts';

test.use({ javaScriptEnabled: false });

test('the form returns with errors and texts, then sends once', async ({ page, server }) => {
  const said = watchConsole(page);
  await page.goto('/details/123?x=secret');
  await page.getByRole('link', { name: 'Request a similar project' }).click();
  await expect(field(page, 'Subject')).toHaveValue('A project like Birch and Bobbin');
  const typed = {
    name: `"><img src=x onerror=alert(1)>`,
    email: 'ida@visitor',
    subject: "It's <b>bold</b> & more",
    message: '\n\n</textarea><script>alert(1)</script>\n  Grüße 👩‍💻\n',
  };
  await fillIn(page, typed);
  await sendButton(page).click();
  await expect(formStatus(page)).toContainText('Not sent yet.');
  // The browser focuses the status with its first frame. Typing before that frame is reported.
  await expect(formStatus(page)).toBeFocused();
  await expect(formStatus(page).getByRole('link')).toHaveText([
    'Enter a valid email address, such as name@example.com.',
  ]);
  await expect(field(page, 'Name')).toHaveValue(typed.name);
  await expect(field(page, 'Subject')).toHaveValue(typed.subject);
  await expect(field(page, 'Message')).toHaveValue(typed.message);
  await expect(field(page, 'Email')).toHaveValue(typed.email);
  expect(await server.stored()).toEqual([]);

  await field(page, 'Email').fill(GOOD.email);
  await sendButton(page).dblclick();
  await expect(page).toHaveURL(`${server.url}/contact/sent`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message was sent');
  expect(await server.stored()).toMatchObject([
    { ...typed, email: GOOD.email, page: '/details/123' },
  ]);
  expect(said.filter((line) => !line.includes('status of 422'))).toEqual([]);
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('the page with errors is accessible and sends', async ({ page, server }) => {
    // The form is submitted before it is hydrated, so the browser itself sends the POST request.
    const script = /\/ContactForm[^/]*\.js/;
    await page.route(script, (route) => route.abort());
    await page.goto('/contact');
    await fillIn(page, { ...GOOD, email: 'ida@visitor' });
    await sendButton(page).click();
    await expect(formStatus(page)).toContainText('Not sent yet.');
    await expect(page).toHaveURL(/\/api\/contact$/);
    await page.unroute(script);
    await expectAccessible(page);
    await expect(field(page, 'Message')).toHaveValue(GOOD.message);
    await field(page, 'Email').fill(GOOD.email);
    await sendButton(page).click();
    await expect(page).toHaveURL(`${server.url}/contact/sent`);
    await expectAccessible(page);
    expect(await server.stored()).toMatchObject([GOOD]);
  });
});
