import { expect } from '@playwright/test';
import { invited } from '../helpers/invited.ts';
import { phrasesOf, privateSecrets } from '../helpers/private-content.ts';
import { test } from './engine-fixtures.ts';
import { eventually, expectSeen, type Query, type Visitor } from './visitor.ts';

test.use({ site: 'private' });

const { path, secret } = await invited();
const field: Query = { role: 'textbox', name: 'Passphrase' };
const heading: Query = { role: 'heading', name: phrasesOf('tideglass').title ?? '' };
const pictures: Query = { role: 'img', within: { role: 'main' } };
const forget: Query = { role: 'button', name: 'Close and forget' };

/** Expects that all pictures are drawn on their canvases, each with many colours. */
async function expectPictures(visitor: Visitor): Promise<void> {
  expect((await visitor.see(pictures)).length).toBeGreaterThan(1);
  await eventually(async () => {
    const colours = await visitor.tab.run(() => {
      // A picture is decrypted when the window is near it.
      document.querySelector('.private-picture:not([data-drawn])')?.scrollIntoView();
      const canvases = document.querySelectorAll<HTMLCanvasElement>('.private-picture');
      return Array.from(canvases, (canvas) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, 50, 50).data ?? [];
        return new Set(pixels).size;
      });
    });
    expect(Math.min(...colours)).toBeGreaterThan(50);
  });
}

/** Closes the page, and expects nothing of the work on it. */
async function closeAgain(visitor: Visitor): Promise<void> {
  await visitor.scrollTo(forget);
  await visitor.click(forget);
  await expectSeen(visitor, heading, []);
  expect(await visitor.see(forget)).toEqual([]);
  expect(await visitor.tab.run(() => [location.hash, ...Object.keys(sessionStorage)])).toEqual([
    '',
  ]);
}

test('the passphrase opens a private page with its pictures, until it is forgotten', async ({
  visitor,
}) => {
  await visitor.open(path);
  await visitor.click({ role: 'button', name: 'Show' });
  await visitor.fill(field, 'a wrong passphrase');
  await visitor.tab.press('Enter');
  await eventually(async () => {
    const said = await visitor.texts({ role: 'status' });
    expect(said.join()).toContain('does not open this page');
  });
  await visitor.tab.run(() => document.querySelector<HTMLInputElement>('#lock-field')?.select());
  await visitor.tab.type(privateSecrets.PASSPHRASE_TIDE);
  await visitor.tab.press('Enter');
  await expectSeen(visitor, heading, [{ focused: true }]);
  await expectPictures(visitor);
  await closeAgain(visitor);
});

test('the link of an invitation opens a private page, until it is forgotten', async ({
  visitor,
}) => {
  await visitor.open(`${path}#${secret}`);
  await expectSeen(visitor, heading, [{ focused: true }]);
  await expectPictures(visitor);
  await closeAgain(visitor);
});
