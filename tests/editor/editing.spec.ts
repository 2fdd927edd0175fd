import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { ar } from '../../src/i18n/ar/language.ts';
import { en } from '../../src/i18n/en/language.ts';
import { base } from '../content/base.ts';
import { expectAccessible, expectContrast } from '../helpers/accessible.ts';
import { holdBack } from '../helpers/hold-back.ts';
import { sidewaysScroll } from '../helpers/readable.ts';
import { addRemote, beginRepository, makeFolder } from './content-folder.ts';
import { shareEditor } from './started-editor.ts';

const editor = shareEditor(
  () =>
    makeFolder({
      'projects/wrong/index.md': '---\ntitle: [Wrong\n---\n\nText.\n',
      'site.yaml': `${base['site.yaml']}locales: [en, de]\n`,
      'clients.yaml':
        'heading: Clients\nclients:\n  - { id: mill, name: The Mill }\n  - { id: quay, name: The Quay }\n',
      'de/clients.yaml': 'heading: Kunden\nclients:\n  - id: quay\n    name: Der Kai\n',
    }),
  false,
);

const read = (path: string) => readFile(join(editor.folder, path), 'utf8');
const open = (page: Page, path: string) => page.goto(`${editor.origin}/#${path}`);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
/** Records the method and the path of each request that changes something. */
const watchChanges = (page: Page) => {
  const changes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET') changes.push(`${request.method()} ${pathname}`);
  });
  return changes;
};
const saveWell = async (page: Page) => {
  await save(page);
  await expect(page.getByText('Saved.')).toBeVisible();
};

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

test('an owner changes a text and a list, and only their lines change', async ({ page }) => {
  await test.step('a text', async () => {
    const before = await read('home.yaml');
    await open(page, 'site.yaml');
    await page.getByRole('link', { name: 'Skip to the form' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(/#site\.yaml$/);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('textbox', { name: 'Words 2' }).fill('Shops: small ones');
    const changes = watchChanges(page);
    const letSaveCome = await holdBack(page, '**/api/file');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: 'Saving …' })).toBeVisible();
    await page.keyboard.press('Control+s');
    letSaveCome();
    await expect(page.getByText('Saved.')).toBeVisible();
    expect(changes.filter((change) => !change.endsWith('/draft'))).toEqual(['PUT /api/file']);
    expect(await read('home.yaml')).toBe(before.replace('Shops', '"Shops: small ones"'));

    const services = await read('services.yaml');
    const line = 'See [the address book](/contact.vcf).';
    await page.getByRole('link', { name: 'Services' }).click();
    await page.locator('li summary', { hasText: 'Shops' }).click();
    const text = page.locator('textarea').filter({ hasText: line });
    const written = await text.inputValue();
    await text.fill('Nothing.');
    const focused = page.locator('textarea:focus');
    await expect(focused).toHaveAccessibleDescription(/changed$/);
    await page.getByRole('button', { name: /^Revert: / }).click();
    await expect(focused).toHaveValue(written);
    await text.fill(written.replace(line, 'See [me](/about).'));
    await saveWell(page);
    expect(await read('services.yaml')).toBe(services.replace(line, 'See [me](/about).'));
    await page.locator('li summary', { hasText: 'Shops' }).click();
  });

  await test.step('entries are added, moved and removed', async () => {
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
});

test('an image is added beside a project', async ({ page }) => {
  const plain = { width: 300, height: 200, channels: 3, background: 'teal' } as const;
  const buffer = await sharp({ create: plain }).png().toBuffer();
  await open(page, 'projects/one/index.md');
  await page.locator('summary', { hasText: 'Pictures' }).click();
  const cover = page.locator('#part-cover + label');
  await cover
    .getByLabel('Add an image')
    .setInputFiles({ name: 'Shop front.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('img', { name: 'Preview of shop-front.png' })).toBeVisible();
  await page.getByRole('textbox', { name: 'What the cover shows' }).fill('The shop');
  await saveWell(page);
  expect(await read('projects/one/index.md')).toContain(
    'cover: shop-front.png\ncoverAlt: The shop\n---\n\nThe text.',
  );
  await cover
    .getByLabel('Add an image')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('none') });
  await expect(page.getByRole('alert')).toContainText('Browsers cannot show this file as an image');
});

test('a field with an error is shown and not saved, also where it is folded', async ({ page }) => {
  await test.step('at its field; once fixed, the file is saved', async () => {
    const before = await read('contact.yaml');
    await open(page, 'contact.yaml');
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

  await test.step('seldom used fields are last and folded, and fields of another provider hidden', async () => {
    await open(page, 'contact.yaml');
    const title = page.getByRole('group', { name: 'Page' }).getByRole('textbox', { name: 'Title' });
    await expect(title).toBeHidden();
    const seldom = page.locator('summary', { hasText: 'Seldom used' });
    await expect(seldom).toContainText('Page');
    await seldom.click();
    await title.fill('');
    await seldom.click();
    await save(page);
    await expect(title).toBeVisible();
    await page.getByRole('button', { name: 'Page › Title' }).click();
    await expect(title).toBeFocused();

    const delivery = page.getByRole('group', { name: 'Delivery', exact: true });
    const key = delivery.getByRole('textbox', { name: 'Key' });
    await delivery.locator('summary').click();
    await delivery.getByRole('button', { name: 'Add delivery' }).click();
    await expect(key).toBeHidden();
    await delivery.getByRole('combobox', { name: 'Provider' }).selectOption('web3forms');
    await expect(key).toBeVisible();
  });
});

// The other tests show that other files can be saved while this file has an error.
test('a file whose fields cannot be read is fixed as text', async ({ page }) => {
  await open(page, 'projects/wrong/index.md');
  await expect(page.getByRole('link', { name: /wrong\s*errors: 1/ })).toBeVisible();
  await expect(page.getByRole('region')).toContainText('a closing ]');
  const fields = 'category: Shop\ntechnologies: [PHP]\ndate: 2026-04-01\nsummary: Right.';
  const text = page.getByRole('textbox', { name: 'Text of the file' });
  await text.fill(`---\ntitle: Right\n${fields}\n---\n\nText.\n`);
  await saveWell(page);
  await page.getByRole('button', { name: 'Edit in the form' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Right');
});

test('a translation is edited beside the original', async ({ page }) => {
  await test.step('whose text shows where it has none', async () => {
    await open(page, 'clients.yaml');
    await page.getByRole('link', { name: 'German' }).click();
    await expect(page).toHaveURL(/#de\/clients\.yaml$/);
    const heading = page.getByRole('textbox', { name: 'Heading' });
    await expect(heading).toHaveValue('Kunden');
    await expect(heading).toHaveAccessibleDescription(/Clients$/);
    await expect(page.getByRole('button', { name: /^Add an entry/ })).toHaveCount(0);
    await page.locator('summary', { hasText: 'The Mill' }).click();
    const name = page.getByRole('textbox', { name: 'Name' }).first();
    await expect(name).toHaveAttribute('placeholder', /^Not translated/);
    await expect(name).toHaveAttribute('lang', 'de');
    await name.fill('Die Mühle');
    await expectAccessible(page);
    await saveWell(page);
    expect(await read('de/clients.yaml')).toBe(
      'heading: Kunden\nclients:\n  - id: quay\n    name: Der Kai\n  - id: mill\n    name: Die Mühle\n',
    );

    await open(page, 'de/home.yaml');
    await page.getByRole('button', { name: 'Translate these entries: 2 (Words)' }).click();
    await page.getByRole('textbox', { name: 'Words 1' }).fill('Seiten');
    await saveWell(page);
    expect(await read('de/home.yaml')).toMatch(/^hero:\n {2}words:\n {4}- Seiten\n {4}- "?Shops/);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/#home\.yaml$/);
  });

  await test.step('own texts of the interface are filled in beside those of the language', async () => {
    await open(page, 'messages.yaml');
    await page.getByRole('link', { name: 'German' }).click();
    await expect(page).toHaveURL(/#de\/messages\.yaml$/);
    const menu = page.getByRole('textbox', { name: /^Menü/ });
    await expect(menu).toBeHidden();
    await page.locator('summary', { hasText: 'Layout' }).click();
    await expect(menu).toHaveAttribute('placeholder', 'If empty: Menü');
    await menu.fill('Navigation');
    await page.locator('summary', { hasText: 'Projects' }).click();
    const count = page.getByRole('group', { name: '{count} Projekte' }).first();
    await expect(count.getByRole('textbox')).toHaveCount(2);
    await expectAccessible(page);
    await saveWell(page);
    expect(await read('de/messages.yaml')).toBe('layout:\n  menu: Navigation\n');
    await menu.fill('');
    await saveWell(page);
    expect(await read('de/messages.yaml')).toBe('{}\n');
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
    await open(window, 'contact.yaml?field=heading');
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

  await open(other, terms);
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

test('a project is started, discarded, created and deleted', async ({ page }) => {
  await open(page, 'site.yaml');
  await page.getByText('New: Project').click();
  const ask = page.getByRole('form', { name: 'New: Project' });
  await ask.getByRole('textbox', { name: 'Title' }).fill('Tea & Co');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/#projects\/1\/index\.md$/);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea & Co');
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible();
  await page.getByRole('link', { name: 'Tea & Co not saved' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea & Co');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Blog');
  await page.getByRole('checkbox', { name: 'PHP' }).check();
  await page.getByRole('checkbox', { name: 'HTML' }).check();
  await page.getByRole('textbox', { name: 'Summary' }).fill('Leaves by post.');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('## The task');
  await saveWell(page);
  expect(await read('projects/1/index.md')).toMatch(
    /^---\ntitle: Tea & Co\ncategory: Blog\ntechnologies:\n {2}- HTML\n {2}- PHP\ndate: \d{4}-\d\d-\d\d\nsummary: Leaves by post\.\n---\n\n## The task\n$/,
  );
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Delete …' }).click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete …' }).click();
  const notice = page.getByText('A copy is kept at');
  await expect(notice).toBeVisible();
  const kept = /kept at (.*)\.$/.exec(await notice.innerText())?.[1] ?? '';
  expect(await readFile(join(kept, 'index.md'), 'utf8')).toContain('Tea & Co');
  await expect(page.getByRole('link', { name: 'Tea & Co' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo the deletion' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea & Co');
  await expect(notice).toBeHidden();
  expect(await read('projects/1/index.md')).toContain('Tea & Co');
  await rm(dirname(kept), { recursive: true });
});

test('the site is edited: its look, colours and icons, and never over a change by another program', async ({
  page,
}) => {
  await test.step('look, colour and icon are chosen from pictures', async () => {
    await open(page, 'site.yaml');
    const looks = page.getByRole('group', { name: 'Look' });
    await expect(looks.getByRole('radio', { name: /^shop/ })).toBeChecked();
    const picture = looks.getByRole('listitem').filter({ hasText: 'gallery' }).locator('img');
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(100);
    await looks.getByRole('radio', { name: /^gallery/ }).check();
    await page.getByRole('button', { name: 'teal' }).click();
    await expect(page.getByRole('textbox', { name: 'Accent (optional)' })).toHaveValue('#007373');
    await page.getByLabel('Choose: Accent').fill('#764ec7');

    const repository = page.getByRole('group', { name: 'Link to the code' });
    await repository.locator('summary').click();
    await repository.getByRole('button', { name: 'Choose … (Icon)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose: Icon' });
    await dialog.getByRole('searchbox', { name: 'Search icons' }).fill('brand mastodon');
    await expect(dialog.getByText('Shown: 1.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'tabler:brand-mastodon' }).click();
    await expect(dialog).toBeHidden();
    await saveWell(page);
    expect(await read('site.yaml')).toMatch(/look: gallery\naccent: "#764ec7"/);
    expect(await read('site.yaml')).toContain('{ name: GitHub, icon: "tabler:brand-mastodon"');
  });

  await test.step('a file that another program changed is not overwritten', async () => {
    await open(page, 'site.yaml');
    const brand = page.getByRole('textbox', { name: 'Brand' });
    await brand.fill('Mine');
    await writeFile(
      join(editor.folder, 'site.yaml'),
      (await read('site.yaml')).replace('Halloran', 'Hal'),
    );
    // Simulates that the owner returns from another program to the window of the editor.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await save(page);
    await expect(page.getByRole('alert')).toContainText('changed by another program');
    await expect(brand).toHaveValue('Mine');
    expect(await read('site.yaml')).not.toContain('Mine');
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(brand).not.toHaveValue('Mine');
  });
});

test('a text is formatted by buttons, previewed, and takes a list of Word', async ({ page }) => {
  await open(page, 'pages/terms.md');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.selectText();
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.getByRole('button', { name: 'Heading' }).click();
  await expect(text).toHaveValue('## **Be kind.**');
  await text.press('ControlOrMeta+Z');
  await expect(text).toHaveValue('**Be kind.**');
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect(page.getByText('Be kind.', { exact: true }).and(page.locator('strong'))).toHaveText(
    'Be kind.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit the text' }).click();
  await expect(text).toHaveValue('**Be kind.**');
  await text.selectText();
  await text.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '•\tOne\n•\tTwo');
    const paste = { clipboardData, bubbles: true, cancelable: true };
    field.dispatchEvent(new ClipboardEvent('paste', paste));
  });
  await expect(text).toHaveValue('- One\n- Two');
});

test('sections, links and categories are chosen', async ({ page }) => {
  await test.step('sections by checkboxes, which order them too', async () => {
    await open(page, 'home.yaml');
    const sections = page.getByRole('group', { name: 'Sections' });
    await sections.locator('summary').click();
    await sections.getByRole('checkbox', { name: 'booking' }).uncheck();
    const stats = sections.getByRole('button', { name: 'Move Counters' });
    await stats.press('Space');
    await stats.press('ArrowUp');
    await expect(stats).toBeFocused();
    await saveWell(page);
    expect(await read('home.yaml')).toMatch(/sections:\n +- stats\n +- work\n +- posts\n/);
    expect(await read('home.yaml')).not.toContain('booking');
  });

  await test.step('pages are suggested for links, and a category is added where one is chosen', async () => {
    await open(page, 'home.yaml');
    const actions = page.getByRole('group', { name: 'Actions' });
    await actions.getByRole('button', { name: 'Add an entry' }).click();
    await expect(actions.getByRole('textbox', { name: 'Label' })).toBeFocused();
    const list = await actions.getByRole('combobox', { name: 'Leads to' }).getAttribute('list');
    const pages = page.locator(`[id="${list}"] option`);
    await expect(pages.filter({ hasText: 'Shops' })).toHaveAttribute('value', '/service/shops');
    await expect(pages.filter({ hasText: 'Second' })).toHaveAttribute('value', '/details/two');
    page.once('dialog', (dialog) => dialog.accept());

    await open(page, 'projects/two/index.md');
    await page.getByRole('button', { name: 'New: Category' }).click();
    const word = page.getByRole('textbox', { name: 'New: Category' });
    await expect(word).toBeFocused();
    await word.fill('Archive');
    await word.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Archive');
    await expect(page.getByRole('button', { name: 'New: Category' })).toBeFocused();
    await saveWell(page);
    expect(await read('projects/two/index.md')).toContain('category: Archive\n');
    expect(await read('projects.yaml')).toContain('options: [Shop, Blog, Archive] }');
  });
});

test('the first screen lists what is to be written, leads to the fields and chooses the look', async ({
  page,
}) => {
  const placeholder = en.firstContent.home.text;
  const home = (await read('home.yaml')).replace('hero:', `hero:\n  text: ${placeholder}`);
  await writeFile(join(editor.folder, 'home.yaml'), home);
  await page.goto(editor.origin);
  const main = page.getByRole('main');
  const group = main.getByRole('region', { name: 'Home' });
  const line = group.getByRole('listitem').filter({ hasText: `Now: ‘${placeholder}’` });
  await expect(line).toContainText('One or two sentences of your own');
  const heading = main.getByRole('heading', { name: /^\d+ things? left to do$/ });
  const before = Number.parseInt(await heading.innerText(), 10);

  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await sidewaysScroll(page)).toBe(0);
  await expectContrast(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
  await line.getByRole('link', { name: 'Top of the page › Text' }).press('Enter');
  const text = page.getByRole('group', { name: 'Top of the page' }).getByLabel('Text (optional)');
  await expect(text).toBeFocused();
  await text.fill('I bake sites.');
  await saveWell(page);
  const back = page.getByRole('navigation').getByRole('link', { name: /^To do/ });
  await expect(back).toHaveText(`To do${before - 1}`);
  await back.click();
  await expect(line).toBeHidden();
  await main.getByText(/^Done: \d+$/).click();
  await expect(main.getByRole('link', { name: 'Home › Top of the page › Text' })).toBeVisible();

  await main.getByRole('radio', { name: /^departures/ }).check();
  await expect(main.getByText('Saved: the look of the site is ‘departures’.')).toBeVisible();
  expect(await read('site.yaml')).toMatch(/^look: departures$/m);
  await expect(main.getByText('npx vitrine init --from resume.json --overwrite')).toBeVisible();
});

test('entries are dragged or moved by keys, and a move is one change', async ({ page }) => {
  await open(page, 'steps.yaml');
  const steps = page.getByRole('group', { name: 'Steps' });
  for (const title of ['Call', 'Plan', 'Build']) {
    await steps.getByRole('button', { name: 'Add an entry' }).click();
    await steps.getByRole('textbox', { name: 'Title' }).last().fill(title);
    await steps.getByRole('textbox', { name: 'Text' }).last().fill(`We ${title}.`);
    await steps.locator('li summary', { hasText: title }).click();
  }
  await page.getByRole('textbox', { name: 'Heading' }).fill('Step by step');
  await saveWell(page);
  const order = () => steps.locator('li summary > :first-child').allTextContents();
  const grip = (title: string) => steps.getByRole('button', { name: `Move ${title}`, exact: true });

  await grip('Call').press('Space');
  await expect(page.getByText('Moving Call: 1 of 3.').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('status').filter({ hasText: 'Call is now number 3' })).toBeVisible();
  await expect(page.getByText('1 change, not saved')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await order()).toEqual(['Call', 'Plan', 'Build']);
  await expect(grip('Call')).toBeFocused();
  await expect(page.getByText('Saved.')).toBeVisible();

  await grip('Build').hover();
  await page.mouse.down();
  const first = await steps.locator('li').first().boundingBox();
  await page.mouse.move(first?.x ?? 0, (first?.y ?? 0) + 5, { steps: 4 });
  await page.mouse.up();
  expect(await order()).toEqual(['Build', 'Call', 'Plan']);
  await expect(page.getByRole('button', { name: 'Drop' })).toHaveCount(0);
  await expect(page.getByText('1 change, not saved')).toBeVisible();
  await page.getByRole('textbox', { name: 'Heading' }).fill('One by one');
  await expect(page.getByText('Heading, Moved: Steps › Build')).toBeVisible();
  await saveWell(page);
  expect(await read('steps.yaml')).toMatch(/Build.*Call.*Plan/s);
});

test('a phone has room for the list, the form and the preview', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/overview', async (route) => {
    const response = await route.fetch();
    const overview = { ...(await response.json()), preview: 'http://127.0.0.1:9' };
    await route.fulfill({ response, json: overview });
  });
  await open(page, 'site.yaml');
  await page.getByText('Content', { exact: true }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('link', { name: 'Home' })).toBeHidden();
  await page.getByRole('tab', { name: 'Form' }).press('ArrowRight');
  const preview = page.getByRole('tab', { name: 'Preview', selected: true });
  await expect(preview).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Preview' })).toBeVisible();
  await expect(page.getByRole('form')).toBeHidden();
  await preview.press('ArrowRight');

  const words = page.getByRole('textbox', { name: 'Words 2' });
  const before = await words.inputValue();
  const seldom = page.locator('summary', { hasText: 'Seldom used' });
  await seldom.click();
  const speed = page.getByRole('spinbutton', { name: 'Speed' });
  await speed.fill('-1');
  await seldom.click();
  await expect(speed).toBeHidden();
  await words.fill('Baskets');
  await save(page);
  await expect(page.getByRole('region', { name: 'Errors: 1' })).toBeFocused();
  await expect(speed).toBeVisible();
  await expect(seldom).toContainText('errors: 1');
  const small = await page
    .locator('button, a, input, select, textarea, summary')
    .evaluateAll((controls) =>
      controls
        .map((control) => (control.closest('label') ?? control).getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && (width < 24 || height < 24)),
    );
  expect(small).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
  await speed.fill('');
  await words.fill(before);
});

test('changes are published with a commit message', async ({ page }) => {
  const remote = await mkdtemp(join(tmpdir(), 'vitrine-remote-'));
  await open(page, 'steps.yaml');
  await page.getByRole('button', { name: 'Publish …' }).click();
  await expect(page.getByText('in no Git repository')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await rm(join(editor.folder, 'projects/wrong'), { recursive: true, force: true });
  const contact = (await read('contact.yaml')).replace('halloran.test', 'elsewhere.example');
  await writeFile(join(editor.folder, 'contact.yaml'), contact);
  const origin = addRemote(beginRepository(editor.folder), remote);

  await open(page, 'contact.yaml');
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
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'The changes in one sentence' }).fill('Greet visitors');
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

test('the page speaks the language of the site, also from right to left', async ({ page }) => {
  const site = await read('site.yaml');
  await writeFile(join(editor.folder, 'site.yaml'), site.replace(/locales: .*/, 'locale: ar-EG'));
  for (const [width, path] of [
    [1280, 'services.yaml'],
    [390, 'messages.yaml'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    await expect(page.locator('html[lang="ar-EG"][dir="rtl"]')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: ar.editor.page.title })).toBeVisible();
    await expect(page.getByRole('button', { name: ar.editor.file.save })).toBeVisible();
    await page.locator('form summary').first().click();
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await expectAccessible(page);
  const files = page.getByRole('navigation', { name: ar.editor.page.files });
  const { names, texts } = ar.fields;
  await open(page, 'services.yaml');
  const heading = page.getByRole('textbox', { name: names.heading ?? 'Heading' });
  await expect(heading).toHaveAccessibleDescription(texts['The heading of the page.'] ?? '');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(files.getByRole('link', { name: ar.editor.kinds.about })).toBeVisible();
  const [list, form] = [await files.boundingBox(), await page.getByRole('main').boundingBox()];
  expect(list?.x).toBeGreaterThan(form?.x ?? 0);
  await writeFile(join(editor.folder, 'site.yaml'), site);
});

test('every form is accessible by day and night, and fits a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, 'testimonials.yaml');
  await page.locator('li summary', { hasText: 'Odo Brandt' }).click();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sidewaysScroll(page)).toBe(0);
});
