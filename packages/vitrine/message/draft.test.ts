import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beforeTry,
  linkedSubject,
  newDraft,
  newId,
  readDraft,
  withLinkedSubject,
  writeDraft,
} from './draft.ts';
import { limits } from './limits.ts';
import { nothingTyped } from './parse-fields.ts';

const id = '0b4f2a6e-5f4e-4f7e-9d53-2f6c5a4c7b11';
const other = '1b4f2a6e-5f4e-4f7e-9d53-2f6c5a4c7b11';
const typed = { ...nothingTyped, name: 'Ida', message: 'Half an idea', 'choice-a': 'B' };

describe('a draft', () => {
  test('comes back as it was', () => {
    const draft = { ...newDraft(id), typed, tried: 'words' };
    expect(readDraft(writeDraft(draft))).toEqual(draft);
  });

  test('is not kept where nothing is typed', () => {
    expect(
      writeDraft({ ...newDraft(id), typed: { ...nothingTyped, name: ' \n' } }),
    ).toBeUndefined();
  });

  test.each([
    undefined,
    '',
    '{',
    'null',
    '[]',
    '{"typed":{}}',
    '{"id":1}',
    `{"id":"${id}","typed":{"name":7}}`,
  ])('%j is none', (text) => {
    expect(readDraft(text)).toBeUndefined();
  });

  test('is read from any stored text without an error', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const draft = readDraft(text);
        if (draft) expect(readDraft(writeDraft(draft))).toEqual(draft);
      }),
    );
  });
});

describe('a subject in a link', () => {
  test.each([
    ['?subject=A%20shop', 'A shop'],
    ['?subject=A+shop&x=1', 'A shop'],
    ['?subject=%3Cscript%3E', '<script>'],
    ['?subject=a%0D%0ABcc:%20x', 'a Bcc: x'],
    ['?subject=%E0%A4%A', '\ufffd%A'],
    ['?subject=', undefined],
    ['', undefined],
  ])('%s gives %j', (search, subject) => {
    expect(linkedSubject(search)).toBe(subject);
  });

  test('ends at the limit', () => {
    expect(linkedSubject(`?subject=${'x'.repeat(10_000)}`)).toHaveLength(limits.subject);
  });

  test('is put in once', () => {
    const draft = withLinkedSubject({ ...newDraft(id), typed }, 'A shop');
    expect(draft.typed.subject).toBe('A shop');
    const changed = { ...draft, typed: { ...draft.typed, subject: 'My own words' } };
    expect(withLinkedSubject(changed, 'A shop')).toBe(changed);
    expect(withLinkedSubject(changed, 'A blog').typed.subject).toBe('A blog');
    expect(withLinkedSubject(changed, undefined)).toBe(changed);
  });
});

test('a try keeps its id for the same words, and takes a new one for others', () => {
  const first = beforeTry({ ...newDraft(id), typed }, 'words', other);
  expect(first).toMatchObject({ id, tried: 'words' });
  expect(beforeTry(first, 'words', other)).toMatchObject({ id, tried: 'words' });
  expect(beforeTry(first, 'more words', other)).toMatchObject({ id: other, tried: 'more words' });
});

test('ids are random UUIDs', () => {
  const ids = Array.from({ length: 100 }, newId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});
