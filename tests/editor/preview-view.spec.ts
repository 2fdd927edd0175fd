import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Frame, type Page, test } from '@playwright/test';
import type { PreviewState } from '../../packages/vitrine-editor/api.ts';
import { base } from '../content/base.ts';
import { expectAccessible, expectContrast } from '../helpers/accessible.ts';
import { holdBack } from '../helpers/hold-back.ts';
import { sidewaysScroll } from '../helpers/readable.ts';
import { makeFolder } from './content-folder.ts';
import { previewFrame } from './preview-frame.ts';
import { shareEditor } from './started-editor.ts';

test.setTimeout(240_000);
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 30_000 });

const home = `${base['home.yaml'].replace('hero:', 'hero:\n  eyebrow: Bread\n  text: For bakers.')}stats:
  - { label: Sites, end: 20, duration: 1 }
  - { label: Clients, end: 12, duration: 1 }
`;
const editor = shareEditor(
  () =>
    makeFolder({
      'home.yaml': home,
      'site.yaml': `${base['site.yaml']}locales: [en, de]\n`,
      'de/home.yaml': 'hero:\n  words: [Websites, Läden]\n',
    }),
  true,
);

const pane = (page: Page) => page.getByRole('region', { name: 'Preview' });
const show = (page: Page, file: string) => page.goto(`${editor.origin}/#${file}`);

/** Opens the form of a file, and returns the frame with the page of the file. */
async function open(page: Page, file: string, path: string): Promise<Frame> {
  await show(page, file);
  return await previewFrame(page, path);
}

/** Follows a link of the page in the preview. */
async function follow(page: Page, frame: Frame, link: string, path: string): Promise<Frame> {
  await frame
    .getByRole('link', { name: link })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  return await previewFrame(page, path);
}

/** Makes the editor's page look again for changes by other programs, as its window does on focus. */
const returnTo = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

test('the page has the width and the look that the owner chooses, and links bring its form', {
  tag: '@all',
}, async ({ page }) => {
  let frame = await open(page, 'home.yaml', '/');
  const [desktop, phone] = ['Desktop', 'Phone'].map((name) =>
    pane(page).getByRole('radio', { name }),
  );
  if (!desktop || !phone) throw new Error('The choice has two devices at least.');
  const width = async () => (await page.locator('iframe').boundingBox())?.width;

  await test.step('it is drawn smaller where it does not fit', async () => {
    await expect(desktop).toBeChecked();
    await expect(pane(page)).toContainText('Home /');
    expect(await frame.evaluate(() => innerWidth)).toBe(1280);
    expect(await width()).toBe(1440 - 208 - 472 - 32);
    await expect(pane(page)).toContainText('Desktop: 1280 px, at 57%');
    await expectAccessible(page);
    await desktop.press('ArrowRight');
    await expect(phone).toBeChecked();
    await expect(phone).toBeFocused();
    await expect(pane(page)).toContainText('Phone: 390 px, at 100%');
    expect(await frame.evaluate(() => innerWidth)).toBe(390);
    expect(await width()).toBe(390);
  });

  await test.step('the choice is remembered, and a narrow window has a tab for the page', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(phone).toBeChecked();
    await expect(pane(page)).toContainText('Phone: 390 px, at 92%');
    await expect(page.locator('iframe')).toBeInViewport({ ratio: 0.9 });
    expect(await sidewaysScroll(page)).toBe(0);
    await previewFrame(page, '/');
    await expectContrast(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    frame = await previewFrame(page, '/');
  });

  await test.step('it is shown by night and without motion, and not so in a window of its own', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
    const look = (shown: Frame | Page) =>
      shown.evaluate(() => ({
        theme: getComputedStyle(document.documentElement).colorScheme,
        isNight: document.querySelector<HTMLInputElement>('[value="night"]')?.checked,
        motion: document.documentElement.dataset.motion,
        stored: localStorage.getItem('vitrine:theme'),
      }));
    const night = { theme: 'dark', isNight: true, motion: 'still', stored: null };
    await expect(pane(page).getByRole('radio', { name: 'Day' })).toBeChecked();
    await pane(page).getByText('Night').click();
    await expect.poll(() => look(frame)).toEqual(night);
    const contact = await open(page, 'contact.yaml', '/contact');
    expect(await look(contact)).toEqual(night);
    await expect(pane(page).getByRole('radio', { name: 'Night' })).toBeChecked();

    const opened = page.waitForEvent('popup');
    await pane(page).getByRole('link', { name: 'Open in a new tab' }).click();
    const tab = await opened;
    await tab.waitForLoadState();
    expect(new URL(tab.url()).pathname).toBe('/contact');
    expect(await look(tab)).toMatchObject({ isNight: false, motion: undefined });
    await tab.close();

    // The switch of the site is a choice of its own, which the editor shows.
    await contact.locator('.theme-switch [value="day"]').evaluate((radio) => {
      if (radio instanceof HTMLElement) radio.click();
    });
    await expect(pane(page).getByRole('radio', { name: 'Day' })).toBeChecked();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    frame = contact;
  });

  await test.step('a link brings the form of its page, in the same frame', async () => {
    await pane(page).getByText('Desktop', { exact: true }).click();
    const element = await page.locator('iframe').elementHandle();
    frame = await follow(page, frame, 'Service', '/service');
    await expect(page).toHaveURL(/#services\.yaml$/);
    await expect(page.getByRole('form', { name: 'Services' })).toBeVisible();
    await expect(pane(page)).toContainText('Services /service');
    expect(await element?.evaluate((shown) => shown.isConnected)).toBe(true);
    await expect(page.locator('iframe')).toBeFocused();
  });

  await test.step('the languages are chosen for form and preview', async () => {
    const languages = page.getByRole('navigation', { name: 'Languages' });
    await languages.getByRole('link', { name: 'German' }).click();
    const german = await previewFrame(page, '/de/service');
    await expect(page).toHaveURL(/#de\/services\.yaml$/);
    await expect(languages.getByRole('link', { name: 'German' })).toHaveAttribute('aria-current');
    await follow(page, german, 'Contact', '/de/contact');
    await expect(page).toHaveURL(/#de\/contact\.yaml$/);
  });

  await test.step('a page without a form leaves the form as it is', async () => {
    const services = await open(page, 'services.yaml', '/service');
    await services.evaluate(() => location.assign('/nothing?here#there'));
    await expect(pane(page)).toContainText('/nothing');
    await expect(page).toHaveURL(/#services\.yaml$/);
    await page
      .getByRole('navigation', { name: 'Content' })
      .getByRole('link', { name: 'Services' })
      .click();
    await previewFrame(page, '/service');
  });

  await test.step('a link leads away from a form with unsaved changes, which stay', async () => {
    const old = await open(page, 'contact.yaml', '/contact');
    await old.evaluate(() => {
      document.body.dataset.page = 'old';
    });
    await page.getByRole('textbox', { name: 'Phone' }).fill('+44 131 496 0999');
    await expect(page.getByRole('link', { name: 'Contact not saved' })).toBeVisible();
    // The page is loaded again with the number: a click before that would be lost.
    await expect(old.locator('body:not([data-page])')).toHaveCount(1);
    const contact = await previewFrame(page, '/contact');
    await follow(page, contact, 'Project', '/project');
    await expect(pane(page)).toContainText('Project page and lists /project');
    await expect(page).toHaveURL(/#projects\.yaml$/);
    await page.getByRole('link', { name: 'Contact not saved' }).click();
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+44 131 496 0999');
  });
});

test('a new project has its page before it is saved, and a deleted one leads to its list', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, 'projects/two/index.md', '/details/two');
  await page.getByText('New: Project').click();
  const ask = page.getByRole('form', { name: 'New: Project' });
  await ask.getByRole('textbox', { name: 'Title' }).fill('Tea & Co');
  await ask.getByRole('button', { name: 'Create' }).click();

  await test.step('a project without its fields changes nothing', async () => {
    await expect(page.getByText('This file does not exist yet')).toBeVisible();
    await expect(pane(page)).toContainText('Second /details/two');
  });

  await test.step('with its fields it has a page', async () => {
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Tea & Co');
    await page.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
    await page.getByRole('group', { name: 'Technologies' }).getByRole('checkbox').first().check();
    await page.getByRole('textbox', { name: 'Summary', exact: true }).fill('Leaves by post.');
    const id = /#projects\/(\d+)\//.exec(page.url())?.[1];
    const frame = await previewFrame(page, `/details/${id}`);
    await expect(frame.getByRole('heading', { name: 'Tea & Co' }).first()).toBeVisible();
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('link', { name: 'Tea & Co' })).toBeHidden();
  });

  await test.step('a deleted project leads to its list, and is restored', async () => {
    page.once('dialog', (dialog) => dialog.accept());
    await open(page, 'projects/two/index.md', '/details/two');
    await page.getByRole('button', { name: 'Delete …' }).click();
    await previewFrame(page, '/project');
    await expect(page).toHaveURL(/#projects\.yaml$/);
    await page.getByRole('button', { name: 'Undo the deletion' }).click();
    await previewFrame(page, '/details/two');
  });
});

test('an error in the content is named beside the last good page, or in its place', {
  tag: '@all',
}, async ({ page }) => {
  const good = base['services.yaml'];
  const band = pane(page).getByRole('status');
  await open(page, 'contact.yaml', '/contact');

  await test.step('beside the last good page', async () => {
    await writeFile(
      join(editor.folder, 'services.yaml'),
      good.replace('id: shops', 'id: Our Shops'),
    );
    await returnTo(page);
    await expect(band).toContainText(/^Last good version\. Services › .*: .*, so newer changes/);
    await expectAccessible(page);
    await band.getByRole('link').click();
    await expect(page).toHaveURL(/#services\.yaml\?field=/);
    await expect(page.locator('[id="field-services[1].id"]')).toBeFocused();
  });

  let preview: PreviewState = { state: 'stopped', output: '' };
  await page.route('**/api/preview', async (route) => {
    if (route.request().method() === 'POST') preview = { ...preview, state: 'starting' };
    await route.fulfill({ json: preview });
  });

  await test.step('without a running preview there is no last good page', async () => {
    await page.reload();
    await expect(pane(page).getByRole('heading', { name: 'No page to show yet' })).toBeVisible();
    await expectAccessible(page);
    await pane(page).getByRole('link', { name: 'Services ›' }).click();
    await expect(page.locator('[id="field-services[1].id"]')).toBeFocused();
  });

  await test.step('a preview that ended shows its output, and is started again', async () => {
    await writeFile(join(editor.folder, 'services.yaml'), good);
    preview = { state: 'failed', output: 'Port 4331 is in use.' };
    await page.reload();
    await expect(pane(page).getByRole('heading', { name: 'The preview has ended' })).toBeVisible();
    await expect(pane(page)).toContainText('Port 4331 is in use.');
    await expect(pane(page).getByRole('link', { name: 'Open in a new tab' })).toHaveCount(0);
    await expectAccessible(page);
    await pane(page).getByRole('button', { name: 'Retry' }).click();
    const starting = pane(page).getByRole('progressbar', { name: 'Starting the preview' });
    await expect(starting).toBeVisible();
    await expect(pane(page)).toContainText('You can edit already.');
    await expect(page.getByRole('form', { name: 'Services' })).toBeVisible();
    await expectAccessible(page);
  });

  await page.unroute('**/api/preview');
  await previewFrame(page, '/service');
  await expect(band).toBeEmpty();
});

test('what is typed is shown at once, and unsaved changes survive a reload and another form', {
  tag: '@all',
}, async ({ page }) => {
  const path = join(editor.folder, 'home.yaml');
  const before = await readFile(path, 'utf8');
  let frame = await open(page, 'home.yaml?field=hero.text', '/');
  const text = page.locator('[id="field-hero.text"]');
  const discard = async () => {
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Discard changes' }).click();
  };

  await test.step('a text is shown without loading the page again', async () => {
    await frame.evaluate(() => {
      document.body.dataset.page = 'the first';
    });
    await text.fill('Bread and sites.');
    await expect(frame.getByText('Bread and sites.')).toBeVisible();
    await expect(frame.getByText('Text', { exact: true })).toBeVisible();
    await expect(page.getByText('Kept on this computer until you save.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Home not saved' })).toBeVisible();
    // Neither the text nor the news that the server has read it loads the page again.
    const fields = () => frame.evaluate(async () => (await fetch('/@vitrine/fields.json')).text());
    await expect.poll(fields).toContain('Bread and sites.');
    expect(await frame.evaluate(() => document.body.dataset.page)).toBe('the first');
  });

  await test.step('a moved entry is shown where the page was scrolled to', async () => {
    await show(page, 'home.yaml?field=stats');
    const grip = page.getByRole('button', { name: 'Move Clients', exact: true });
    // On a phone the page is higher than its frame.
    await pane(page).getByText('Phone', { exact: true }).click();
    await grip.focus();
    const scrolled = await frame.evaluate(() => {
      scrollTo({ top: 200, behavior: 'instant' });
      return scrollY;
    });
    expect(scrolled).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(frame.locator('dl dt').first()).toHaveText('Clients');
    expect(await frame.evaluate(() => scrollY)).toBe(scrolled);
    await expect(frame.getByText('Bread and sites.')).toBeVisible();
  });

  await test.step('unsaved changes survive', async () => {
    await page.reload();
    await expect(text).toHaveValue('Bread and sites.');
    await page.getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('form', { name: 'Services' })).toBeVisible();
    await page.getByRole('link', { name: 'Home not saved' }).click();
    await expect(text).toHaveValue('Bread and sites.');
    expect(await readFile(path, 'utf8')).toBe(before);
    await discard();
    await expect(text).not.toHaveValue('Bread and sites.');
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  });

  await test.step('a change by another program is not lost, and the page shows both', async () => {
    frame = await previewFrame(page, '/');
    await text.fill('Mine before.');
    await expect(page.getByText('Kept on this computer until you save.')).toBeVisible();
    const theirs = before.replace(/eyebrow: .*/, 'eyebrow: Theirs');
    await writeFile(path, theirs);
    await text.fill('Mine after.');
    await expect(page.getByText('was changed by another program')).toBeVisible();
    await expect(frame.getByText('Mine after.')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('was changed by another program')).toBeVisible();
    expect(await readFile(path, 'utf8')).toBe(theirs);
    await discard();
    await expect(frame.getByText('Theirs')).toBeVisible();
  });

  await test.step('Markdown is shown before the server has read it', async () => {
    frame = await open(page, 'projects/one/index.md?text=1', '/details/one');
    await holdBack(page, '**/api/draft');
    const markdown = page.getByRole('textbox', { name: 'Text', exact: true });
    await markdown.fill('Made of *rye* and water.\n\n- Salt');
    await expect(frame.getByRole('emphasis')).toHaveText('rye');
    await expect(frame.getByRole('listitem').filter({ hasText: 'Salt' })).toBeVisible();
    // A click on the new text leads to its field as before.
    await page.getByRole('textbox', { name: 'Title', exact: true }).focus();
    await frame.getByRole('emphasis').click();
    await expect(markdown).toBeFocused();
  });
});
