import { expect, test } from 'vitest';
import { mailtoLink } from './mailto.ts';
import { newId } from './new-id.ts';

const content = {
  to: 'owner@studio.example',
  name: 'Ida',
  email: 'ida@visitor.example',
  subject: 'A & B?',
  message: 'Line 1\n100 % ü',
  saved: [{ id: '1', title: 'The blue door' }],
};

test('a link holds the whole message', () => {
  const { href, isWhole } = mailtoLink(content, 'Paste.');
  expect(isWhole).toBe(true);
  const url = new URL(href);
  expect(url.pathname).toBe('owner@studio.example');
  expect(url.searchParams.get('subject')).toBe('A & B?');
  expect(url.searchParams.get('body')).toBe(
    'Line 1\r\n100 % ü\r\n\r\n- The blue door\r\n\r\nIda\r\nida@visitor.example',
  );
});

test('a message that is too long for a link is to be pasted', () => {
  const { href, isWhole } = mailtoLink({ ...content, message: 'ü'.repeat(400) }, 'Paste.');
  expect(isWhole).toBe(false);
  expect(new URL(href).searchParams.get('body')).toBe('Paste.\r\n\r\nIda\r\nida@visitor.example');
});

test('ids are random UUIDs', () => {
  const ids = Array.from({ length: 100 }, newId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});
