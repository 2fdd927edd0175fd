import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { loadLanguage } from '../../packages/vitrine/i18n/load-language.ts';
import { editorLanguage } from '../../packages/vitrine-editor/server/site-language.ts';
import { base } from '../content/base.ts';
import { expectAccessible, expectContrast } from '../helpers/accessible.ts';
import { sidewaysScroll } from '../helpers/readable.ts';
import { makeFolder } from './content-folder.ts';
import { shareEditor } from './started-editor.ts';

const ar = editorLanguage('ar');
const en = await loadLanguage('en');

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
const saveWell = async (page: Page) => {
  await save(page);
  await expect(page.getByText('Saved.')).toBeVisible();
};

test('a text is changed and reverted, and only its line changes', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, 'site.yaml');
  await page.getByRole('link', { name: 'Skip to the form' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/#site\.yaml$/);
  await page.getByRole('link', { name: 'Home' }).click();
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
});

test('an image is added beside a project', { tag: '@all' }, async ({ page }) => {
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

test('seldom used fields are folded, with an error shown, and fields of another provider hidden', {
  tag: '@all',
}, async ({ page }) => {
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

// The other tests show that other files can be saved while this file has an error.
test('a file whose fields cannot be read is fixed as text', { tag: '@all' }, async ({ page }) => {
  await open(page, 'projects/wrong/index.md');
  await expect(page.getByRole('link', { name: /wrong\s*errors: 1/ })).toBeVisible();
  await expect(page.getByRole('region')).toContainText('a closing ]');
  const fields = 'category: Shop\ntechnologies: [PHP]\ndate: 2026-04-01\nsummary: Right.';
  const text = page.getByRole('textbox', { name: 'Text of the file' });
  await text.fill(`---\ntitle: Right\n${fields}\n---\n\nText.\n`);
  await saveWell(page);
  await page.getByRole('button', { name: 'Edit in the form' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Right');
});

test('a translation is edited beside the original', { tag: '@all' }, async ({ page }) => {
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

test('look, colour and icon are chosen from pictures', { tag: '@all' }, async ({ page }) => {
  await open(page, 'site.yaml');
  const looks = page.getByRole('group', { name: 'Look' });
  await expect(looks.getByRole('radio', { name: /^plain/ })).toBeChecked();
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

test('a text is formatted by buttons, and takes a list of Word', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, 'pages/terms.md');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.selectText();
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.getByRole('button', { name: 'Heading' }).click();
  await expect(text).toHaveValue('## **Be kind.**');
  await text.press('ControlOrMeta+Z');
  await expect(text).toHaveValue('**Be kind.**');
  await expectAccessible(page);
  await text.selectText();
  await text.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '•\tOne\n•\tTwo');
    const paste = { clipboardData, bubbles: true, cancelable: true };
    field.dispatchEvent(new ClipboardEvent('paste', paste));
  });
  await expect(text).toHaveValue('- One\n- Two');
});

test('a block is put into a text without Markdown, and pictures are dropped on it', {
  tag: '@all',
}, async ({ page }) => {
  const texts = page.getByRole('textbox', { name: /^Text( 2)?$/ });
  const pair = page.getByRole('group', { name: 'Two pictures' });
  const image = (number: number) => pair.getByRole('combobox', { name: `Image ${number}` });
  await open(page, 'projects/two/index.md');
  await texts.fill('One.\n\nTwo.');
  await texts.press('ControlOrMeta+Home');
  await texts.press('End');
  await page.getByText('Add a block').press('Enter');
  await page.getByRole('button', { name: 'Two pictures' }).press('Enter');
  await expect(image(1)).toBeFocused();
  await test.step('which shows the error of the loader until it is corrected', async () => {
    await save(page);
    await expect(pair).toContainText('Found: 0.');
    const shape = { height: 200, channels: 3, background: 'teal' } as const;
    const wide = await sharp({ create: { width: 800, ...shape } })
      .png()
      .toBuffer();
    const small = await sharp({ create: { width: 300, ...shape } })
      .png()
      .toBuffer();
    const files = [wide, small].map((buffer) => [...buffer]);
    await pair.evaluate((block, files) => {
      const dataTransfer = new DataTransfer();
      for (const [index, bytes] of files.entries()) {
        const data = Uint8Array.from(bytes);
        dataTransfer.items.add(new File([data], `Shop ${index}.png`, { type: 'image/png' }));
      }
      block.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, files);
    await expect(image(2)).toHaveAccessibleDescription(/at least 720 pixels.*300 × 200/);
    await expect(pair).not.toContainText('Found: 0.');
    await image(2).selectOption('shop-0.png');
    await expect(image(2)).not.toHaveAttribute('aria-invalid');
  });
  await test.step('which asks for alternative texts', async () => {
    const alt = pair.getByRole('textbox', { name: 'What it shows' });
    await expect(alt.first()).toBeFocused();
    await expect(alt.first()).toHaveAttribute('aria-invalid', 'true');
    await alt.first().fill('The [old] shop');
    await alt.last().fill('The new shop');
    await pair.getByRole('textbox', { name: 'Caption' }).fill('Two shops.');
    await expectAccessible(page);
    await saveWell(page);
  });
  const written =
    ':::pair\n![The \\[old\\] shop](shop-0.png)\n![The new shop](shop-0.png)\n\nTwo shops.\n:::';
  expect(await read('projects/two/index.md')).toContain(`\n\nOne.\n\n${written}\n\nTwo.\n`);
  await test.step('and moves, and is removed, which can be undone', async () => {
    await pair.getByRole('button', { name: 'Up' }).press('Enter');
    await expect(texts).toHaveText(['', 'One.\n\nTwo.']);
    await expect(pair.getByRole('button', { name: 'Up' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(texts).toHaveText(['One.', 'Two.']);
    await pair.getByRole('button', { name: 'Remove Two pictures' }).press('Enter');
    await expect(texts).toHaveText(['One.\n\nTwo.']);
    await expect(texts).toBeFocused();
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await expect(image(2)).toHaveValue('shop-0.png');
    await expect(image(1)).toBeFocused();
  });
});

test('sections, links and categories are chosen', { tag: '@all' }, async ({ page }) => {
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

test('the first screen lists what is to be written, leads to the fields and chooses the look', {
  tag: '@all',
}, async ({ page }) => {
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

test('entries are dragged or moved by keys, and a move is one change', { tag: '@all' }, async ({
  page,
}) => {
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

test('a phone has room for the list, the form and the preview', { tag: '@all' }, async ({
  page,
}) => {
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

test('the page speaks the language of the site, also from right to left', { tag: '@all' }, async ({
  page,
}) => {
  const site = await read('site.yaml');
  await writeFile(join(editor.folder, 'site.yaml'), site.replace(/locales: .*/, 'locale: ar-EG'));
  for (const [width, path] of [
    [1280, 'services.yaml'],
    [390, 'messages.yaml'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    await expect(page.locator('html[lang="ar-EG"][dir="rtl"]')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: ar.strings.page.title })).toBeVisible();
    await expect(page.getByRole('button', { name: ar.strings.file.save })).toBeVisible();
    await page.locator('form summary').first().click();
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await expectAccessible(page);
  const files = page.getByRole('navigation', { name: ar.strings.page.files });
  const { names, texts } = ar.fields;
  await open(page, 'services.yaml');
  const heading = page.getByRole('textbox', { name: names.heading ?? 'Heading' });
  await expect(heading).toHaveAccessibleDescription(texts['The heading of the page.'] ?? '');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(files.getByRole('link', { name: ar.strings.collections.about })).toBeVisible();
  const [list, form] = [await files.boundingBox(), await page.getByRole('main').boundingBox()];
  expect(list?.x).toBeGreaterThan(form?.x ?? 0);
  await writeFile(join(editor.folder, 'site.yaml'), site);
});

test('every form is accessible by day and night, and fits a narrow window', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, 'testimonials.yaml');
  await page.locator('summary', { hasText: 'Items' }).click();
  await page.locator('li summary', { hasText: 'Odo Brandt' }).click();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sidewaysScroll(page)).toBe(0);
});
