// The showcase below a sub-path, as GitHub Pages serves it.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { expect, test } from '@playwright/test';
import { Hono } from 'hono';
import { people } from '../packages/create-vitrine/examples.mjs';
import { open } from '../packages/vitrine/cli/browser/settle.ts';
import { run } from '../packages/vitrine/cli/child-process.mjs';
import { loadStrings } from '../packages/vitrine/i18n/load-language.ts';
import { ROOT } from '../packages/vitrine/settings/site-paths.ts';
import { expectAccessible } from './helpers/accessible.ts';
import { hydrate } from './helpers/hydrate.ts';
import { sidewaysScroll } from './helpers/readable.ts';
import { serve } from './helpers/serve.ts';
import { watchConsole } from './helpers/watch-console.ts';

const base = '/vitrine';
const folder = join(ROOT, 'docs/site/dist');
const app = new Hono().use(
  `${base}/*`,
  serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice(base.length) }),
);

test.describe.configure({ mode: 'serial', timeout: 600_000 });

test('the showcase is built', async () => {
  // Long enough for all builds, one after another, on a machine on which much else runs.
  test.setTimeout(1_800_000);
  const script = join(ROOT, 'scripts/showcase.ts');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PAGE_COMPRESSION: '5',
    IMAGE_EFFORT: '0',
  };
  expect(await run(process.execPath, [script, '--base', base], { cwd: ROOT, env })).toBe(0);
});

/** The addresses in the HTML of a page: links, pictures in all widths, videos, styles, scripts. */
function linksOf(html: string): string[] {
  const marks = html.matchAll(/<(?!\/)[a-z-]+(?:[^>"']|"[^"]*"|'[^']*')*>/g);
  return [...marks].flatMap(([mark]) =>
    [...mark.matchAll(/\s(href|src|srcset|poster|action)="([^"]*)"/g)].flatMap(
      ([, name, value = '']) =>
        (name === 'srcset' ? value.split(', ') : [value]).map((one) =>
          one
            .replace(/ \d+w$/, '')
            .replaceAll('&amp;', '&')
            .replaceAll('&#x27;', "'"),
        ),
    ),
  );
}

test('every link of the front page, the documentation and the examples leads to a file and its part', () => {
  const files = globSync('**/*.{html,svg}', { cwd: folder });
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const pages = files.filter((file) => file.endsWith('.html'));
  let count = 0;
  const broken = pages.flatMap((page) =>
    linksOf(texts.get(page) ?? '')
      .filter((link) => {
        count += 1;
        return !leads(link, new URL(`${origin}${base}/${page.replace(/index\.html$/, '')}`), texts);
      })
      .map((link) => `${page}: ${link}`),
  );
  expect([...new Set(broken)]).toEqual([]);
  expect(pages.length).toBeGreaterThan(200);
  console.log(`${count} links on ${pages.length} pages`);
});

const origin = 'https://showcase.example';

/** Whether an address on the site has a file, and the file the fragment, and whether another one is an address. */
function leads(link: string, page: URL, texts: ReadonlyMap<string, string>): boolean {
  const url = URL.parse(link, page);
  if (url?.origin !== origin) return url !== null && !/[\s<>"]/.test(link);
  const path = decodeURIComponent(url.pathname);
  if (!path.startsWith(`${base}/`)) return false;
  const file = path.slice(base.length + 1);
  const found = [file, `${file}.html`, join(file, 'index.html')].find((name) => {
    return texts.has(name) || (/\.\w+$/.test(name) && existsSync(join(folder, name)));
  });
  const id = decodeURIComponent(url.hash.slice(1));
  return found !== undefined && (id === '' || (texts.get(found) ?? '').includes(` id="${id}"`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the front page and a page of the documentation are accessible in ${colorScheme}`, async ({
    page,
  }) => {
    await using served = await serve(app);
    const said = watchConsole(page);
    await page.emulateMedia({ colorScheme });
    for (const path of ['/', '/docs/owner/contact/']) {
      for (const width of [390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, `${served.address}${base}${path}`);
        expect(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0);
      }
      await expectAccessible(page);
    }
    expect(said).toEqual([]);
  });
}

test('a look is shown with each kind of content', async ({ page }) => {
  await using served = await serve(app);
  await page.goto(`${served.address}${base}/`);
  await page.getByRole('radio', { name: 'Workbench' }).check();
  const picture = page.getByRole('img', { name: /^Home in the look/ });
  const shown = new Set<string | null>();
  for (const content of ['Drawn covers', 'Ordinary screenshots', 'Texts only']) {
    await page.getByRole('radio', { name: content }).check();
    await expect(picture).toHaveAccessibleName('Home in the look workbench');
    shown.add(await picture.getAttribute('src'));
  }
  expect(shown.size).toBe(3);
});

for (const [name, language] of [
  ['beginner', 'es'],
  ['bilingual', 'ar'],
  ['bilingual/en', 'en'],
  ['museums', 'fr'],
  ['shops', 'en'],
  ['systems', 'de'],
  ['wordpress', 'pl'],
] as const) {
  test(`the form of ${name} checks its fields and says that it sends nothing`, async ({ page }) => {
    await using served = await serve(app);
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    const { contact, form } = await loadStrings(language);
    await page.goto(`${served.address}${base}/${name}/contact`);
    await expect(page.getByText(contact.demo)).toHaveCount(0);
    const send = page.locator('#contact-form [type="submit"]');
    await expect(send).toHaveText(form.fields.send);
    await hydrate(page.locator('#contact-form'));
    await send.click();
    const status = page.getByRole('alert');
    await expect(status).toContainText(form.fieldErrors.missing.email);
    for (const field of ['name', 'subject', 'message'] as const)
      await page.getByLabel(form.fields[field], { exact: true }).fill('Ida');
    await page.getByLabel(form.fields.email, { exact: true }).fill('ida@letter.example');
    for (const group of await page.getByRole('radiogroup').all())
      await group.getByRole('radio').first().check();
    await send.press('Enter');
    await expect(status).toHaveText(contact.demo);
    await expect(status).toBeFocused();
    await expectAccessible(page);
    expect(sent).toEqual([]);
  });
}

test('a look leads to its example, and the search finds a page', async ({ page }) => {
  await using served = await serve(app);
  const front = `${served.address}${base}/`;
  await page.goto(front);
  await page.getByRole('radio', { name: 'Gallery' }).check();
  await page.getByRole('link', { name: 'Open the site of Apolline Verzier' }).click();
  await expect(page).toHaveURL(`${front}museums/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('J’accroche en ligne');
  for (const name of people.keys()) {
    expect((await page.request.get(`${front}${name}/`)).status(), name).toBe(200);
  }
  await page.goto(front);
  await page.getByRole('button', { name: 'Search' }).click();
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: 'Search' }))
    .fill('webhook');
  await page.getByRole('link', { name: 'Webhook' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/webhook/i);
});
