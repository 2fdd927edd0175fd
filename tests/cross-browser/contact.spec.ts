import { expect } from '@playwright/test';
import { GOOD } from '../helpers/contact-fixture.ts';
import { test } from './engine-fixtures.ts';
import { expectSeen } from './visitor.ts';

test('a message is stored and confirmed', async ({ visitor, server }) => {
  await visitor.open('/contact');
  for (const [name, text] of Object.entries(GOOD)) {
    await visitor.fill({ role: 'textbox', name: new RegExp(`^${name}$`, 'i') }, text);
  }
  await visitor.click({ role: 'button', name: 'Send the message' });
  const receipt = { role: 'heading', name: 'Your message was sent' };
  await expectSeen(visitor, receipt, [{ focused: true }]);
  expect(await server.stored()).toMatchObject([GOOD]);
});
