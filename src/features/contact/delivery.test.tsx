import { afterEach, describe, expect, test } from 'vitest';
import { GOOD_MESSAGE } from '../../../tests/helpers/contact-fixture.ts';
import {
  type MockAnswer,
  type MockServer,
  startMockServer,
} from '../../../tests/helpers/mock-server.ts';
import type { Delivery } from '../../content/schemas/contact.ts';
import { type Outcome, OWN_PAGE_MARK } from './answer.ts';
import { type Submission, send, submissionFields } from './send.ts';
import { type Target, targetOf } from './target.ts';

const places = {
  ownEndpoint: '/api/contact',
  homePath: '/',
  sentPath: '/contact/sent',
  sentAddress: 'https://studio.example/contact/sent',
};
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
} as const satisfies Record<string, Delivery>;

type Way = keyof typeof deliveries;

const json = (status: number, value: unknown, headers = {}): MockAnswer => ({
  status,
  body: JSON.stringify(value),
  headers,
});
const html = (body: string, status = 200): MockAnswer => ({ status, type: 'text/html', body });
const captcha = html('<!doctype html><title>One more step</title><div class="g-recaptcha"></div>');
const ownPage = html(`<!doctype html><body>${OWN_PAGE_MARK} tabindex="-1">Home</main>`);
const fields = {
  email: { reason: 'notAnEmail', message: 'No address.' },
  'choice-kind': { reason: 'notAnOption', message: 'Choose.' },
};
const fieldTexts = { email: 'No address.', 'choice-kind': 'Choose.' };

let server: MockServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

function targetAt(way: Way, address: string): Target {
  return { ...targetOf(deliveries[way], places), action: address, scriptAction: address };
}

async function deliver(way: Way, answer: MockAnswer): Promise<Outcome> {
  server = await startMockServer([answer]);
  const target = targetAt(way, server.address);
  const stop = new AbortController();
  if (answer === 'silence') {
    void server.next().then(() => stop.abort());
  }
  return await send(target, submission, stop.signal);
}

const failed = (reason: string, more = {}) => ({ sent: false, reason, ...more });

// What each service answers, by its documentation.
const contract: Record<Way, Record<string, [MockAnswer, object]>> = {
  server: {
    success: [json(200, { ok: true, id: submission.id }), { sent: true }],
    validation: [
      json(422, { ok: false, error: 'invalid', message: 'It is not accepted.', fields }),
      failed('invalid', { fields: fieldTexts }),
    ],
    'another website': [json(403, { ok: false, error: 'foreign' }), failed('foreign')],
    'too much': [json(413, { ok: false, error: 'tooLarge' }), failed('tooLarge')],
    'rate limit': [
      json(429, { ok: false, error: 'tooMany' }, { 'Retry-After': '90' }),
      failed('tooMany', { retryAfter: 90 }),
    ],
    'full disk': [json(503, { ok: false, error: 'full' }), failed('full')],
    serverError: [html('Bad gateway', 502), failed('broken')],
    'not ok': [json(200, { ok: false }), failed('unclear')],
    'ok as text': [json(200, { ok: 'true' }), failed('unclear')],
    'ok with a bad status': [json(500, { ok: true }), failed('broken')],
    'no server at all': [html('Not found', 404), failed('refused')],
  },
  endpoint: {
    success: [json(200, { ok: true }), { sent: true }],
    validation: [
      json(422, { ok: false, error: 'invalid', fields }),
      failed('invalid', { fields: fieldTexts }),
    ],
    spam: [json(400, { ok: false, error: 'spam' }), failed('spam')],
    'rate limit': [json(429, { ok: false }), failed('tooMany')],
    'its own words': [
      json(403, { ok: false, message: 'Closed on Sundays.' }),
      failed('refused', { said: 'Closed on Sundays.' }),
    ],
  },
  formspree: {
    success: [json(200, { ok: true, next: '/thanks?language=en' }), { sent: true }],
    validation: [
      json(422, {
        error: 'Validation errors',
        errors: [{ field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' }],
      }),
      failed('invalid', { said: 'Validation errors', fields: { email: 'should be an email' } }),
    ],
    spam: [
      json(403, { error: 'In order to submit via AJAX, reCAPTCHA must be disabled.' }),
      failed('spam', { said: 'In order to submit via AJAX, reCAPTCHA must be disabled.' }),
    ],
    'no such form': [
      json(404, { error: 'Form not found' }),
      failed('refused', { said: 'Form not found' }),
    ],
    'rate limit': [
      json(429, { error: 'Too many requests' }),
      failed('tooMany', { said: 'Too many requests' }),
    ],
    'ok alone': [json(200, { ok: true }), failed('unclear')],
  },
  web3forms: {
    success: [
      json(200, { success: true, body: { data: {}, message: 'Email sent successfully!' } }),
      { sent: true },
    ],
    validation: [
      json(400, { success: false, body: { data: {}, message: 'Invalid email address' } }),
      failed('invalid', { said: 'Invalid email address' }),
    ],
    spam: [
      json(400, { success: false, message: 'Spam detected in this submission' }),
      failed('spam', { said: 'Spam detected in this submission' }),
    ],
    'rate limit': [
      json(429, { success: false, message: 'Slow down' }),
      failed('tooMany', { said: 'Slow down' }),
    ],
    'no success': [
      json(200, { success: false, message: 'Wrong access key' }),
      failed('unclear', { said: 'Wrong access key' }),
    ],
  },
  netlify: {
    success: [html('<!doctype html><title>Thank you!</title><h1>Thank you!</h1>'), { sent: true }],
    validation: [html('<h1>Bad request</h1>', 400), failed('invalid')],
    // Netlify keeps spam in a list of its own and answers as always.
    spam: [html('<!doctype html><title>Thank you!</title>'), { sent: true }],
    'rate limit': [html('<h1>Too many</h1>', 429), failed('tooMany')],
    'its own page': [ownPage, failed('unclear')],
    'no form there': [html('<h1>Page not found</h1>', 404), failed('refused')],
  },
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

// What each service gets, in this order.
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
      ...Object.entries(contract[way]),
      ['a captcha with status 200', [captcha, failed('unclear')]] as const,
      ['no answer in time', ['silence', failed('timeout')]] as const,
    ])('%s', async (_name, [answer, outcome]) => {
      expect(await deliver(way, answer)).toEqual(outcome);
    });

    test('a redirect to a page is no success', async () => {
      server = await startMockServer([{ status: 302, headers: { Location: '/contact' } }, ownPage]);
      const target = targetAt(way, server.address);
      expect(await send(target, submission, new AbortController().signal)).toEqual(
        failed('unclear'),
      );
      expect(server.seen).toHaveLength(2);
    });

    test('a connection that is refused is told', async () => {
      server = await startMockServer(['silence']);
      const target = targetAt(way, server.address);
      await server.close();
      expect(await send(target, submission, new AbortController().signal)).toEqual(
        failed('unreachable'),
      );
    });

    test('gets exactly the fields that it expects', async () => {
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

test('what stands in the hidden field goes along under the name that the service looks at', () => {
  const names = (way: Way) => {
    const target: Target = targetOf(deliveries[way], places);
    return submissionFields(target, { ...submission, honeypot: 'filled' })
      .filter(([, value]) => value === 'filled')
      .map(([name]) => name);
  };
  expect(names('server')).toEqual(['website']);
  expect(names('netlify')).toEqual(['bot-field']);
  expect(names('formspree')).toEqual(['_gotcha']);
  expect(names('web3forms')).toEqual(['botcheck']);
  expect(names('endpoint')).toEqual([]);
});
