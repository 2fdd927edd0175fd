import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Frame, type Page, test } from '@playwright/test';
import type { PreviewState } from '../../editor/api.ts';
import { base } from '../content/base.ts';
import { expectAccessible } from '../helpers/accessible.ts';
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

test('the page has the width of a device, and is drawn smaller where it does not fit', async ({
  page,
}) => {
  const frame = await open(page, 'home.yaml', '/');
  const [desktop, phone] = ['Desktop', 'Phone'].map((name) =>
    pane(page).getByRole('radio', { name }),
  );
  if (!desktop || !phone) throw new Error('The choice has two devices at least.');
  const width = async () => (await page.locator('iframe').boundingBox())?.width;
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

  await page.reload();
  await expect(phone, 'the choice is remembered').toBeChecked();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(pane(page)).toContainText('Phone: 390 px, at 92%');
  await expect(page.locator('iframe')).toBeInViewport({ ratio: 0.9 });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await previewFrame(page, '/');
  await expectAccessible(page);
});

test('the frame shows the site by night and without motion, and a window of its own does not', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
  const look = (shown: Frame | Page) =>
    shown.evaluate(() => ({
      theme: getComputedStyle(document.documentElement).colorScheme,
      isNight: document.querySelector<HTMLInputElement>('[value="night"]')?.checked,
      motion: document.documentElement.dataset.motion,
      stored: localStorage.getItem('vitrine:theme'),
    }));
  const home = await open(page, 'home.yaml', '/');
  const night = { theme: 'dark', isNight: true, motion: 'still', stored: null };
  await expect(pane(page).getByRole('radio', { name: 'Day' })).toBeChecked();
  await pane(page).getByText('Night').click();
  await expect.poll(() => look(home)).toEqual(night);
  const contact = await open(page, 'contact.yaml', '/contact');
  expect(await look(contact)).toEqual(night);
  await expect(pane(page).getByRole('radio', { name: 'Night' })).toBeChecked();

  const opened = page.waitForEvent('popup');
  await pane(page).getByRole('link', { name: 'Open in a new tab' }).click();
  const tab = await opened;
  await tab.waitForLoadState();
  expect(new URL(tab.url()).pathname).toBe('/contact');
  expect(await look(tab)).toMatchObject({ isNight: false, motion: undefined });

  // The switch of the site is a choice of its own, which the editor shows.
  await contact.locator('[data-theme-switch] [value="day"]').evaluate((radio) => {
    if (radio instanceof HTMLElement) radio.click();
  });
  await expect(pane(page).getByRole('radio', { name: 'Day' })).toBeChecked();
});

test('a link followed in the preview brings its form, and only a page that has one', async ({
  page,
}) => {
  const home = await open(page, 'home.yaml', '/');
  const element = await page.locator('iframe').elementHandle();
  const services = await follow(page, home, 'Service', '/service');
  await expect(page).toHaveURL(/#services\.yaml$/);
  await expect(page.getByRole('form', { name: 'Services' })).toBeVisible();
  await expect(pane(page)).toContainText('Services /service');
  expect(await element?.evaluate((frame) => frame.isConnected)).toBe(true);
  await expect(page.locator('iframe')).toBeFocused();

  await services.evaluate(() => location.assign('/nothing?here#there'));
  await expect(pane(page)).toContainText('/nothing');
  await expect(page).toHaveURL(/#services\.yaml$/);
  await page
    .getByRole('navigation', { name: 'Content' })
    .getByRole('link', { name: 'Services' })
    .click();
  await previewFrame(page, '/service');
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

test('the languages of the site are chosen for form and preview', async ({ page }) => {
  await open(page, 'services.yaml', '/service');
  const languages = page.getByRole('navigation', { name: 'Languages' });
  await languages.getByRole('link', { name: 'German' }).click();
  const german = await previewFrame(page, '/de/service');
  await expect(page).toHaveURL(/#de\/services\.yaml$/);
  await expect(languages.getByRole('link', { name: 'German' })).toHaveAttribute('aria-current');
  await follow(page, german, 'Contact', '/de/contact');
  await expect(page).toHaveURL(/#de\/contact\.yaml$/);
});

test('an entry that is not saved changes nothing, and a deleted one leads to its list', async ({
  page,
}) => {
  await open(page, 'projects/two/index.md', '/details/two');
  await page.getByText('New: Project').click();
  await page.getByRole('form', { name: 'New: Project' }).getByRole('textbox').fill('Tea & Co');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('This file does not exist yet')).toBeVisible();
  await expect(pane(page)).toContainText('Second /details/two');

  page.on('dialog', (dialog) => dialog.accept());
  await open(page, 'projects/two/index.md', '/details/two');
  await page.getByRole('button', { name: 'Delete …' }).click();
  await previewFrame(page, '/project');
  await expect(page).toHaveURL(/#projects\.yaml$/);
  await page.getByRole('button', { name: 'Undo the deletion' }).click();
  await previewFrame(page, '/details/two');
});

test('an error in the content is named beside the last good page, with a link to its field', async ({
  page,
}) => {
  await open(page, 'contact.yaml', '/contact');
  const good = base['services.yaml'];
  await writeFile(join(editor.folder, 'services.yaml'), good.replace('id: shops', 'id: Our Shops'));
  await returnTo(page);
  const band = pane(page).getByRole('status');
  await expect(band).toContainText(/^Last good version\. Services › .*: .*, so newer changes/);
  await expectAccessible(page);
  await band.getByRole('link').click();
  await expect(page).toHaveURL(/#services\.yaml\?field=/);
  await expect(page.locator('[id="field-services[1].id"]')).toBeFocused();

  // Without a running preview there is no last good page.
  await page.route('**/api/preview', (route) =>
    route.fulfill({ json: { state: 'stopped', output: '' } satisfies PreviewState }),
  );
  await page.reload();
  await expect(pane(page).getByRole('heading', { name: 'No page to show yet' })).toBeVisible();
  await expectAccessible(page);
  await pane(page).getByRole('link', { name: 'Services ›' }).click();
  await expect(page.locator('[id="field-services[1].id"]')).toBeFocused();

  await page.unroute('**/api/preview');
  await writeFile(join(editor.folder, 'services.yaml'), good);
  await returnTo(page);
  await previewFrame(page, '/service');
  await expect(band).toBeEmpty();
});

test('a preview that ended shows its output, and is started again', async ({ page }) => {
  let state: PreviewState['state'] = 'failed';
  await page.route('**/api/preview', async (route) => {
    if (route.request().method() === 'POST') state = 'starting';
    await route.fulfill({ json: { state, output: 'Port 4331 is in use.' } satisfies PreviewState });
  });
  await show(page, 'home.yaml');
  await page.reload();
  await expect(pane(page).getByRole('heading', { name: 'The preview has ended' })).toBeVisible();
  await expect(pane(page)).toContainText('Port 4331 is in use.');
  await expect(pane(page).getByRole('link', { name: 'Open in a new tab' })).toHaveCount(0);
  await expectAccessible(page);
  await pane(page).getByRole('button', { name: 'Retry' }).click();
  await expect(pane(page).getByRole('progressbar', { name: 'Starting the preview' })).toBeVisible();
  await expect(pane(page)).toContainText('You can edit already.');
  await expect(page.getByRole('form', { name: 'Home' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/preview');
  await previewFrame(page, '/');
});

test('what is typed is shown at once, and unsaved changes survive a reload and another form', async ({
  page,
}) => {
  const before = await readFile(join(editor.folder, 'home.yaml'), 'utf8');
  const frame = await open(page, 'home.yaml?field=hero.text', '/');
  await frame.evaluate(() => {
    document.body.dataset.page = 'the first';
  });
  const text = page.locator('[id="field-hero.text"]');
  await text.fill('Bread and sites.');
  await expect(frame.getByText('Bread and sites.')).toBeVisible();
  await expect(frame.getByText('Text', { exact: true })).toBeVisible();
  await expect(page.getByText('Kept on this computer until you save.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home not saved' })).toBeVisible();
  // Neither the text nor the news that the server has read it loads the page again.
  const fields = () => frame.evaluate(async () => (await fetch('/@vitrine/fields.json')).text());
  await expect.poll(fields).toContain('Bread and sites.');
  expect(await frame.evaluate(() => document.body.dataset.page)).toBe('the first');

  await page.goto(`${editor.origin}/#home.yaml?field=stats`);
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
  const labels = frame.locator('dl dt');
  await expect(labels.first()).toHaveText('Clients');
  expect(await frame.evaluate(() => scrollY)).toBe(scrolled);
  await expect(frame.getByText('Bread and sites.')).toBeVisible();

  await page.reload();
  await expect(text).toHaveValue('Bread and sites.');
  await page.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('form', { name: 'Services' })).toBeVisible();
  await page.getByRole('link', { name: 'Home not saved' }).click();
  await expect(text).toHaveValue('Bread and sites.');
  expect(await readFile(join(editor.folder, 'home.yaml'), 'utf8')).toBe(before);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(text).not.toHaveValue('Bread and sites.');
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
});

test('Markdown is shown before the server has read it', async ({ page }) => {
  const frame = await open(page, 'projects/one/index.md?text=1', '/details/one');
  await holdBack(page, '**/api/draft');
  const markdown = page.getByRole('textbox', { name: 'Text', exact: true });
  await markdown.fill('Made of *rye* and water.\n\n- Salt');
  await expect(frame.getByRole('emphasis')).toHaveText('rye');
  await expect(frame.getByRole('listitem').filter({ hasText: 'Salt' })).toBeVisible();
  // A click on the new text leads to its field as before.
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await frame.getByRole('emphasis').click();
  await expect(markdown).toBeFocused();
});

test('a new project has its page before it is saved', async ({ page }) => {
  await open(page, 'projects.yaml', '/project');
  await page.getByText('New: Project').click();
  const ask = page.getByRole('form', { name: 'New: Project' });
  await ask.getByRole('textbox', { name: 'Title' }).fill('Tea & Co');
  await ask.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea & Co');
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
  await page.getByRole('group', { name: 'Technologies' }).getByRole('checkbox').first().check();
  await page.getByRole('textbox', { name: 'Summary' }).fill('Leaves by post.');
  const id = /#projects\/(\d+)\//.exec(page.url())?.[1];
  const frame = await previewFrame(page, `/details/${id}`);
  await expect(frame.getByRole('heading', { name: 'Tea & Co' }).first()).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('link', { name: 'Tea & Co' })).toBeHidden();
});

test('of two windows with one file, each keeps what was typed in it', async ({ page, context }) => {
  const other = await context.newPage();
  const text = (window: Page) => window.locator('[id="field-hero.text"]');
  for (const window of [page, other]) {
    await window.goto(`${editor.origin}/#home.yaml?field=hero.text`);
    await expect(text(window)).toBeFocused();
  }
  const late = 'was changed by another program or in another window';
  await text(page).fill('Typed in the first.');
  await expect(page.getByText('Kept on this computer until you save.')).toBeVisible();
  await text(other).fill('Typed in the second.');
  await expect(other.getByText(late)).toBeVisible();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText(late)).toBeVisible();
  await expect(text(other)).toHaveValue('Typed in the second.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await readFile(join(editor.folder, 'home.yaml'), 'utf8')).toContain('Typed in the first.');
  // What only the second window has changed is kept, and of the other field the owner chooses a version.
  await other.locator('[id="field-hero.eyebrow"]').fill('Only in the second');
  const versions = other.getByRole('region', { name: 'There are two versions of this file' });
  await versions.getByRole('radio', { name: 'The other: Typed in the first.' }).check();
  await versions.getByRole('button', { name: 'Combine both versions' }).click();
  await expect(text(other)).toHaveValue('Typed in the first.');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Saved.')).toBeVisible();
  const saved = await readFile(join(editor.folder, 'home.yaml'), 'utf8');
  expect(saved).toContain('eyebrow: Only in the second');
  expect(saved).toContain('Typed in the first.');

  const path = 'pages/terms.md';
  await other.goto(`${editor.origin}/#${path}`);
  const body = other.getByRole('textbox', { name: 'Text', exact: true });
  await expect(body).toHaveValue(/./);
  await rm(join(editor.folder, path));
  await body.fill('Typed after that.');
  const gone = other.getByRole('region', { name: 'This file was deleted in another window' });
  await gone.getByRole('button', { name: 'Go on with your text' }).click();
  await expect(gone).toBeHidden();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Saved.')).toBeVisible();
  expect(await readFile(join(editor.folder, path), 'utf8')).toContain('Typed after that.');
});

test('a change by another program while an owner types is not lost, and the preview shows both', async ({
  page,
}) => {
  const frame = await open(page, 'home.yaml?field=hero.text', '/');
  const text = page.locator('[id="field-hero.text"]');
  await text.fill('Mine before.');
  await expect(page.getByText('Kept on this computer until you save.')).toBeVisible();
  const path = join(editor.folder, 'home.yaml');
  const theirs = (await readFile(path, 'utf8')).replace(/eyebrow: .*/, 'eyebrow: Theirs');
  await writeFile(path, theirs);
  await text.fill('Mine after.');
  await expect(page.getByText('was changed by another program')).toBeVisible();
  await expect(frame.getByText('Mine after.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('was changed by another program')).toBeVisible();
  expect(await readFile(path, 'utf8')).toBe(theirs);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(frame.getByText('Theirs')).toBeVisible();
});
