// The sample in a pseudo language: right to left, with an interface whose texts are 40 percent longer
// than the English ones and between the marks ⟦ and ⟧. Texts without marks are the owner's.
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { open, settle } from '../packages/vitrine/cli/browser/settle.ts';
import { textsOf } from '../packages/vitrine/content/edit/walk.ts';
import { loadContent } from '../packages/vitrine/content/loader/load.ts';
import { ROOT } from '../packages/vitrine/settings/site-paths.ts';
import { builds } from './builds.ts';
import { openForm } from './contact/form-fixtures.ts';
import { test } from './fixtures.ts';
import { expectAccessible } from './helpers/accessible.ts';
import { movedSigns } from './helpers/moved-signs.ts';
import { expectReadable } from './helpers/readable.ts';
import { paths } from './helpers/sample-pages.ts';

/** A text without the entities of HTML, and with single spaces. */
const plain = (text: string) =>
  text
    .replaceAll(/&(?:quot|#x22);/g, '"')
    .replaceAll(/&#(?:39|x27);/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&(?:amp|#x26);/g, '&')
    .replaceAll(/[\s\u2066-\u2069]+/g, ' ')
    .trim();

let ownTexts: Promise<readonly string[]> | undefined;

/**
 * The owner's texts, the longest first; those with Markdown as the texts of the elements, and addresses
 * also as their hosts.
 */
async function readOwnTexts(): Promise<readonly string[]> {
  const content = await loadContent(join(ROOT, builds['pseudo-language'].content));
  const texts = textsOf({ ...content, strings: [] }).flatMap(({ value }) => [
    value.replace('{year}', `${new Date().getFullYear()}`),
    ...value.split(/<[^>]*>/),
    URL.parse(value)?.host ?? '',
  ]);
  const words = new Set(texts.map(plain).filter((text) => /\p{L}/u.test(text)));
  return [...words].sort((a, b) => b.length - a.length);
}

/** Texts of a page and its attributes that are neither between marks nor made of the owner's texts. */
async function unmarkedTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const names =
      'alt title placeholder label aria-label aria-description aria-valuetext aria-roledescription';
    const found: string[] = [];
    const walker = document.createTreeWalker(
      document.documentElement,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    );
    for (let node: Node | null = walker.root; node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of names.split(' ')) found.push(node.getAttribute(name) ?? '');
      } else if (!node.parentElement?.closest('script, style, noscript, pre')) {
        found.push(node.textContent ?? '');
      }
    }
    return found;
  });
  // Not before a test runs, because the setup writes the content folder.
  ownTexts ??= readOwnTexts();
  const own = await ownTexts;
  return [...new Set(texts.map(plain))].filter((text) => {
    let rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '|');
    for (const part of own) {
      if (!/[a-z]{2}/i.test(rest)) return false;
      if (rest.includes(part)) rest = rest.replaceAll(wholeWords(part), '|');
    }
    return /[a-z]{2}/i.test(rest);
  });
}

const wholeWords = (text: string) =>
  new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(text)}(?![\\p{L}\\d])`, 'gu');

async function expectMarked(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectReadable(page);
    await expectAccessible(page);
  }
  expect(await movedSigns(page), `texts with a sign on the wrong side on ${page.url()}`).toEqual(
    [],
  );
  expect(await unmarkedTexts(page), `texts without marks on ${page.url()}`).toEqual([]);
}

const posts = ['/writing', '/writing/what-zero-means', '/writing/tag/methods'];

for (const path of [...paths, '/project/2', '/imprint', '/contact/sent', ...posts]) {
  test(`${path} has room for long texts, and no text that cannot be translated`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.locator('html[dir=rtl][lang=he-IL]')).toBeVisible();
    await expectMarked(page);
  });
}

test('the errors of the form', async ({ page }) => {
  await openForm(page);
  await page.locator('#contact-form [type=submit]').click();
  await expect(page.locator('#contact-status li')).toHaveCount(4);
  await expectMarked(page);
});

test('a search without results', async ({ page }) => {
  await page.goto('/project?q=nowhereinthetext');
  await expect(page.getByRole('article')).toHaveCount(0);
  await settle(page);
  await expectMarked(page);
});
