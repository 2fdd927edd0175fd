import { expect, test } from 'vitest';
import { GOOD, QUESTIONS } from '../../../tests/helpers/contact-fixture.ts';
import { openContactFixture } from '../../../tests/helpers/open-contact-fixture.ts';
import { fillPage } from './fill-page.ts';

test('a browser gets its form again, with the typed text, escaped', async () => {
  const fixture = await openContactFixture({ site: { questions: QUESTIONS } });
  const response = await fixture.postForm({
    name: `"><script>alert('a')</script>`,
    email: 'ida',
    subject: '',
    page: '/x"><b>$&',
    'choice-kind': '<b>',
    'choice-budget': 'more',
    message: '\n</textarea><b>\n & "quotes"',
  });
  expect(response.status).toBe(422);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  expect(response.headers.get('Content-Security-Policy')).toBe('policy of the form');
  expect(await response.text()).toMatchInlineSnapshot(`
    "<!doctype html><html lang="en"><body>
    <div><h2>Leave a message</h2>
    <form id="contact-form" method="post"><div id="contact-status" autofocus class="a" tabindex="-1"><h3>Not sent yet. Please correct:</h3><ul><li><a href="#contact-email">Enter a valid email address, such as name@example.com.</a></li><li><a href="#contact-subject">Enter a subject.</a></li><li><a href="#contact-choice-kind">Choose one of the options: What is it?</a></li></ul></div>
    <input id="contact-name" value="&quot;&gt;&lt;script&gt;alert(&#39;a&#39;)&lt;/script&gt;" name="name"/><p id="contact-name-error"></p>
    <input id="contact-email" aria-invalid="true" value="ida" name="email"/><p id="contact-email-error">Enter a valid email address, such as name@example.com.</p>
    <input id="contact-subject" aria-invalid="true" value="" name="subject"/><p id="contact-subject-error">Enter a subject.</p>
    <textarea id="contact-message" name="message">

    &lt;/textarea&gt;&lt;b&gt;
     &amp; &quot;quotes&quot;</textarea><p id="contact-message-error"></p>
    <fieldset id="contact-choice-kind" aria-invalid="true"><p id="contact-choice-kind-error">Choose one of the options: What is it?</p></fieldset>
    <fieldset><input id="contact-choice-budget-0"/><input id="contact-choice-budget-1" checked/></fieldset>
    </form></div><input type="hidden" form="contact-form" name="page" value="/x&quot;&gt;&lt;b&gt;$&amp;"></body></html>"
  `);
});

test('a rejection shows the reason, and offers the mail program', async () => {
  const fixture = await openContactFixture();
  const response = await fixture.postForm(GOOD, { Origin: 'https://evil.example' });
  expect(response.status).toBe(403);
  const text = await response.text();
  expect(text).toContain('The message came from another website.');
  expect(text).toContain(
    'href="mailto:owner@studio.example?subject=A%20new%20shop&amp;body=Gr%C3%BC%C3%9Fe%2C%0D%0AIda',
  );
  expect(text).toContain('>\nGrüße,\nIda</textarea>');
});

test('a page without the form is not filled in', () => {
  expect(fillPage('<!doctype html>', { typed: GOOD, before: '', questions: [] })).toBeUndefined();
});
