import { expect, test } from 'vitest';
import {
  formOf,
  KEY,
  linkPath,
  openTestimonialFixture as open,
  REQUEST,
  TESTIMONIAL_PAGE,
} from '../../../tests/helpers/testimonial-fixture.ts';
import { TestimonialStore } from '../store/testimonial-store.ts';
import { newLink } from './link.ts';

const { changed, expired, used } = REQUEST.texts.link;
const NOW = Date.parse('2026-03-04T05:06:07.890Z');
const DAY = 24 * 60 * 60 * 1000;
const SIGNED = 22;

/** The parts of a valid link: signature and content. */
const parts = () => {
  const token = linkPath(NOW).slice('/testimonial/'.length);
  return { signature: token.slice(0, SIGNED), content: token.slice(SIGNED), token };
};

/** A link with a valid signature, and another content. */
const withContent = (change: (content: unknown[]) => unknown) => {
  const { signature, content } = parts();
  const read: unknown[] = JSON.parse(Buffer.from(content, 'base64url').toString());
  const written = Buffer.from(JSON.stringify(change(read))).toString('base64url');
  return `/testimonial/${signature}${written}`;
};

const swapCase = (text: string) =>
  text.replaceAll(/[a-z]/gi, (sign) =>
    sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase(),
  );

/** A text with another character at a place. */
const changedAt = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

/** A link with a valid signature, in front of any other text. */
const signed = (content: string) => `/testimonial/${parts().signature}${content}`;

/** Links that someone has made from valid ones, or without any, with the answer to each. */
const manipulated: readonly [name: string, path: () => string, status: number, text: string][] = [
  [
    'the first character is another',
    () => `/testimonial/${changedAt(parts().token, 0)}`,
    404,
    changed,
  ],
  [
    'the end of the signature is another',
    () => `/testimonial/${changedAt(parts().token, SIGNED - 2)}`,
    404,
    changed,
  ],
  [
    'the first character of the content is another',
    () => `/testimonial/${changedAt(parts().token, SIGNED)}`,
    404,
    changed,
  ],
  [
    'a character in the middle is another',
    () => `/testimonial/${changedAt(parts().token, 50)}`,
    404,
    changed,
  ],
  [
    'the last character is another',
    () => `/testimonial/${changedAt(parts().token, parts().token.length - 1)}`,
    404,
    changed,
  ],
  ['the last character is missing', () => linkPath(NOW).slice(0, -1), 404, changed],
  ['a character is added', () => `${linkPath(NOW)}A`, 404, changed],
  ['a full stop is within it', () => signed(`.${parts().content}`), 404, changed],
  ['it is cut in half', () => linkPath(NOW).slice(0, 60), 404, changed],
  ['it is the signature alone', () => `/testimonial/${parts().signature}`, 404, changed],
  ['it is the content alone', () => `/testimonial/${parts().content}`, 404, changed],
  [
    'content and signature are exchanged',
    () => `/testimonial/${parts().content}${parts().signature}`,
    404,
    changed,
  ],
  [
    'the signature is empty signs',
    () => `/testimonial/${'A'.repeat(SIGNED)}${parts().content}`,
    404,
    changed,
  ],
  [
    'the signature is that of another link',
    () =>
      `/testimonial/${parts().signature}${linkPath(NOW, { project: 'blog' }).slice(-parts().content.length)}`,
    404,
    changed,
  ],
  [
    'capital and small letters are exchanged',
    () => `/testimonial/${swapCase(parts().token)}`,
    404,
    changed,
  ],
  ['it is one character', () => '/testimonial/x', 404, changed],
  ['it is a short word', () => '/testimonial/accept', 404, changed],
  ['it is 400 characters', () => `/testimonial/${'A'.repeat(400)}`, 404, changed],
  ['it is 8,000 characters', () => `/testimonial/${'A'.repeat(8000)}`, 404, changed],
  [
    'it is a valid link and 400 characters',
    () => `${linkPath(NOW)}${'A'.repeat(400)}`,
    404,
    changed,
  ],
  [
    'it has signs of another base64',
    () => `/testimonial/${parts().token.slice(0, 40)}+/==`.replace('/==', '=='),
    404,
    changed,
  ],
  [
    'a character is percent-encoded',
    () => `/testimonial/%${parts().token.charCodeAt(0).toString(16)}${parts().token.slice(1)}x`,
    404,
    changed,
  ],
  ['it is a broken percent code', () => '/testimonial/%ZZ%', 404, changed],
  ['it is percent-encoded nothing', () => `/testimonial/%00${parts().token}`, 404, changed],
  [
    'it has letters of another script',
    () => `/testimonial/${encodeURIComponent('ЅНОР')}${parts().token}`,
    404,
    changed,
  ],
  [
    'the project is another',
    () => withContent(([id, , language, day]) => [id, 'blog', language, day]),
    404,
    changed,
  ],
  [
    'the language is another',
    () => withContent(([id, project, , day]) => [id, project, 'de', day]),
    404,
    changed,
  ],
  [
    'the last day is later',
    () => withContent(([id, project, language]) => [id, project, language, 99_999]),
    404,
    changed,
  ],
  [
    'the id is another',
    () => withContent(([, project, language, day]) => ['0'.repeat(24), project, language, day]),
    404,
    changed,
  ],
  ['the content is an object', () => withContent((content) => ({ ...content })), 404, changed],
  ['the content is no JSON', () => signed('A'.repeat(60)), 404, changed],
  [
    'it is of another site',
    () => linkPath(NOW, {}, { address: 'https://other.example' }),
    404,
    changed,
  ],
  [
    'it is of the site without TLS',
    () => linkPath(NOW, {}, { address: 'http://studio.example' }),
    404,
    changed,
  ],
  ['it is of another sub-path', () => linkPath(NOW, {}, { base: '/shop' }), 404, changed],
  ['it is of another key', () => linkPath(NOW, {}, { key: `${KEY}x` }), 404, changed],
  [
    'it is in the path of another language',
    () => linkPath(NOW, { language: 'de' }).replace('/de/', '/'),
    404,
    changed,
  ],
  ['it is of a project that is gone', () => linkPath(NOW, { project: 'gone' }), 404, changed],
  [
    'it is of a project named like a part of objects',
    () => linkPath(NOW, { project: '__proto__' }),
    404,
    changed,
  ],
  ['it expired yesterday', () => linkPath(NOW - 23 * DAY), 410, expired],
  ['it expired a year ago', () => linkPath(NOW - 400 * DAY), 410, expired],
];

test('forty manipulated links are refused with a sentence each, whether read or sent', async () => {
  const site = { languages: ['de'], testimonials: REQUEST };
  const fixture = await open({
    site,
    further: { de: { testimonials: REQUEST } },
    files: { 'de/testimonial/index.html': TESTIMONIAL_PAGE },
  });
  const { request, send, contact, lines } = fixture;
  expect(manipulated).toHaveLength(40);
  for (const [number, [name, path, status, text]] of manipulated.entries()) {
    const remote = `10.0.${number}.1`;
    for (const response of [
      await request(path(), {}, remote),
      await send(path(), formOf(), {}, remote),
    ]) {
      expect.soft(response.status, name).toBe(status);
      const html = await response.text();
      expect.soft(html, name).toContain(`<p>${text}</p>`);
      expect.soft(html, name).toContain('<form hidden=""');
    }
  }
  expect(await new TestimonialStore(contact.store.database).list()).toEqual([]);
  expect(await fixture.stored()).toEqual([]);
  expect(lines.join()).not.toContain(parts().content.slice(0, 20));
});

test.each([
  '/',
  '/?utm_source=mail',
  '?utm_source=mail&a=%2F',
  '.',
  '%3E',
  '%3E/',
  ')',
  '&gt;',
  '…',
  '%20.',
])('a link works with %s behind it, which mails add', async (added) => {
  const { request, send, link } = await open({ base: '/studio' });
  const path = link() + added;
  const shown = await request(path);
  expect(shown.status).toBe(200);
  expect(await shown.text()).not.toContain('<form hidden=""');
  const sent = await send(path);
  expect(sent.status).toBe(303);
  expect(sent.headers.get('Location')).toBe('/studio/testimonial/sent');
  expect((await request(path)).status).toBe(410);
});

test('a link that is sent again with other words, or at the same moment, is refused', async () => {
  const { send, link, request } = await open();
  const path = link();
  const words = (author: string) =>
    formOf({ 'answer-0': 'Yes', author, credit: 'full', consent: 'yes' });
  const both = await Promise.all([send(path, words('A')), send(path, words('B'))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 410]);
  for (const response of [await send(path, words('C')), await request(path)]) {
    expect(response.status).toBe(410);
    expect(await response.text()).toContain(`<p>${used}</p>`);
  }
});

test('each link has its own id, which begins with no sign of an option', () => {
  const ids = Array.from({ length: 200 }, () => newLink('shop', '', NOW).id);
  expect(new Set(ids).size).toBe(200);
  expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
});
