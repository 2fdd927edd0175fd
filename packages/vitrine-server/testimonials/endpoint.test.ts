import { describe, expect, test, vi } from 'vitest';
import { HONEYPOT_NAME } from 'vitrine/message';
import { MAIL } from '../../../tests/helpers/contact-fixture.ts';
import {
  formOf,
  openTestimonialFixture as open,
  REQUEST,
  TESTIMONIAL_PAGE,
  WORDS,
} from '../../../tests/helpers/testimonial-fixture.ts';
import { TestimonialStore } from '../store/testimonial-store.ts';

const { texts } = REQUEST;
const DAY = 24 * 60 * 60 * 1000;

type Fixture = Awaited<ReturnType<typeof open>>;

const received = ({ contact }: Fixture) => new TestimonialStore(contact.store.database).list();

describe('a link', () => {
  test('shows the form, with the title of its project, and leaves no traces', async () => {
    const { request, link, lines } = await open();
    const path = link();
    const response = await request(path, { headers: { 'Accept-Encoding': 'identity' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    const html = await response.text();
    expect(html).toContain('<form id="testimonial-form" class="a>b"');
    expect(html).toContain('id="testimonial-no-link" hidden>');
    expect(html).toContain('A &quot;new&quot; &lt;shop&gt;');
    expect(lines.join()).not.toContain(path.slice(-30));
  });

  test('is about one language, and works below a sub-path', async () => {
    const further = { de: { testimonials: { ...REQUEST, projects: { shop: 'Ein Laden' } } } };
    const files = { 'de/testimonial/index.html': TESTIMONIAL_PAGE };
    const site = { testimonials: REQUEST, languages: ['de'] };
    const fixture = await open({ base: '/studio', site, further, files });
    const { request, send, link } = fixture;
    const german = link({ language: 'de' });
    expect(await (await request(german)).text()).toContain('Ein Laden');
    expect((await request(german.replace('/de/', '/'))).status).toBe(404);
    const sent = await send(german);
    expect(sent.headers.get('Location')).toBe('/studio/de/testimonial/sent');
    expect(await received(fixture)).toMatchObject([{ language: 'de', project: 'shop' }]);
  });

  test('works on its last day in every time zone, and not after it', async () => {
    const { request, send, link, clock } = await open();
    const path = link();
    const lastDay = new Date(clock.now + 21 * DAY).toISOString().slice(0, 10);
    clock.now = Date.parse(`${lastDay}T23:59:59.999-12:00`);
    expect((await request(path)).status).toBe(200);
    clock.now += 1;
    for (const response of [await request(path), await send(path)]) {
      expect(response.status).toBe(410);
      expect(await response.text()).toContain(texts.link.expired);
    }
  });

  test('that was used shows that it was, also after the testimonial was deleted', async () => {
    const fixture = await open();
    const { request, send, link } = fixture;
    const path = link();
    expect((await send(path)).status).toBe(303);
    const [stored] = await received(fixture);
    const store = new TestimonialStore(fixture.contact.store.database);
    for (let n = 0; n < 2; n += 1) {
      const response = await request(path);
      expect(response.status).toBe(410);
      const html = await response.text();
      expect(html).toContain(texts.link.used);
      expect(html).toContain('<form hidden="" id="testimonial-form"');
      await store.delete(stored?.id ?? '');
    }
    expect((await send(path)).status).toBe(410);
    expect(await received(fixture)).toEqual([]);
  });

  test('leads to the not-found page where SIGNING_KEY is not set, which a line in the log says', async () => {
    const { request, send, link, lines } = await open({ variables: { SIGNING_KEY: undefined } });
    expect((await request(link())).status).toBe(404);
    expect((await send(link())).status).toBe(405);
    expect(lines.filter((line) => line.includes('testimonials.no-key'))).toHaveLength(1);
  });

  test('leads to the not-found page of a site that asks for no testimonials', async () => {
    const { request, link, lines } = await open({ site: { testimonials: undefined } });
    const response = await request(link());
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
    expect(lines).toEqual([]);
  });

  test('does not take the place of a page', async () => {
    const { request, link } = await open();
    expect(await (await request('/testimonial/sent')).text()).toContain('Thank you');
    expect((await request('/testimonial')).status).toBe(200);
    expect((await request('/testimonial/')).status).toBe(301);
    expect((await request('/testimonial/sent/')).status).toBe(301);
    expect((await request('/testimonial/index.html')).status).toBe(301);
    expect((await request(link(), { method: 'PUT' })).status).toBe(405);
  });
});

describe('a testimonial', () => {
  test('is stored before the answer, with the words as they are, and announced', async () => {
    const fixture = await open({ variables: MAIL });
    const { send, link, clock, mails, stored, contact } = fixture;
    const path = link();
    const response = await send(path);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/testimonial/sent']);
    const [one, ...others] = await received(fixture);
    expect(others).toEqual([]);
    expect(one).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      receivedAt: clock.now,
      project: 'shop',
      language: '',
      consentDay: '2026-03-04',
      state: 'new',
      words: {
        answers: [
          { question: 'What did you need?', answer: WORDS['answer-0'] },
          { question: 'What has changed?', answer: WORDS['answer-1'] },
        ],
        author: WORDS.author,
        title: WORDS.title,
        credit: 'name',
        stars: 5,
      },
    });
    await contact.deliver();
    expect(await stored()).toHaveLength(1);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('Testimonial of Ida Novak: A "new" <shop>');
    expect(mails[0]?.text).toContain(`npx vitrine testimonial accept ${one?.id}`);
  });

  test('is stored once: the same again gets the same thanks, and other words a sentence', async () => {
    const fixture = await open({ variables: MAIL });
    const { send, link, stored } = fixture;
    const path = link();
    const answers = await Promise.all([send(path), send(path), send(path)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const other = await send(path, formOf({ ...WORDS, author: 'Eva' }));
    expect(other.status).toBe(410);
    expect(await other.text()).toContain(texts.link.used);
    expect(await received(fixture)).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
  });

  test('of two at the same moment is one', async () => {
    const fixture = await open();
    const { send, link } = fixture;
    for (let n = 0; n < 5; n += 1) {
      const path = link();
      const answers = await Promise.all(
        ['Ida', 'Eva'].map((author) => send(path, formOf({ ...WORDS, author }), {}, `10.0.0.${n}`)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410]);
    }
    expect(await received(fixture)).toHaveLength(5);
  });

  test('with errors comes back with all that was typed', async () => {
    const fixture = await open();
    const { send, link } = fixture;
    const response = await send(
      link(),
      formOf({
        'answer-0': `</textarea>${'x'.repeat(600)}`,
        'answer-1': '\nTwo',
        stars: '4',
        author: '',
        title: '"Founder"',
        credit: 'name',
      }),
    );
    expect(response.status).toBe(422);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain(
      'id="testimonial-answer-0" aria-invalid="true" name="answer-0">\n&lt;/textarea&gt;x',
    );
    expect(html).toContain('name="answer-1">\n\nTwo</textarea>');
    expect(html).toContain('id="testimonial-title" value="&quot;Founder&quot;"');
    expect(html).toContain('id="testimonial-credit-name" checked');
    expect(html).toContain('id="testimonial-stars-4" checked');
    expect(html).not.toContain('id="testimonial-consent" checked');
    for (const text of [
      '“What did you need?” has 611 characters; 600 are allowed.',
      texts.errors.heading,
      texts.errors.noAuthor,
      texts.errors.noConsent,
    ]) {
      expect(html).toContain(text);
    }
    expect(await received(fixture)).toEqual([]);
  });

  test.each([
    ['nothing', {}, texts.errors.noAnswer],
    ['an unknown credit', { credit: 'all' }, 'Choose one of the options: '],
    ['six stars', { stars: '6' }, 'Choose one of the options: Stars'],
    ['two lines as a name', { author: 'A\nB' }, '“Your name” has more than one line.'],
    ['no consent', { consent: '' }, texts.errors.noConsent],
  ])('with %s is refused with a sentence', async (name, change, text) => {
    const fixture = await open();
    const fields = name === 'nothing' ? {} : { ...WORDS, ...change };
    const response = await fixture.send(fixture.link(), formOf(fields));
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(text);
    expect(await received(fixture)).toEqual([]);
  });

  test('from another website is refused, and from a page without referrer accepted', async () => {
    const { send, link } = await open();
    const from = (headers: Record<string, string>) => send(link(), formOf(), headers);
    const evil = await from({ Origin: 'https://evil.example' });
    expect(evil.status).toBe(403);
    expect(await evil.text()).toContain(texts.errors.kept);
    const framed = { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' };
    expect((await from(framed)).status).toBe(403);
    expect((await from({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })).status).toBe(303);
    expect((await from({ Origin: 'https://studio.example' })).status).toBe(303);
  });

  test('beyond ten an hour from one network waits, with its words', async () => {
    const fixture = await open();
    const { send, link, clock } = fixture;
    for (let n = 0; n < 10; n += 1) expect((await send(link())).status).toBe(303);
    const path = link();
    const late = await send(path);
    expect([late.status, late.headers.get('Retry-After')]).toEqual([429, '3600']);
    const html = await late.text();
    expect(html).toContain('try again in 60 minutes');
    expect(html).toContain(WORDS['answer-0']);
    clock.now += 60 * 60 * 1000;
    expect((await send(path)).status).toBe(303);
    expect(await received(fixture)).toHaveLength(11);
  });

  test('with the hidden field filled in is kept, and its notice is filed as spam', async () => {
    const fixture = await open();
    await fixture.send(fixture.link(), formOf({ ...WORDS, [HONEYPOT_NAME]: 'x' }));
    expect(await received(fixture)).toHaveLength(1);
    const notices = (await fixture.stored()).map(({ state, subject }) => `${state}: ${subject}`);
    expect(notices.toSorted()).toEqual([
      'new: A message was filed as spam',
      expect.stringMatching(/^spam: Testimonial of Ida Novak/),
    ]);
  });

  test('is refused with its words while the store is full, of which the owner hears once', async () => {
    const fixture = await open({ variables: { STORE_LIMIT_MB: '1' } });
    const { send, link, contact, stored } = fixture;
    await contact.store.database.batch([{ sql: 'UPDATE usage SET bytes = 999000', values: [] }]);
    for (let n = 0; n < 2; n += 1) {
      const response = await send(link());
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '3600']);
      expect(await response.text()).toContain(WORDS['answer-0']);
    }
    expect(await received(fixture)).toEqual([]);
    expect(await stored()).toMatchObject([{ name: 'Vitrine' }]);
  });

  test('is refused with its words while the database cannot be used', async () => {
    const fixture = await open();
    const { send, link, contact, request } = fixture;
    await contact.store.database.batch([
      { sql: 'ALTER TABLE testimonials RENAME TO away', values: [] },
    ]);
    const shown = await request(link());
    expect(shown.status).toBe(503);
    expect(await shown.text()).toContain('cannot store messages at the moment');
    const sent = await send(link());
    expect(sent.status).toBe(503);
    expect(await sent.text()).toContain(WORDS['answer-0']);
    await contact.store.database.batch([
      { sql: 'ALTER TABLE away RENAME TO testimonials', values: [] },
    ]);
    expect((await send(link())).status).toBe(303);
  });

  test('is repeated as plain text where the page is not as the build writes it', async () => {
    const { send, link } = await open({ files: { 'testimonial/index.html': '<!doctype html>' } });
    const response = await send(link(), formOf({ ...WORDS, author: '' }));
    expect(response.status).toBe(422);
    const text = await response.text();
    expect(text).toContain(texts.errors.noAuthor);
    expect(text).toContain(WORDS['answer-1']);
  });
});

test('an error of the program says no link in the log', async () => {
  const { request, link, lines } = await open();
  vi.spyOn(TestimonialStore.prototype, 'isUsed').mockRejectedValueOnce(new Error('broken'));
  expect((await request(link())).status).toBe(500);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'server.failed', method: 'GET', path: '/testimonial/…' },
  ]);
});
