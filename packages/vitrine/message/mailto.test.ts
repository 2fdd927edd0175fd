import { expect, test } from 'vitest';
import { mailtoLink } from './mailto.ts';

const content = {
  to: 'owner@studio.example',
  name: 'Ida',
  email: 'ida@visitor.example',
  subject: 'A & B?',
  message: 'Line 1\n100 % ü',
  notes: ['Budget: more', 'Came from: /about'],
  saved: [{ id: '1', title: 'The blue door' }],
};

test('a link holds the whole message', () => {
  const { href, isWhole } = mailtoLink(content, 'Paste.');
  expect(isWhole).toBe(true);
  const url = new URL(href);
  expect(url.pathname).toBe('owner@studio.example');
  expect(url.searchParams.get('subject')).toBe('A & B?');
  expect(url.searchParams.get('body')).toBe(
    'Line 1\r\n100 % ü\r\n\r\nBudget: more\r\nCame from: /about\r\n\r\n- The blue door\r\n\r\nIda\r\nida@visitor.example',
  );
});

test('a message that is too long for a link is to be pasted', () => {
  const { href, isWhole } = mailtoLink({ ...content, message: 'ü'.repeat(400) }, 'Paste.');
  expect(isWhole).toBe(false);
  expect(new URL(href).searchParams.get('body')).toBe('Paste.\r\n\r\nIda\r\nida@visitor.example');
});
