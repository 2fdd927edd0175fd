import { describe, expect, test } from 'vitest';
import { checkTestimonial, testimonialFields, testimonialLimits } from './testimonial.ts';

const request = { questions: ['What did you need?', 'How was it?'], stars: true };
const given = {
  'answer-0': 'A shop.',
  'answer-1': 'Calm.\r\nNever late.',
  author: ' Ida Novak ',
  title: 'Founder',
  credit: 'full',
  stars: '5',
  consent: 'yes',
};

const check = (changed: Record<string, unknown> = {}, asked = request) =>
  checkTestimonial({ ...given, ...changed }, asked);

const wordsOf = (...args: Parameters<typeof check>) => {
  const checked = check(...args);
  if ('words' in checked) return checked.words;
  throw new Error(JSON.stringify(checked.errors));
};

test('the words stay as they are, with each question that was answered', () => {
  expect(check()).toEqual({
    words: {
      answers: [
        { question: 'What did you need?', answer: 'A shop.' },
        { question: 'How was it?', answer: 'Calm.\nNever late.' },
      ],
      author: 'Ida Novak',
      title: 'Founder',
      credit: 'full',
      stars: 5,
    },
  });
});

test('one answer, a name and consent are enough', () => {
  const least = { 'answer-1': 'Calm.', author: 'Ida', credit: 'none', consent: 'yes' };
  expect(checkTestimonial(least, request)).toEqual({
    words: {
      answers: [{ question: 'How was it?', answer: 'Calm.' }],
      author: 'Ida',
      title: '',
      credit: 'none',
    },
  });
});

describe('consent', () => {
  test.each([
    undefined,
    '',
    'no',
    'YES',
    'yes ',
    'true',
    'on',
    '1',
    true,
    1,
    ['yes'],
    ['yes', 'yes'],
    { yes: 'yes' },
  ])('is not %j', (consent) => {
    expect(check({ consent })).toEqual({ errors: { consent: 'noConsent' } });
  });
});

test.each([
  ['no answer', { 'answer-0': '', 'answer-1': ' \n\t' }, { 'answer-0': 'missing' }],
  ['signs that are not seen', { author: '\u200b\u202e\u2800' }, { author: 'missing' }],
  ['10,000 letters', { 'answer-1': 'x'.repeat(10_000) }, { 'answer-1': 'tooLong' }],
  ['a long name', { author: 'x'.repeat(testimonialLimits.author + 1) }, { author: 'tooLong' }],
  ['a name in two lines', { author: 'A\nB' }, { author: 'oneLine' }],
  ['a role with an escape sequence', { title: '\u001b[31mred' }, { title: 'oneLine' }],
  ['a file as an answer', { 'answer-0': new File(['x'], 'x') }, { 'answer-0': 'notAText' }],
  ['an answer twice', { 'answer-0': ['A', 'B'] }, { 'answer-0': 'notAText' }],
  ['an unknown credit', { credit: 'toString' }, { credit: 'notAnOption' }],
  ['no credit', { credit: undefined }, { credit: 'notAnOption' }],
  ...['0', '6', '4.5', '05', '-1', 'five'].map(
    (stars) => [`${stars} stars`, { stars }, { stars: 'notAnOption' }] as const,
  ),
] as const)('%s is an error', (_, changed, errors) => {
  expect(check(changed)).toEqual({ errors });
});

test('stars that were not asked for are ignored', () => {
  expect(wordsOf({ stars: '9' }, { ...request, stars: false }).stars).toBeUndefined();
  expect(wordsOf({ stars: '' }).stars).toBeUndefined();
});

test('an answer loses control characters, and no other sign', () => {
  const hostile = '<b>&amp;</b> **x** --- : # "q" \u202ex … \u0000\u0007\u001b[31m\u009b1m\ttab';
  const [answer] = wordsOf({ 'answer-0': hostile }).answers;
  expect(answer?.answer).toBe('<b>&amp;</b> **x** --- : # "q" \u202ex … [31m1m\ttab');
});

test('half of a sign is replaced, because no file can have it', () => {
  expect(wordsOf({ author: 'Ida \ud83d' }).author).toBe('Ida \ufffd');
});

test('the limits count as browsers do, a break of lines as one character', () => {
  const full = 'x\r\n'.repeat(testimonialLimits.answer / 2 - 1);
  expect(wordsOf({ 'answer-0': `${full}👋` }).answers[0]?.answer).toHaveLength(600);
});

test('an answer to a question that is not asked is ignored', () => {
  expect(wordsOf({ 'answer-2': 'More', 'answer-x': 'x' }).answers).toHaveLength(2);
  expect(testimonialFields(request.questions)).toEqual([
    'answer-0',
    'answer-1',
    ...['author', 'title', 'credit', 'stars', 'consent'],
  ]);
});
