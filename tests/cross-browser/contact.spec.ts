import { expect } from '@playwright/test';
import { GOOD } from '../helpers/contact-fixture.ts';
import { test } from './engine-fixtures.ts';
import { expectSeen, type Query } from './visitor.ts';

const field = (name: string): Query => ({ role: 'textbox', name });
const send: Query = { role: 'button', name: 'Send the message' };

test('a message is stored and confirmed', async ({ visitor, server }) => {
  await visitor.open('/contact');
  await visitor.fill(field('Name'), GOOD.name);
  await visitor.fill(field('Email'), GOOD.email);
  await visitor.fill(field('Subject'), GOOD.subject);
  await visitor.fill(field('Message'), GOOD.message);
  await visitor.click(send);
  await expectSeen(visitor, { role: 'heading', name: 'Your message was sent' }, [
    { focused: true },
  ]);
  expect(await visitor.texts({ role: 'definition', within: { role: 'main' } })).toEqual([
    expect.stringMatching(/2\d{3}/),
    ...Object.values(GOOD),
  ]);
  expect(await server.stored()).toMatchObject([GOOD]);
});
