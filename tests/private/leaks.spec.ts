import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { filesIn } from '../../packages/vitrine/content/files-in.ts';
import { folderKey, ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { builds } from '../builds.ts';
import { test } from '../fixtures.ts';
import { findLeaks, secretBytes, secretText } from '../helpers/find-leaks.ts';
import { privatePictures, privateProjects, secretTexts } from '../helpers/private-content.ts';

const { outDir, content } = builds.private;
const site = join(ROOT, outDir);
const texts = secretTexts.map(secretText);

/** The pictures of private projects as their owner has them, and as they are encrypted. */
async function secretPictures() {
  const all = privatePictures.map(async (path) => {
    const original = readFileSync(join(ROOT, content, path));
    const sealed = [640, 1280, 1500].map((width) =>
      sharp(original).resize({ width }).webp({ quality: 75 }).toBuffer(),
    );
    return [original, ...(await Promise.all(sealed))].map((bytes) => secretBytes(path, bytes));
  });
  return (await Promise.all(all)).flat();
}

test('no text, name, id or picture of private work is in the built site or in a cache', async () => {
  expect(texts.length).toBeGreaterThan(30);
  const cache = join(ROOT, '.cache');
  // Every folder that is there, but the contents and sites of tests. Those with a folder for each site have many.
  const perSite = ['astro', 'compressed'];
  const others = readdirSync(cache, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('test-'))
    .map(({ name }) => (perSite.includes(name) ? join(name, folderKey(outDir)) : name));
  expect(others).toEqual(expect.arrayContaining(['images', 'node', 'private', 'share']));
  const folders = [
    site,
    ...others.map((name) => join(cache, name)),
    ...['.astro', 'node_modules/.astro', 'node_modules/.vite'].map((name) => join(ROOT, name)),
  ];
  const { count, leaks } = findLeaks(folders, texts, await secretPictures());
  expect(leaks).toEqual([]);
  // Ten pages with their files, and the public site around them.
  expect(count).toBeGreaterThan(150);
});

test('the search finds a leak in a compressed file, in a name and in a picture', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-'));
  const [, , client = ''] = secretTexts;
  const [picture = ''] = privatePictures;
  const bytes = readFileSync(join(ROOT, content, picture));
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  await writeFile(
    join(folder, 'page.html.gz'),
    gzipSync(html.replace('</main>', `${client}</main>`)),
  );
  await writeFile(join(folder, 'tideglass.txt'), 'nothing');
  await writeFile(join(folder, 'a.bin'), Buffer.concat([Buffer.from('x'), bytes]));
  const { leaks } = findLeaks([folder], texts, await secretPictures());
  await rm(folder, { recursive: true });
  expect(leaks).toContain(`${join(folder, 'page.html.gz')}: ${client}`);
  expect(leaks).toContain(`${join(folder, 'tideglass.txt')}: tideglass`);
  expect(leaks).toContain(`${join(folder, 'a.bin')}: ${picture}`);
});

test('private pages are in no list of pages, and only below /p/', async ({ page }) => {
  const files = filesIn(site).filter((path) => !path.startsWith('.hosts/'));
  const pages = files.filter((path) => /(?:^|\/)p\/[\w-]{22}\/index\.html$/.test(path));
  // Projects in two languages, and the two invitations that are neither expired nor withdrawn.
  expect(pages).toHaveLength(2 * Object.keys(privateProjects).length + 2);
  expect(pages.every((path) => path.startsWith('p/'))).toBe(true);
  const addresses = pages.map((path) => path.slice(2, 24));
  // Only the list of projects links to them, in both languages, and the page itself in the other language.
  const linked = files.map((path) => {
    const text = readFileSync(join(site, path)).toString('latin1');
    return {
      path,
      to: addresses.filter((address) => !path.includes(address) && text.includes(address)),
    };
  });
  for (const { path, to } of linked) {
    const isList = /^(?:de\/)?project\/index\.html$/.test(path);
    expect(to.length, path).toBeLessThanOrEqual(isList ? 2 : Number(path.startsWith('p/')));
  }
  // Nothing links to an invitation.
  const named = new Set(linked.flatMap(({ to }) => to));
  expect(named.size).toBe(2 * Object.keys(privateProjects).length);
  for (const address of addresses) {
    const html = readFileSync(join(site, 'p', address, 'index.html'), 'utf8');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<meta name="referrer" content="no-referrer">');
    expect(html).not.toMatch(/rel="canonical"|og:url|hreflang|ld\+json/);
  }
  for (const id of Object.keys(privateProjects)) {
    expect((await page.goto(`details/${id}`))?.status()).toBe(404);
  }
});

test('the file of each host has one rule for private pages, which names none, and no page counts visits', () => {
  const rules = {
    _headers: '/p/*\n  Referrer-Policy: no-referrer\n  X-Robots-Tag: noindex\n',
    '.hosts/cloudflare-headers':
      '/p/*\n  ! Referrer-Policy\n  Referrer-Policy: no-referrer\n  X-Robots-Tag: noindex\n',
    '.hosts/vercel.json': '"src": "^/p/"',
    '.hosts/nginx.conf': 'if ($request_uri ~ "^/p/")',
    '.hosts/Caddyfile': '@private path /p/*',
  };
  const secrets = secretTexts.map((text) => text.toLowerCase());
  for (const [file, rule] of Object.entries(rules)) {
    const text = readFileSync(join(site, file), 'utf8');
    expect(text.split(rule), file).toHaveLength(2);
    expect(text, file).toContain('no-referrer');
    expect(text, file).toContain('noindex');
    expect(text, file).not.toMatch(/\/p\/[\w-]/);
    expect(secrets.filter((secret) => text.toLowerCase().includes(secret))).toEqual([]);
  }
  const counter = 'https://tom-reyes.goatcounter.com';
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toContain(counter);
  for (const path of filesIn(join(site, 'p'), /\.html$/))
    expect(readFileSync(join(site, 'p', path), 'utf8')).not.toMatch(
      /goatcounter|<script[^>]+src="http/,
    );
});

test('pages with links to private pages prerender none of them', async ({ page }) => {
  for (const path of ['project', 'de/project']) {
    await page.goto(path);
    const rules = page.locator('script[type=speculationrules]');
    expect(await rules.textContent()).toContain('{"not":{"href_matches":"/p/*"}}');
  }
});
