import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QUESTIONS } from '../../../tests/helpers/contact-fixture.ts';
import { cases } from '../../../tests/helpers/random-cases.ts';
import { limits, maxPageLength, maxSaved, maxSavedTitleLength } from './limits.ts';
import { checkMessage, type Message, pageBefore, writeSavedWork } from './message.ts';

const good = { name: 'Ida', email: 'ida@visitor.example', subject: 'Hello', message: 'A text.' };

function read(input: unknown): Message {
  const result = checkMessage(input);
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  return result.message;
}

function errorsOf(input: unknown) {
  const result = checkMessage(input);
  return 'errors' in result ? result.errors : {};
}

/** An error for each of the four text fields of the form, with the same error code. */
const all = (error: string) => ({ name: error, email: error, subject: error, message: error });

describe('a message', () => {
  test('is taken as it is', () => {
    const message = '  Grüße 👩‍💻\n.\n..dot\n\tשלום\n ';
    const empty = { choices: [], page: '', saved: [] };
    expect(read({ ...good, message })).toEqual({ ...good, ...empty, message });
  });

  const sentence = 'می\u200cخواهم 👩\u200d💻';
  test.each([
    ['message', 'a\r\nb\rc\vd', 'a\nb\nc\nd', 'lines end in one way'],
    ['message', 'd\u0000e\u001b[31mf\u009bg', 'de[31mfg', 'nothing controls a terminal'],
    ['name', sentence, sentence, 'invisible characters may be between visible ones'],
    ['name', 'a\ud800', 'a\ufffd', 'half a character is replaced'],
    ['email', 'ida@bücher.example', 'ida@xn--bcher-kva.example', 'a domain is in ASCII'],
  ])('%s %j becomes %j: %s', (field, given, expected) => {
    expect(read({ ...good, [field]: given })).toMatchObject({ [field]: expected });
  });

  test('may be as long as the limits', () => {
    const input = {
      name: 'n'.repeat(limits.name),
      email: `${'e'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(53)}.example`,
      subject: 's'.repeat(limits.subject),
      message: 'm'.repeat(limits.message),
    };
    expect(input.email).toHaveLength(limits.email);
    expect(read(input)).toMatchObject(input);
    const longer = Object.fromEntries(Object.entries(input).map(([key, is]) => [key, `m${is}`]));
    expect(errorsOf(longer)).toEqual(all('tooLong'));
  });

  test.each([
    [{}, all('missing')],
    [undefined, all('missing')],
    [[good], all('missing')],
    [
      { ...good, name: ' \t ', message: '\n \n' },
      { name: 'missing', message: 'missing' },
    ],
    [
      { ...good, name: 1, subject: ['a', 'b'] },
      { name: 'notAText', subject: 'notAText' },
    ],
    [{ ...good, name: '\u200b\u202e' }, { name: 'missing' }],
    [{ ...good, name: '\u3164\u2800' }, { name: 'missing' }],
    [{ ...good, message: '\u00ad\n\ufeff\u{e0041}' }, { message: 'missing' }],
    [{ ...good, subject: 'a\r\nBcc: x@evil.example' }, { subject: 'oneLine' }],
    [{ ...good, name: 'a\u0000' }, { name: 'oneLine' }],
    [{ ...good, id: '1' }, { id: 'notAnId' }],
    [{ ...good, saved: ['no-title'] }, { saved: 'notAText' }],
    [{ ...good, saved: Array(maxSaved + 1).fill('1 One') }, { saved: 'tooLong' }],
  ])('%j is refused', (input, errors) => {
    expect(errorsOf(input)).toEqual(errors);
  });
});

describe('an email address', () => {
  test.each([
    'a@b.example',
    "o'neill+site@mail.example",
    'x_{|}~@a-b.c.example',
    'ida@xn--bcher-kva.example',
  ])('%s is one', (email) => {
    expect(read({ ...good, email: ` ${email} ` }).email).toBe(email);
  });

  test.each([
    'ida',
    'ida@',
    '@b.example',
    'ida@localhost',
    'ida@b..example',
    'ida@-b.example',
    'i da@b.example',
    'ida@b.example, eve@evil.example',
    'ida@b.example\nBcc: eve@evil.example',
    'ida@b.example\r\nBcc: eve@evil.example',
    '"ida"@b.example',
    'ida@b.example>',
    'ïda@b.example',
    'a@müller.de/evil?x',
    'a@müller.de/',
    'a@müller.de:80',
    'a@b@müller.de',
    'a@mül\tler.de',
    'a@mül\u200bler.de',
    'a@m%C3%BCller.dé',
  ])('%j is none', (email) => {
    expect(errorsOf({ ...good, email })).toEqual({ email: 'notAnEmail' });
  });
});

test.each([
  [{ 'choice-kind': 'A shop', 'choice-x': '1' }, ['kind Eins']],
  [{ 'choice-kind': 'A "<blog>"', 'choice-budget': 'more' }, ['kind Zwei', 'Budget more']],
  [{ 'choice-kind': '' }, { 'choice-kind': 'notAnOption' }],
  [{ 'choice-kind': ['A shop'] }, { 'choice-kind': 'notAnOption' }],
  [{ 'choice-kind': 'A shop', 'choice-budget': 'Eins' }, { 'choice-budget': 'notAnOption' }],
])('the choices of %j in the words of the owner are %j', (chosen, expected) => {
  // A question with another number of options stays in the visitor's language.
  const inOwnerLanguage = [
    { id: 'kind', label: 'kind', options: ['Eins', 'Zwei'] },
    { id: 'budget', label: 'x', options: ['y'] },
  ];
  const checked = checkMessage({ ...good, ...chosen }, QUESTIONS, inOwnerLanguage);
  const words =
    'message' in checked && checked.message.choices.map((made) => `${made.label} ${made.option}`);
  expect('errors' in checked ? checked.errors : words).toEqual(expected);
});

test.each([
  ['https://studio.example/details/1?q=secret#x', '/details/1'],
  ['https://studio.example/contact?subject=x', ''],
  ['https://elsewhere.example/service', ''],
  [`https://studio.example/${'x'.repeat(maxPageLength)}`, ''],
  ['https://studio.example//elsewhere.example', ''],
  ['', ''],
])('the page before the form, where the browser names %s, is %j', (referrer, page) => {
  expect(pageBefore(referrer, 'https://studio.example/contact')).toBe(page);
});

test.each(['', '/de'])('a message from an invitation below "%s" names its page', (base) => {
  const page = `${base}/p/EtKbdH_2N9l3YWPOz8u8zg`;
  const form = `https://studio.example${page}#GD8_ibnl4k0C3WpV_RxoOQ`;
  expect(pageBefore('', form)).toBe(page);
  expect(pageBefore('https://studio.example/about', form)).toBe(page);
});

test.each(['/a b', '//a', '/a\nb', 'https://a.example', 7])('%j is no page', (page) => {
  expect(read({ ...good, page }).page).toBe('');
});

describe('a saved project', () => {
  test('goes along and comes back', () => {
    const saved = [{ id: 'blue-door-2', title: 'The blue door, again' }];
    expect(read({ ...good, saved: saved.map(writeSavedWork) }).saved).toEqual(saved);
  });

  test('is always written so that it is taken', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: maxSavedTitleLength + 20 }), (title) => {
        expect(errorsOf({ ...good, saved: [writeSavedWork({ id: '12', title })] })).toEqual({});
      }),
      { numRuns: cases(50) },
    );
  }, 30_000);
});

test('any input gets a result', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (input) => {
      expect(checkMessage(input)).toBeTypeOf('object');
    }),
  );
}, 30_000);

test('a checked message is valid and unchanged when it is checked again', () => {
  const line = fc.string({ unit: 'binary', minLength: 1, maxLength: 120 });
  const body = fc.string({ unit: 'binary', minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(line, line, body, (name, subject, message) => {
      const first = checkMessage({ ...good, name, subject, message });
      if ('message' in first) expect(read(first.message)).toEqual(first.message);
    }),
  );
}, 30_000);
