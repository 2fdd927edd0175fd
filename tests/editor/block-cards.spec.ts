// Blocks of case studies in the editor, for an owner who knows nothing of Markdown: each is put in by its button, its
// files are dropped on its card, and the preview draws it. Videos are added as pictures are.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { blockRules, isBlockName } from '../../packages/vitrine/content/loader/block-rules.ts';
import { english } from '../../packages/vitrine-editor/english.ts';
import { expectAccessible } from '../helpers/accessible.ts';
import { watchConsole } from '../helpers/watch-console.ts';
import { makeFolder, project } from './content-folder.ts';
import { previewFrame } from './preview-frame.ts';
import { shareEditor } from './started-editor.ts';

test.setTimeout(240_000);
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 30_000 });

const { strings } = english;
const post = `---
title: Bread
date: 2026-01-02
summary: On bread.
---

The text.
`;
const editor = shareEditor(
  () =>
    makeFolder({
      'projects/three/index.md': project('Third'),
      'projects/four/index.md': project('Fourth'),
      'projects/five/index.md': project('Fifth'),
      'posts.yaml':
        'page: { title: WRITING, navLabel: Writing, description: What Ines writes. }\nheading: Writing\n',
      'posts/bread/index.md': post,
    }),
  true,
);

const video = await readFile('tests/fixtures/edge-cases/projects/blocks/call.mp4');
const captions = await readFile('tests/fixtures/edge-cases/projects/blocks/call.vtt');
const picture = await sharp({
  create: { width: 1600, height: 900, channels: 3, background: 'teal' },
})
  .png()
  .toBuffer();

test.beforeEach(async ({ page }) => {
  // Making the images would take longer than all tests.
  const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';
  await page.route('**/_image?*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: pixel }),
  );
});

const saveWell = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
};

/** Drops files on an element, as a browser does. */
async function drop(target: Locator, files: Readonly<Record<string, Buffer>>): Promise<void> {
  const dropped = Object.entries(files).map(([name, buffer]) => ({ name, bytes: [...buffer] }));
  await target.evaluate((element, given) => {
    const dataTransfer = new DataTransfer();
    for (const { name, bytes } of given) {
      dataTransfer.items.add(new File([Uint8Array.from(bytes)], name));
    }
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width } = element.getBoundingClientRect();
    const place = { clientX: left + width / 2, clientY: top + 16 };
    const event = { dataTransfer, bubbles: true, cancelable: true, ...place };
    element.dispatchEvent(new DragEvent('drop', event));
  }, dropped);
}

for (const [kind, file, path] of [
  ['a project', 'projects/two/index.md', '/details/two'],
  ['a post', 'posts/bread/index.md', '/writing/bread'],
] as const) {
  test(`each block is put into the text of ${kind} by its button, and shown in the preview`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto(`${editor.origin}/#${file}`);
    const frame = await previewFrame(page, path);
    const body = page.locator('#body');
    for (const name of Object.keys(blockRules).filter(isBlockName)) {
      const label = strings.blocks[name];
      const { pictures } = blockRules[name];
      await body
        .getByRole('textbox', { name: /^Text( \d+)?$/ })
        .last()
        .focus();
      await body.getByText('Add a block').press('Enter');
      await body.getByRole('button', { name: label, exact: true }).press('Enter');
      const card = body.getByRole('group', { name: label, exact: true });
      await expect(card.locator(':focus')).toBeVisible();
      const count = pictures[0];
      const images = Array.from({ length: count }, (_, index) => [`${name} ${index}.png`, picture]);
      const linked = name === 'video' ? { 'Call.mp4': video, 'Call.vtt': captions } : {};
      if (count > 0) await drop(card, { ...linked, ...Object.fromEntries(images) });
      const alts = card.getByRole('textbox', { name: 'What it shows' });
      await expect(alts).toHaveCount(count);
      for (const [index, alt] of (await alts.all()).entries()) {
        await alt.fill(`Shown by ${name} ${index}`);
      }
      if (name === 'video') await card.getByRole('textbox', { name: 'Title' }).fill('The call');
      const words = card.getByRole('textbox', { name: count > 0 ? 'Caption' : 'Text' });
      await words.fill(`Words of the ${name}`);

      const shown = frame.locator(`.block-${name}`);
      await expect(shown.getByText(`Words of the ${name}`)).toBeVisible({ timeout: 60_000 });
      // The poster of a video is an attribute; for print it is a picture.
      const drawn = shown.locator('img:not([data-print-only] > *), video[poster]');
      await expect(drawn).toHaveCount(count);
    }
    await expect(frame.locator('.block-video video')).toHaveJSProperty('readyState', 0);
    await expect(frame.locator('.block')).toHaveCount(9);
    await expectAccessible(page);
    await saveWell(page);
    await expect(page.getByText(/^Last good version/)).toBeHidden();
  });
}

test('a picture or a video that is dropped on a text becomes a block at that place', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(`${editor.origin}/#projects/four/index.md`);
  const body = page.locator('#body');
  const text = (name: string) => body.getByRole('textbox', { name, exact: true });
  await text('Text').fill('One.\n\nTwo.');
  await drop(text('Text'), { 'Shop.png': picture });
  const figure = body.getByRole('group', { name: strings.blocks.figure, exact: true });
  await expect(figure.getByRole('textbox', { name: 'What it shows' })).toBeFocused();
  await page.keyboard.type('The shop');
  await expect(text('Text')).toHaveValue('One.');
  await expect(text('Text 2')).toHaveValue('Two.');
  await drop(text('Text 2'), { 'Call.mp4': video });
  const film = body.getByRole('group', { name: strings.blocks.video, exact: true });
  await expect(film.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('The call');
  await drop(film, { 'Poster.png': picture });
  await film.getByRole('textbox', { name: 'What it shows' }).fill('A button');
  await saveWell(page);
  expect(await readFile(join(editor.folder, 'projects/four/index.md'), 'utf8')).toMatch(
    /One\.\n\n:::figure\n!\[The shop\]\(shop\.png\)\n:::\n\nTwo\.\n\n:::video\n!\[A button\]\(poster\.png\)\n\[The call\]\(call\.mp4\)\n:::\n$/,
  );
});

test('blocks come one after the other, and each picture that is dropped becomes a block', {
  tag: '@all',
}, async ({ page }) => {
  const said = watchConsole(page);
  await page.goto(`${editor.origin}/#projects/five/index.md`);
  const body = page.locator('#body');
  const text = body.getByRole('textbox', { name: 'Text', exact: true });
  const groups = body.locator('[data-line] > fieldset');
  await text.fill('One.');
  for (const name of ['pair', 'row', 'phones'] as const) {
    await body.getByText('Add a block').press('Enter');
    await body.getByRole('button', { name: strings.blocks[name], exact: true }).press('Enter');
  }
  const { pair, row, phones, figure } = strings.blocks;
  await expect(groups.locator('legend')).toHaveText([pair, row, phones]);
  await text.evaluate(() => Reflect.deleteProperty(Document.prototype, 'caretPositionFromPoint'));
  await drop(text, { 'One.png': picture, 'Two.png': picture });
  await expect(groups.locator('legend')).toHaveText([figure, figure, pair, row, phones]);
  await expect(groups.getByRole('combobox').nth(1)).toHaveValue('two.png');
  expect(said.filter((line) => line.startsWith('error'))).toEqual([]);
});

test('a folder that is dropped is not added, and the editor says so', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto(`${editor.origin}/#projects/five/index.md`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await text.boundingBox()) ?? {};
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [editor.folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, x: x + 9, y: y + 9, data });
  }
  await expect(page.getByText(strings.media.unreadable)).toBeVisible();
});

test('a video, its captions and its poster are added by their fields, and wrong files refused', {
  tag: '@all',
}, async ({ page }) => {
  const folder = join(editor.folder, 'projects/three');
  await page.goto(`${editor.origin}/#projects/three/index.md`);
  const group = page.getByRole('group', { name: 'Video', exact: true });
  const add = (name: string) => group.getByLabel(name);
  const refusal = page.getByRole('alert').filter({ hasText: /\S/ });
  await page.locator('summary', { hasText: /^Video/ }).click();
  await group.getByRole('button', { name: 'Add Video' }).click();

  await test.step('a file is recognized by its content, not by its name', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await add('Add a video').setInputFiles({
      name: 'a.mp4',
      mimeType: 'video/mp4',
      buffer: drawing,
    });
    await expect(refusal).toHaveText(strings.media.noVideo);
    await add('Add captions').setInputFiles({
      name: 'a.vtt',
      mimeType: 'text/vtt',
      buffer: drawing,
    });
    await expect(refusal).toHaveText(strings.media.noCaptions);
    expect(await readdir(folder)).toEqual(['index.md']);
  });

  await test.step('a video that may play by itself has a smaller limit', async () => {
    await page.locator('summary', { hasText: 'Pictures' }).click();
    const large = Buffer.concat([video, Buffer.alloc(2 * 1024 * 1024)]);
    const cover = page.locator('#part-coverVideo + label input');
    await cover.setInputFiles({ name: 'large.mp4', mimeType: 'video/mp4', buffer: large });
    await expect(refusal).toHaveText(strings.media.tooHeavy.replace('{max}', '2'));
    expect(await readdir(folder)).toEqual(['index.md']);
  });

  await test.step('which can be played in the form', async () => {
    await drop(group.locator('[id="part-video.file"]'), { 'Call me.MOV': video });
    const player = group.getByLabel('Preview of call-me.mp4');
    await expect(player).toHaveAttribute('src', /name=call-me\.mp4$/);
    await add('Add captions').setInputFiles({ name: 'Call.vtt', mimeType: '', buffer: captions });
    await expect(group.getByRole('combobox', { name: 'Captions' })).toHaveValue('call.vtt');
    await add('Add an image').setInputFiles({ name: 'Call.png', mimeType: '', buffer: picture });
    await group.getByRole('textbox', { name: 'Title' }).fill('The call');
    await expect(refusal).toHaveCount(0);
    await expectAccessible(page);
    await saveWell(page);
    expect(await readFile(join(folder, 'index.md'), 'utf8')).toContain(
      'video:\n  file: call-me.mp4\n  title: The call\n  poster: call.png\n  captions: call.vtt\n',
    );
    expect(await readFile(join(folder, 'call-me.mp4'))).toEqual(video);
  });
});
