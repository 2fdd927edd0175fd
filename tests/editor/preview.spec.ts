import { cp, mkdtemp, readFile, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { hasMarks } from '../../packages/vitrine-editor/preview/marks/mark.ts';
import {
  clickTarget,
  focusedPlace,
  outlinedTexts,
  previewFrame,
  type Target,
  textsOfOneField,
  visibleTexts,
} from './preview-frame.ts';
import { shareEditor } from './started-editor.ts';

test.setTimeout(240_000);
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 30_000 });

/** Errors in the console of the editor's page and of the preview. */
let errors: string[];

test.beforeEach(async ({ page }) => {
  errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  // Making the images would take longer than all tests.
  const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>';
  await page.route('**/_image?*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: pixel }),
  );
});
const editor = shareEditor(async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'vitrine-preview-')));
  await cp('examples/sample/content', folder, { recursive: true });
  return folder;
}, true);

/** Opens the form of a file, and returns the frame with the page of the file. */
async function open(page: Page, file: string, path: string): Promise<Frame> {
  await page.goto(`${editor.origin}/#${file}`);
  return await previewFrame(page, path);
}

/** Clicks a text or picture. @returns What is wrong; undefined if its field has the focus. */
async function problemOf(page: Page, frame: Frame, target: Target): Promise<string | undefined> {
  await clickTarget(page, frame, target);
  const wanted = `${target.file} ${target.field}`;
  const place = async () => Object.values(await focusedPlace(page)).join(' ');
  const isRight = await expect
    .poll(place, { timeout: 20_000 })
    .toBe(wanted)
    .then(() => true)
    .catch(() => false);
  return isRight ? undefined : `‘${target.text}’: ${await place()} instead of ${wanted}`;
}

/** Gives a control of the form the focus, as a click on it does, and unfolds the rows around it. */
async function focusControl(page: Page, field: string): Promise<void> {
  const control = page.locator(`[id="field-${field}"]`);
  // A folded row renders its fields, and the rows in it, once it opens.
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) {
          if (details instanceof HTMLDetailsElement) details.open = true;
        }
      });
      return await control.count();
    })
    .toBe(1);
  await control.focus();
}

/** The files whose forms show the five pages, and targets on each page that have no mark. */
const pages: readonly { file: string; path: string; others: readonly Target[] }[] = [
  {
    file: 'home.yaml',
    path: '/',
    others: [
      { text: '100+', file: 'home.yaml', field: 'stats[1].end' },
      { text: '15+', file: 'home.yaml', field: 'showcase.figure' },
    ],
  },
  {
    file: 'about.md',
    path: '/about',
    others: [
      { text: '2018', file: 'about.md', field: 'education[0].startDate' },
      {
        text: 'Drawing of Mara behind the counter of a small shop',
        isPicture: true,
        file: 'about.md',
        field: 'portrait',
      },
    ],
  },
  { file: 'services.yaml', path: '/service', others: [] },
  { file: 'projects.yaml', path: '/project', others: [] },
  {
    file: 'contact.yaml',
    path: '/contact',
    others: [
      { text: 'hello@vitrine.example', file: 'contact.yaml', field: 'email' },
      { text: '+49 30 23125 014', file: 'contact.yaml', field: 'phone' },
    ],
  },
];

test('texts of each page lead to their fields, and fields to their texts', { tag: '@all' }, async ({
  page,
}) => {
  const chosen: Record<string, Target> = {
    '/': { text: 'tools in stock', file: 'home.yaml', field: 'showcase.label' },
    '/about': { text: 'MySQL', file: 'skills.yaml', field: 'groups[1].skills[2].name' },
    '/service': { text: 'from 900 €', file: 'services.yaml', field: 'services[1].price' },
    '/project': { text: 'Birch and Bobbin', file: 'projects/123/index.md', field: 'title' },
    '/contact': { text: 'Leave a message', file: 'contact.yaml', field: 'form.heading' },
  };
  for (const { file, path, others } of pages) {
    const frame = await open(page, file, path);
    for (const target of [...others, chosen[path]]) {
      if (!target) continue;
      expect(await problemOf(page, frame, target)).toBeUndefined();
      // A click in the preview leaves the preview where it is.
      expect(new URL(frame.url()).pathname).toBe(path);
      await expect(page.locator('main :focus')).toBeInViewport();
    }
    const heading = await open(page, file, path);
    const field = path === '/' ? 'hero.eyebrow' : 'heading';
    await focusControl(page, field);
    const text = await page.locator(`[id="field-${field}"]`).inputValue();
    await expect.poll(() => outlinedTexts(heading)).toEqual([text]);
  }
  expect(errors).toEqual([]);
});

test('links are followed with Ctrl, and the keyboard leads to fields too', { tag: '@all' }, async ({
  page,
}) => {
  const frame = await open(page, 'services.yaml', '/service');
  const title = frame.getByRole('heading', { name: 'The price board' });
  await title.press('Enter');
  await expect(page.locator('#field-heading')).toBeFocused();
  const link = frame.locator('a[href="/service/react-development"]').first();
  await link.press('Enter');
  await expect(page.locator('#field-linkText')).toBeFocused();
  await link.click({ modifiers: ['ControlOrMeta'] });
  await previewFrame(page, '/service/react-development');
  await expect(page).toHaveURL(/#services\.yaml\?field=linkText$/);
});

test('nothing of the marks is in pages, files and requests, or where the editor is not around the page', {
  tag: '@all',
}, async ({ page }) => {
  const frame = await open(page, 'projects.yaml', '/project');
  expect(hasMarks(await frame.content())).toBe(false);
  const { origin } = new URL(frame.url());
  for (const path of [
    '/projects-index/cards.json',
    '/projects-index/search.json',
    '/resume.json',
  ]) {
    const response = await fetch(origin + path);
    expect(response.status, path).toBe(200);
    expect(hasMarks(await response.text()), path).toBe(false);
  }
  const [head = ''] = (await (await fetch(`${origin}/about`)).text()).split('</head>');
  expect(head).toContain('application/ld+json');
  expect(hasMarks(head)).toBe(false);
  await page.goto(`${origin}/service`);
  expect(hasMarks(await page.content())).toBe(false);
  await page.locator('a[href="/service/react-development"]').first().click();
  await expect(page).toHaveURL(`${origin}/service/react-development`);
});

test('another look is shown by the same server, with its styles and fonts only', {
  tag: '@all',
}, async ({ page }) => {
  const frame = await open(page, 'home.yaml', '/');
  const { origin } = new URL(frame.url());
  /** The names of the looks and of the heading fonts in the HTML of a page. */
  const namesIn = async (path: string) => {
    const html = await (await fetch(origin + path)).text();
    const names = html.matchAll(/\/vitrine\/looks\/(\w+)\/|font-heading-(\w+)/g);
    return [...new Set([...names].map(([, look, font]) => look ?? font))].sort();
  };
  expect(await namesIn('/')).toEqual(['bricolage', 'shop']);
  const file = join(editor.folder, 'site.yaml');
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const written = await readFile(file, 'utf8');
  await writeFile(file, written.replace('look: shop', 'look: gallery'));
  await expect.poll(() => namesIn('/'), { timeout: 60_000 }).toEqual(['gallery', 'outfit']);
  expect(await namesIn('/about')).toEqual(['gallery', 'outfit']);
  const lettering = frame.locator('link[as="font"][href*="font-heading-outfit"]');
  await expect(lettering).toBeAttached();
  // The look switch of pages outside the editor.
  expect(await namesIn('/about?look=catalogue')).toEqual(['catalogue', 'playfair']);
  // The next test has the look of the sample again. The choice of the look switch lasts in the server.
  await writeFile(file, written);
  expect(await namesIn('/?look=shop')).toEqual(['bricolage', 'shop']);
  expect(messages.filter((text) => text.includes('server connection lost'))).toEqual([]);
  expect(errors).toEqual([]);
});

test('fifty texts and pictures of five pages lead to their fields, and twenty fields to their texts', {
  tag: '@all',
}, async ({ page }) => {
  const known = await textsOfOneField(editor.folder);
  const problems: string[] = [];
  let clicks = 0;
  let focused = 0;
  for (const { file, path, others } of pages) {
    const frame = await open(page, file, path);
    const texts = (await visibleTexts(frame)).flatMap((text) => {
      const place = known.get(text);
      const isOther = others.some((other) => other.text === text);
      return place && !isOther ? [{ text, ...place }] : [];
    });
    const chosen = [...others, ...spread(texts, 10 - others.length)];
    for (const target of chosen) {
      clicks += 1;
      problems.push(...[await problemOf(page, frame, target)].filter((text) => text !== undefined));
    }
    const own = spread(
      texts.filter((target) => target.file === file),
      4,
    );
    const shown = await open(page, file, path);
    for (const { text, field } of own) {
      focused += 1;
      await focusControl(page, field);
      await expect
        .poll(() => outlinedTexts(shown), { timeout: 20_000 })
        .toContainEqual(expect.stringContaining(text))
        .catch(async () => problems.push(`${field}: ${await outlinedTexts(shown)}`));
      const outlined = await outlinedTexts(shown);
      if (!outlined.every((one) => one.startsWith('not in view') || one.includes(text))) {
        problems.push(`${field}: also ${outlined}`);
      }
    }
  }
  console.log(`${clicks} clicks and ${focused} fields, wrong: ${problems.length}`);
  expect(problems).toEqual([]);
  expect([clicks, focused]).toEqual([50, 20]);
  expect(errors).toEqual([]);
});

/** Some entries of a list, in equal distances. */
function spread<T>(all: readonly T[], count: number): T[] {
  const chosen = Math.min(count, all.length);
  return all.filter((_, index) => (index * chosen) % all.length < chosen);
}
