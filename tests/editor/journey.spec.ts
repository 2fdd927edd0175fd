// What `npm test` shows of the editor in a browser: an owner's way from the first screen to a published site, and
// that no text is lost. The other tests of this folder run at night.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { loadLanguage } from '../../packages/vitrine/i18n/load-language.ts';
import { base } from '../content/base.ts';
import { expectAccessible } from '../helpers/accessible.ts';
import { holdBack } from '../helpers/hold-back.ts';
import { sidewaysScroll } from '../helpers/readable.ts';
import { addRemote, beginRepository, makeFolder } from './content-folder.ts';
import { previewFrame } from './preview-frame.ts';
import { shareEditor } from './started-editor.ts';

const en = await loadLanguage('en');

test.setTimeout(240_000);
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 30_000 });

const placeholder = en.firstContent.home.text;
const editor = shareEditor(
  () =>
    makeFolder({
      'home.yaml': base['home.yaml'].replace(
        'hero:',
        `hero:\n  eyebrow: Bread\n  text: ${placeholder}`,
      ),
    }),
  true,
);

const read = (path: string) => readFile(join(editor.folder, path), 'utf8');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const saveWell = async (page: Page) => {
  await save(page);
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
};
/** Opens a form from the list of contents, without loading the editor's page again. */
const choose = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Content' }).getByRole('link', { name }).click();
/** Records the method and the path of each request that changes something, except for unsaved changes. */
const watchChanges = (page: Page) => {
  const changes: string[] = [];
  page.on('request', (request) => {
    const change = `${request.method()} ${new URL(request.url()).pathname}`;
    if (request.method() !== 'GET' && !change.endsWith('/draft')) changes.push(change);
  });
  return changes;
};
/** Leaves out the preview, which costs more than the rest of a page. */
const leaveOutPreview = (page: Page) =>
  page.route('**/api/preview', (route) =>
    route.fulfill({ json: { state: 'starting', output: '' } }),
  );

test('the editor listens on this machine only', async () => {
  const addresses = Object.values(networkInterfaces())
    .flatMap((entries = []) => entries)
    .filter(({ family, address }) => family === 'IPv4' && address !== '127.0.0.1')
    .map(({ address }) => address);
  for (const host of [...addresses, '127.0.0.2', '[::1]']) {
    await expect(fetch(`http://${host}:${editor.port}/`), host).rejects.toThrow();
  }
  expect((await fetch(editor.address)).status).toBe(200);
});

test('an owner changes the site and publishes it', async ({ page }) => {
  const main = page.getByRole('main');
  let frame: Frame;

  await test.step('the first screen lists what is to be written, and leads to the field', async () => {
    await page.goto(editor.origin);
    const group = main.getByRole('region', { name: 'Home' });
    const line = group.getByRole('listitem').filter({ hasText: `Now: ‘${placeholder}’` });
    await expect(line).toContainText('One or two sentences of your own');
    await expectAccessible(page);
    await line.getByRole('link', { name: 'Top of the page › Text' }).press('Enter');
    await expect(page.locator('[id="field-hero.text"]')).toBeFocused();
  });

  await test.step('a text is shown at once, and only its lines change in the file', async () => {
    const before = await read('home.yaml');
    frame = await previewFrame(page, '/');
    await frame.evaluate(() => {
      document.body.dataset.page = 'the first';
    });
    await page.locator('[id="field-hero.text"]').fill('Bread and sites.');
    await expect(frame.getByText('Bread and sites.')).toBeVisible();
    await expect(page.getByText('Kept on this computer until you save.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Home not saved' })).toBeVisible();
    // Neither the text nor the news that the server has read it loads the page again.
    const fields = () => frame.evaluate(async () => (await fetch('/@vitrine/fields.json')).text());
    await expect.poll(fields).toContain('Bread and sites.');
    expect(await frame.evaluate(() => document.body.dataset.page)).toBe('the first');
    await page.getByRole('textbox', { name: 'Words 2' }).fill('Shops: small ones');
    const changes = watchChanges(page);
    const letSaveCome = await holdBack(page, '**/api/file');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: 'Saving …' })).toBeVisible();
    await page.keyboard.press('Control+s');
    letSaveCome();
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    expect(changes).toEqual(['PUT /api/file']);
    expect(await read('home.yaml')).toBe(
      before.replace('Shops', '"Shops: small ones"').replace(placeholder, 'Bread and sites.'),
    );
    await expect(page.getByRole('navigation').getByRole('link', { name: /^To do/ })).toBeVisible();
  });

  await test.step('a link of the page brings its form, in which a list is changed', async () => {
    await frame
      .getByRole('link', { name: 'Service' })
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await previewFrame(page, '/service');
    await expect(page).toHaveURL(/#services\.yaml$/);
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Services /service');
    const services = page.getByRole('group', { name: 'Services' });
    await services.getByRole('button', { name: 'Add an entry' }).click();
    const title = services.getByRole('textbox', { name: 'Title' });
    await expect(title).toBeFocused();
    await title.fill('Care');
    await services.getByRole('textbox', { name: 'Text' }).fill('Every month.');
    const grip = services.getByRole('button', { name: 'Move Care', exact: true });
    await grip.press('Enter');
    await services.getByRole('button', { name: 'Up' }).click();
    await services.getByRole('button', { name: 'Drop' }).click();
    await expect(grip).toBeFocused();
    await services.getByRole('button', { name: 'Remove Shops' }).click();
    await expect(services.getByRole('button', { name: 'Remove Care' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(services.getByRole('button', { name: 'Remove Shops' })).toBeFocused();
    await services.getByRole('button', { name: 'Remove Websites' }).click();
    await expect(services.getByRole('button', { name: 'Remove Care' })).toBeFocused();
    await saveWell(page);
    expect(await read('services.yaml')).toContain(
      'services:\n  - id: care\n    title: Care\n    text: Every month.\n  - id: shops\n    title: Shops',
    );
  });

  await test.step('a field with an error is shown and not saved', async () => {
    const before = await read('contact.yaml');
    await choose(page, 'Contact');
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill('ines at home');
    await save(page);
    await expect(page.getByRole('region', { name: 'Errors: 1' })).toBeFocused();
    await page.getByRole('button', { name: 'Email', exact: true }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(
      /^Expected: an email address such as name@example\.com\. Found: 'ines at home'\./,
    );
    await expectAccessible(page);
    expect(await read('contact.yaml')).toBe(before);
    await email.fill('ines at work');
    await expect(page.getByRole('region', { name: 'Errors: 1' })).toBeHidden();
    await save(page);
    await expect(page.getByRole('region', { name: 'Errors: 1' })).toBeFocused();
    await email.fill('ines@elsewhere.example');
    await saveWell(page);
    expect(await read('contact.yaml')).toBe(before.replace('halloran.test', 'elsewhere.example'));
  });

  await test.step('a project is started and left, has its page before it is saved, and is saved', async () => {
    await page.getByText('New: Project').click();
    const ask = page.getByRole('form', { name: 'New: Project' });
    await ask.getByRole('textbox', { name: 'Title' }).fill('Tea & Co');
    await ask.getByRole('button', { name: 'Create' }).click();
    await expect(page).toHaveURL(/#projects\/1\/index\.md$/);
    await expect(page.getByText('This file does not exist yet')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Tea & Co');
    await choose(page, 'Contact');
    await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible();
    await page.getByRole('link', { name: 'Tea & Co not saved' }).click();
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Tea & Co');
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Blog');
    await page.getByRole('checkbox', { name: 'PHP' }).check();
    await page.getByRole('checkbox', { name: 'HTML' }).check();
    await page.getByRole('textbox', { name: 'Summary', exact: true }).fill('Leaves by post.');
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('## The task');
    const project = await previewFrame(page, '/details/1');
    await expect(project.getByRole('heading', { name: 'Tea & Co' }).first()).toBeVisible();
    await saveWell(page);
    expect(await read('projects/1/index.md')).toMatch(
      /^---\ntitle: Tea & Co\ncategory: Blog\ntechnologies:\n {2}- HTML\n {2}- PHP\ndate: \d{4}-\d\d-\d\d\nsummary: Leaves by post\.\n---\n\n## The task\n$/,
    );
  });

  await test.step('it is deleted with a copy, which leads to its list, and restored', async () => {
    page.once('dialog', (dialog) => dialog.dismiss());
    await page.getByRole('button', { name: 'Delete …' }).click();
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Delete …' }).click();
    const notice = page.getByText('A copy is kept at');
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(/#projects\.yaml$/);
    const kept = /kept at (.*)\.$/.exec(await notice.innerText())?.[1] ?? '';
    expect(await readFile(join(kept, 'index.md'), 'utf8')).toContain('Tea & Co');
    await expect(page.getByRole('link', { name: 'Tea & Co' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo the deletion' }).click();
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Tea & Co');
    await expect(notice).toBeHidden();
    expect(await read('projects/1/index.md')).toContain('Tea & Co');
    await rm(dirname(kept), { recursive: true });
  });

  await test.step('the changes are published with a commit message', async () => {
    const remote = await mkdtemp(join(tmpdir(), 'vitrine-remote-'));
    await page.getByRole('button', { name: 'Publish …' }).click();
    await expect(page.getByText('in no Git repository')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    const origin = addRemote(beginRepository(editor.folder), remote);

    await choose(page, 'Contact');
    await page.getByRole('textbox', { name: 'Heading', exact: true }).first().fill('Say hello');
    await saveWell(page);
    await page.getByRole('button', { name: 'Publish …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    // The address at .example reaches nobody.
    await expect(dialog.getByRole('link', { name: 'Contact › Email' })).toBeVisible();
    const listed = ['Contact › Email', 'Changed ‘Heading’ in ‘Contact’'];
    await expect(dialog.getByRole('listitem')).toHaveText(listed);
    await expect(dialog.getByText(`The branch main is pushed to ${remote}.`)).toBeVisible();
    await dialog.getByText('Show the diff').click();
    await expect(dialog.getByText('+heading: Say hello')).toBeVisible();
    await dialog
      .getByRole('textbox', { name: 'The changes in one sentence' })
      .fill('Greet visitors');
    const changes = watchChanges(page);
    const letPublishCome = await holdBack(page, '**/api/publish');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog.getByRole('button', { name: 'Publishing …' }).press('Enter');
    letPublishCome();
    const answer = dialog.getByRole('status').filter({ hasText: 'Published.' });
    await expect(answer).toBeFocused();
    await expect(dialog.getByText('$ git push')).toBeVisible();
    const site = dialog.getByRole('link', { name: 'https://halloran.test' });
    await expect(site).toHaveAttribute('href', 'https://halloran.test');
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);
    expect(changes).toEqual(['POST /api/publish']);
    expect(origin.do('log', '--format=%s', 'main')).toBe('Greet visitors\nBegin');
    await rm(remote, { recursive: true });
  });
});

test('of two windows with one file, each keeps what was typed in it', async ({ page, context }) => {
  const terms = 'pages/rights.md';
  await writeFile(
    join(editor.folder, terms),
    (await read('pages/terms.md')).replaceAll('Terms', 'Rights'),
  );
  const other = await context.newPage();
  const heading = (window: Page) => window.locator('[id="field-heading"]');
  for (const window of [page, other]) {
    await leaveOutPreview(window);
    await window.goto(`${editor.origin}/#contact.yaml?field=heading`);
    await expect(heading(window)).toBeFocused();
  }
  const late = 'was changed by another program or in another window';
  await heading(page).fill('Typed in the first.');
  await expect(page.getByText('Kept on this computer until you save.')).toBeVisible();
  await heading(other).fill('Typed in the second.');
  await expect(other.getByText(late)).toBeVisible();
  await save(other);
  await expect(other.getByText(late)).toBeVisible();
  await expect(heading(other)).toHaveValue('Typed in the second.');
  await saveWell(page);
  expect(await read('contact.yaml')).toContain('Typed in the first.');
  // What only the second window has changed is kept, and of the other field the owner chooses a version.
  await other.getByRole('textbox', { name: 'Phone' }).fill('+44 131 496 0999');
  const versions = other.getByRole('region', { name: 'There are two versions of this file' });
  await versions.getByRole('radio', { name: 'The other: Typed in the first.' }).check();
  await versions.getByRole('button', { name: 'Combine both versions' }).click();
  await expect(heading(other)).toHaveValue('Typed in the first.');
  await saveWell(other);
  const saved = await read('contact.yaml');
  expect(saved).toContain('phone: "+44 131 496 0999"');
  expect(saved).toContain('Typed in the first.');

  await other.goto(`${editor.origin}/#${terms}`);
  const body = other.getByRole('textbox', { name: 'Text', exact: true });
  await expect(body).toHaveValue(/./);
  await rm(join(editor.folder, terms));
  await body.fill('Typed after that.');
  const gone = other.getByRole('region', { name: 'This file was deleted in another window' });
  await gone.getByRole('button', { name: 'Go on with your text' }).click();
  await expect(gone).toBeHidden();
  await saveWell(other);
  expect(await read(terms)).toContain('Typed after that.');
});

test('unsaved changes survive a reload and another form, and never replace those of another program', async ({
  page,
}) => {
  await leaveOutPreview(page);
  await page.goto(`${editor.origin}/#home.yaml?field=hero.text`);
  const before = await read('home.yaml');
  const text = page.locator('[id="field-hero.text"]');
  const discard = async () => {
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Discard changes' }).click();
  };
  await text.fill('Not saved.');
  await expect(page.getByText('Kept on this computer until you save.')).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('Not saved.');
  await choose(page, 'Services');
  await expect(page.getByRole('form', { name: 'Services' })).toBeVisible();
  await page.getByRole('link', { name: 'Home not saved' }).click();
  await expect(text).toHaveValue('Not saved.');
  expect(await read('home.yaml')).toBe(before);
  await discard();
  await expect(text).not.toHaveValue('Not saved.');
  await expect(page.getByRole('link', { name: /^Home(?!.*not saved)/ })).toBeVisible();

  await text.fill('Mine before.');
  await expect(page.getByText('Kept on this computer until you save.')).toBeVisible();
  const theirs = before.replace(/eyebrow: .*/, 'eyebrow: Theirs');
  await writeFile(join(editor.folder, 'home.yaml'), theirs);
  await text.fill('Mine after.');
  await expect(page.getByText('was changed by another program')).toBeVisible();
  await save(page);
  await expect(page.getByText('was changed by another program')).toBeVisible();
  await expect(text).toHaveValue('Mine after.');
  expect(await read('home.yaml')).toBe(theirs);
  await discard();
  await expect(text).not.toHaveValue('Mine after.');

  await choose(page, 'Site and footer');
  const brand = page.getByRole('textbox', { name: 'Brand' });
  await brand.fill('Mine');
  const site = (await read('site.yaml')).replace('Halloran', 'Hal');
  await writeFile(join(editor.folder, 'site.yaml'), site);
  // Simulates that the owner returns from another program to the window of the editor.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await save(page);
  await expect(page.getByRole('alert')).toContainText('changed by another program');
  await expect(brand).toHaveValue('Mine');
  expect(await read('site.yaml')).toBe(site);
  await discard();
  await expect(brand).not.toHaveValue('Mine');
});
