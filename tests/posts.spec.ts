import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { fetchPage } from './helpers/fetch-page.ts';
import { expectFirstRoundTrip } from './performance/weigh.ts';

const long = /^Why Donaudampfschifffahrtsgesellschaft/;

test('from Home to the list, a post, its neighbour and a tag', async ({ page }) => {
  await page.goto('./');
  const allNotes = page.getByRole('link', { name: 'All notes' });
  const newest = page.locator('section', { has: allNotes }).getByRole('heading', { level: 3 });
  await expect(newest).toHaveText([long, 'A']);
  await allNotes.click();
  await expect(page).toHaveURL(/\/writing$/);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([long, 'A', 'First told in another house']);
  await page.getByRole('link', { name: 'A', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A');
  await expect(page.locator('a[rel="prev"]')).toHaveText(/First told/);
  await page.locator('a[rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(long);
  const tags = page.getByRole('list', { name: 'Tags' });
  await expect(tags).toHaveAttribute('translate', 'no');
  await tags.getByRole('link', { name: 'CSS' }).click();
  await expect(page).toHaveURL(/\/writing\/tag\/css$/);
  await expect(titles).toHaveText([long, 'A']);
});

test('code has colours, though the policy allows no style attribute', async ({ page, request }) => {
  const violations: string[] = [];
  page.on('console', (message) => violations.push(message.text()));
  await page.goto('writing/long-word');
  const code = page.locator('pre[data-language="ts"]');
  const plain = await code.evaluate((word) => getComputedStyle(word).color);
  for (const text of ['export', '// in letters']) {
    await expect(code.getByText(text).first()).not.toHaveCSS('color', plain);
  }
  await expect(page.locator('main [style]')).toHaveCount(0);
  expect(violations).toEqual([]);
  const other = await request.get('writing/second-hand');
  expect(await other.text()).not.toContain('.astro-code');
});

test('a post has footnotes, structured data and an image for sharing', async ({ request }) => {
  const { document } = await fetchPage(request, 'writing/long-word');
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(JSON.parse(json ?? '')['@graph'][0]).toMatchObject({
    '@type': 'BlogPosting',
    headline: expect.stringMatching(long),
    datePublished: '2026-03-02',
  });
  const image = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(image).toMatch(/\/share\/writing\/long-word\.jpg$/);
  const targetOf = (link: { getAttribute(name: string): string | null } | null | undefined) =>
    document.getElementById(link?.getAttribute('href')?.split('#')[1] ?? '');
  const reference = [...document.querySelectorAll('sup a')].find((a) => a.textContent === '2');
  const note = targetOf(reference);
  expect(note?.textContent).toContain('In browsers of 2026');
  const back = note?.querySelector('a[aria-label="Back to reference 2"]');
  expect(targetOf(back)?.textContent).toBe('2');
  expect(document.querySelector('h2#a-table')).not.toBeNull();
});

test('a post fits into the first round trip', async ({ siteServer }) => {
  await expectFirstRoundTrip(siteServer.url, '/portfolio/writing/long-word');
});

test('a post may have its canonical address elsewhere', async ({ request }) => {
  const { document } = await fetchPage(request, 'writing/elsewhere');
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  expect(canonical).toBe('https://guild.example/notes/first-told');
  const sitemap = await (await request.get('sitemap-0.xml')).text();
  expect(sitemap).toContain('/writing/second-hand</loc><lastmod>');
  expect(sitemap).toContain('/writing/tag/css</loc>');
  expect(sitemap).not.toContain('/writing/elsewhere');
});

test('the feed has the whole text of posts and no project', async ({ request }) => {
  const { document } = await fetchPage(request, 'writing');
  const feeds = document.querySelectorAll('link[type="application/atom+xml"]');
  expect(feeds).toHaveLength(2);
  const xml = await (await request.get(feeds[1]?.getAttribute('href') ?? '')).text();
  const ids = Array.from(xml.matchAll(/<id>[^<]*\/writing\/([^<]*)<\/id>/g), ([, id]) => id);
  expect(ids).toEqual(['long-word', 'second-hand', 'elsewhere']);
  expect(xml).toContain('&lt;code class=&quot;language-ts&quot;&gt;');
  const image = /&lt;img src=&quot;(.+?)&quot;/.exec(xml)?.[1] ?? '';
  expect((await request.get(new URL(image).pathname)).status()).toBe(200);
});

test('drafts and posts of later days are not published', async ({ request }) => {
  for (const id of ['draft', 'to-come', 'tag/hidden']) {
    expect((await request.get(`writing/${id}`)).status(), id).toBe(404);
  }
});
