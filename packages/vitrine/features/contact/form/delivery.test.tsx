import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { GOOD_MESSAGE, QUESTIONS } from '../../../../../tests/helpers/contact-fixture.ts';
import {
  type MockResponse,
  type MockServer,
  startMockServer,
} from '../../../../../tests/helpers/mock-server.ts';
import { loadLanguage } from '../../../i18n/load-language.ts';
import type { Delivery } from '../../../message/delivery.ts';
import { type Outcome, SITE_PAGE_MARK } from '../../../message/parse-response.ts';
import { type Target, targetOf } from '../../../message/target.ts';
import { ContactForm } from './ContactForm.tsx';
import { type Submission, sendMessage, submissionFields } from './send-message.ts';

const en = await loadLanguage('en');

const site = 'https://studio.example';
const submission: Submission = {
  message: { ...GOOD_MESSAGE, message: 'Grüße\n👩‍💻' },
  id: '0b4f2a6e-5f4e-4f7e-9d53-2f6c5a4c7b11',
  token: '1.x',
  honeypot: '',
  detailsAddress: (id) => `https://studio.example/details/${id}`,
};

const deliveries = {
  server: { provider: 'server' },
  endpoint: { provider: 'endpoint', address: 'https://forms.studio.example/take' },
  netlify: { provider: 'netlify' },
  formspree: { provider: 'formspree', form: 'xyzabcde' },
  web3forms: { provider: 'web3forms', key: '01234567-89ab-4def-8123-456789abcdef' },
  mailto: { provider: 'mailto', email: 'owner@studio.example' },
} as const satisfies Record<string, Delivery>;

type Way = Exclude<keyof typeof deliveries, 'mailto'>;

const json = (status: number, value: unknown, headers = {}): MockResponse => ({
  status,
  body: JSON.stringify(value),
  headers,
});
const html = (body: string, status = 200): MockResponse => ({ status, type: 'text/html', body });
const captcha = html('<!doctype html><title>One more step</title><div class="g-recaptcha"></div>');
const sitePage = html(`<!doctype html><body>${SITE_PAGE_MARK} tabindex="-1">Home</main>`);
const fields = {
  email: { reason: 'notAnEmail', message: 'No address.' },
  'choice-kind': { reason: 'notAnOption', message: 'Choose.' },
};
const shown = { fields: { email: 'No address.', 'choice-kind': 'Choose.' } };

let server: MockServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

function targetAt(way: Way, address: string): Target {
  return { ...targetOf(deliveries[way], site, ''), action: address, scriptAction: address };
}

async function deliver(way: Way, answer: MockResponse): Promise<Outcome> {
  server = await startMockServer([answer]);
  const target = targetAt(way, server.address);
  const stop = new AbortController();
  const sending = sendMessage(target, submission, stop.signal);
  if (answer === 'silence') {
    await server.next();
    stop.abort();
  }
  return await sending;
}

const failed = (reason: string, more = {}) => ({ sent: false, reason, ...more });
const said = (reason: string, words: string) => failed(reason, { said: words });
const success = { sent: true };
const noAjax = 'In order to submit via AJAX, reCAPTCHA must be disabled.';
const formspreeError = { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' };
const web3forms = (message: string, isSent = false) => ({ success: isSent, body: { message } });

// The documented responses of each service, and the outcome that each response leads to.
const contract: Record<Way, [MockResponse, outcome: object][]> = {
  server: [
    [json(200, { ok: true, id: submission.id }), success],
    [json(422, { error: 'invalid', message: 'So not.', fields }), failed('invalid', shown)],
    [json(403, { ok: false, error: 'crossSite' }), failed('crossSite')],
    [json(413, { ok: false, error: 'tooLarge' }), failed('tooLarge')],
    [json(429, {}, { 'Retry-After': '90' }), failed('tooMany', { retryAfter: 90 })],
    [json(503, {}), failed('full')],
    [html('Bad gateway', 502), failed('broken')],
    [json(200, { ok: false }), failed('unclear')],
    [json(200, { ok: 'true' }), failed('unclear')],
    [json(500, { ok: true }), failed('broken')],
    [html('Not found', 404), failed('refused')],
  ],
  endpoint: [
    [json(200, { ok: true }), success],
    [json(422, { ok: false, error: 'invalid', fields }), failed('invalid', shown)],
    [json(400, { ok: false, error: 'spam' }), failed('spam')],
    [json(429, { ok: false }), failed('tooMany')],
    [json(403, { message: 'Closed on Sundays.' }), said('refused', 'Closed on Sundays.')],
  ],
  formspree: [
    [json(200, { ok: true, next: '/thanks?language=en' }), success],
    [
      json(422, { error: 'Validation errors', errors: [formspreeError] }),
      { ...said('invalid', 'Validation errors'), fields: { email: 'should be an email' } },
    ],
    [json(403, { error: noAjax }), said('spam', noAjax)],
    [json(404, { error: 'Form not found' }), said('refused', 'Form not found')],
    [json(429, { error: 'Too many requests' }), said('tooMany', 'Too many requests')],
    [json(200, { ok: true }), failed('unclear')],
  ],
  web3forms: [
    [json(200, web3forms('Email sent successfully!', true)), success],
    [json(400, web3forms('Invalid email address')), said('invalid', 'Invalid email address')],
    [json(400, { message: 'Spam in this submission' }), said('spam', 'Spam in this submission')],
    [json(429, { message: 'Slow down' }), said('tooMany', 'Slow down')],
    [json(200, { success: false, message: 'Wrong key' }), said('unclear', 'Wrong key')],
  ],
  netlify: [
    // Netlify answers spam in the same way, and only stores it in a separate list.
    [html('<!doctype html><title>Thank you!</title><h1>Thank you!</h1>'), success],
    [html('<h1>Bad request</h1>', 400), failed('invalid')],
    [html('<h1>Too many</h1>', 429), failed('tooMany')],
    [sitePage, failed('unclear')],
    [html('<h1>Page not found</h1>', 404), failed('refused')],
  ],
};

const written = [
  ['name', 'Ida Novak'],
  ['email', 'ida@visitor.example'],
  ['subject', 'A new shop'],
  ['message', 'Grüße\n👩‍💻'],
  ['choice-budget', 'up to 5,000'],
];
const page = ['page', '/service'];
const saved = ['saved', '123 The blue door'];
const projects = ['projects', 'The blue door: https://studio.example/details/123'];

// The form fields that each service receives, in order.
const sent: Record<Way, string[][]> = {
  server: [...written, page, ['id', submission.id], ['token', '1.x'], saved],
  endpoint: [...written, page, ['id', submission.id], saved],
  formspree: [...written, page, projects],
  web3forms: [['access_key', deliveries.web3forms.key], ...written, page, projects],
  netlify: [['form-name', 'contact'], projects, page, ...written],
};

for (const way of ['server', 'endpoint', 'formspree', 'web3forms', 'netlify'] as const) {
  describe(way, () => {
    test.each([
      ...contract[way],
      [captcha, failed('unclear')] as const,
      ['silence', failed('timeout')] as const,
    ])('the response %o leads to the outcome %o', async (answer, outcome) => {
      expect(await deliver(way, answer)).toEqual(outcome);
    });

    test('a redirect to a page of the site is not a success', async () => {
      server = await startMockServer([
        { status: 302, headers: { Location: '/contact' } },
        sitePage,
      ]);
      const target = targetAt(way, server.address);
      expect(await sendMessage(target, submission, new AbortController().signal)).toEqual(
        failed('unclear'),
      );
      expect(server.seen).toHaveLength(2);
    });

    test('a refused connection is reported as unreachable', async () => {
      server = await startMockServer(['silence']);
      const target = targetAt(way, server.address);
      await server.close();
      expect(await sendMessage(target, submission, new AbortController().signal)).toEqual(
        failed('unreachable'),
      );
    });

    test('receives exactly the expected form fields', async () => {
      await deliver(way, json(200, {}));
      const [seen] = server?.seen ?? [];
      expect(seen?.method).toBe('POST');
      expect(seen?.headers['content-type']).toMatch(
        way === 'netlify' ? 'application/x-www-form-urlencoded' : 'multipart/form-data',
      );
      const text = (value: string) => value.replaceAll('\r\n', '\n');
      expect(seen?.fields.map(([name, value]) => [name, text(value)])).toEqual(sent[way]);
    });
  });
}

test.each([
  ['server', 'further-remark'],
  ['netlify', 'bot-field'],
  ['formspree', '_gotcha'],
  ['web3forms', 'botcheck'],
  ['endpoint', undefined],
] as const)('the value of the honeypot field is sent to %s as %s', (way, expected) => {
  const target = targetOf(deliveries[way], site, '');
  const fields = submissionFields(target, { ...submission, honeypot: 'filled' });
  expect(fields.find(([, value]) => value === 'filled')?.[0]).toBe(expected);
});

describe.each(Object.values(deliveries))('the form for $provider', (delivery) => {
  test('has the action and exactly the fields of this provider', () => {
    const html = renderToStaticMarkup(
      <ContactForm
        form={{ heading: 'Leave a message', privacy: 'Only to answer you.' }}
        questions={QUESTIONS}
        target={targetOf(delivery, site, '')}
        booking={undefined}
        email="owner@studio.example"
        site={site}
        root=""
        locale="en-DE"
        strings={en.form}
      />,
    );
    const form = /<form[^>]*>/.exec(html)?.[0].replace(/ class="[^"]*"/, '');
    const fields = [...html.matchAll(/<(?:input|textarea)[^>]*>/g)].map(([tag]) =>
      ['type', 'name', 'value', 'required', 'maxLength', 'autoComplete']
        .flatMap((key) => {
          const value = new RegExp(` ${key}="([^"]*)"`).exec(tag)?.[1];
          return value === undefined ? [] : [value === '' ? key : `${key}=${value}`];
        })
        .join(' '),
    );
    expect({ form, fields }).toMatchSnapshot();
    expect(html).toContain('Only to answer you.');
  });
});
