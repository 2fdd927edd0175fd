import { afterEach, expect, test, vi } from 'vitest';
import { bakery, base, edit } from '../../../tests/content/base.ts';
import { errorsIn, load, withFolder } from '../../../tests/content/check-folder.ts';
import { withheldNotes } from '../content/withheld-notes.ts';
import { postLists, tagsOf } from './post-pages.ts';
import { sitePages } from './site-pages.ts';

const page = 'page: { title: WRITING, navLabel: Writing, description: Notes on bread and type. }\n';
const post = (fields: string) => `---
title: Bread
summary: On bread, and how it is sold today.
${fields}
---

Bread.
`;
const posts = {
  'posts.yaml': `${page}heading: Writing\n`,
  'posts/old/index.md': post('date: 2026-01-02\ntags: [C++, Type]'),
  'posts/new/index.md': post('date: 2026-02-03\ntags: [type]'),
  'posts/draft/index.md': post('date: 2026-01-01\ndraft: true'),
  'posts/future/index.md': post('date: 2999-01-01'),
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('drafts and posts of days to come show in npm run dev only', async () => {
  const ids = (content: Awaited<ReturnType<typeof load>>) => content.posts?.all.map(({ id }) => id);
  expect(ids(await withFolder(posts, load))).toEqual(['new', 'old']);
  vi.stubEnv('NODE_ENV', 'development');
  expect(ids(await withFolder(posts, load))).toEqual(['future', 'new', 'old', 'draft']);
});

test('what is not published is named, and the day is that of the time zone', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-14T12:00:00Z'), toFake: ['Date'] });
  const project = base[bakery].replace('2025-02-28', '2026-03-15');
  const draft = base[bakery].replace('date:', 'draft: true\ndate:').replace(/cover.*\n/g, '');
  const changes = { ...posts, [bakery]: project, 'projects/later/index.md': draft };
  const at = (zone: string) =>
    withFolder(
      { ...changes, ...edit('site.yaml', 'titleSuffix:', `timeZone: ${zone}\ntitleSuffix:`) },
      async (folder) => {
        const content = await load(folder);
        const notes = withheldNotes(folder, content).map((line) => line.replace(folder, 'content'));
        return { ids: content.projects?.all.map(({ id }) => id), notes };
      },
    );
  const still = [
    'content/projects/later/index.md is a draft, so the site does not show it.',
    'content/posts/future/index.md has the date 2999-01-01. The site shows it if it is built on that day or later.',
    'content/posts/draft/index.md is a draft, so the site does not show it.',
  ];
  expect(await at('Europe/Berlin')).toEqual({
    ids: undefined,
    notes: [
      'content/projects/bakery/index.md has the date 2026-03-15. The site shows it if it is built on that day or later.',
      ...still,
    ],
  });
  expect(await at('Pacific/Auckland')).toEqual({ ids: ['bakery'], notes: still });
  vi.stubEnv('NODE_ENV', 'development');
  expect((await at('Europe/Berlin')).ids).toEqual(['bakery', 'later']);
});

test('a time zone that does not exist is an error', async () => {
  const zone = edit('site.yaml', 'titleSuffix:', 'timeZone: Europe/Berlinn\ntitleSuffix:');
  expect(await withFolder(zone, errorsIn)).toContain(`content/site.yaml:3  timeZone
  expected  a time zone such as Europe/Berlin
  found     'Europe/Berlinn'
  Did you mean 'Europe/Berlin'?`);
});

test('a post is translated, or shown in its own language; its draft needs no page there', async () => {
  const site = edit('site.yaml', 'titleSuffix:', 'locale: en\nlocales: [en, de]\ntitleSuffix:');
  const german = '---\ntitle: Brot\n---\n\nBrot.\n';
  const changes = {
    ...posts,
    ...site,
    'de/posts/new/index.md': german,
    'de/posts/draft/index.md': german,
  };
  const [de] = (await withFolder(changes, load)).translations;
  expect(de?.posts?.all).toMatchObject([
    { id: 'new', title: 'Brot', date: '2026-02-03' },
    { id: 'old', title: 'Bread', language: 'en' },
  ]);
});

test('a site with nothing but drafts has no page of posts', async () => {
  const { 'posts.yaml': words, 'posts/draft/index.md': draft } = posts;
  const changes = { 'posts.yaml': words, 'posts/draft/index.md': draft };
  const paths = sitePages(await withFolder(changes, load)).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/writing'))).toEqual([]);
});

test('posts are listed in pages, all of them and by tags that differ in more than case', async () => {
  const all = (await withFolder(posts, load)).posts?.all ?? [];
  expect(tagsOf(all, 'en')).toEqual([
    { tag: 'type', path: '/writing/tag/type' },
    { tag: 'C++', path: '/writing/tag/c-plus-plus' },
  ]);
  const thirty = Array.from({ length: 15 }, () => all).flat();
  expect(
    postLists(thirty, 'en').map(({ path, posts, pages }) => [path, posts.length, pages]),
  ).toEqual([
    ['/writing', 12, 3],
    ['/writing/page/2', 12, 3],
    ['/writing/page/3', 6, 3],
    ['/writing/tag/type', 12, 3],
    ['/writing/tag/type/page/2', 12, 3],
    ['/writing/tag/type/page/3', 6, 3],
    ['/writing/tag/c-plus-plus', 12, 2],
    ['/writing/tag/c-plus-plus/page/2', 3, 2],
  ]);
});

test.each([
  ['en', ['.NET', 'net'], ['dot-net', 'net']],
  ['en', ['C', 'C++', 'C#', 'F#'], ['c', 'c-plus-plus', 'c-sharp', 'f-sharp']],
  ['en', ['Node.js', '.env', 'R&D', 'CSS'], ['node-js', 'dot-env', 'r-d', 'css']],
  ['tr', ['IŞIK', 'ışık', 'YAZI', 'Yazı'], ['ışık', 'yazı']],
  ['tr', ['API', 'api', 'sınır', 'sinir', 'GitHub'], ['api', 'sınır', 'sinir', 'github']],
])('%s: the pages of the tags %j', async (locale, tags, slugs) => {
  const site = edit('site.yaml', 'titleSuffix:', `locale: ${locale}\ntitleSuffix:`);
  const entries = tags.map((tag, index) => [
    `posts/p${index}/index.md`,
    post(`date: 2026-01-0${9 - index}\ntags: ["${tag}"]`),
  ]);
  const changes = { ...site, 'posts.yaml': posts['posts.yaml'], ...Object.fromEntries(entries) };
  const all = (await withFolder(changes, load)).posts?.all ?? [];
  expect(tagsOf(all, locale).map(({ path }) => path.split('/').at(-1))).toEqual(slugs);
});

test.each([
  ['Go!', 'Go', 'go'],
  ['Vue-3', 'Vue 3', 'vue-3'],
  ['C plus plus', 'C++', 'c-plus-plus'],
])('the tags %s and %s cannot have the same page', async (tag, other, slug) => {
  const changes = {
    'posts.yaml': posts['posts.yaml'],
    'posts/new/index.md': post(`date: 2026-02-03\ntags: ["${tag}"]`),
    'posts/old/index.md': post(`date: 2026-01-02\ntags: [Type, "${other}"]`),
  };
  expect(await withFolder(changes, errorsIn)).toBe(`The content has an error:

content/posts/old/index.md:5  tags[1]
  expected  a tag that differs from '${tag}' in more than its signs and spaces
  found     '${other}': its page and that of '${tag}' (content/posts/new/index.md:5) would both be /writing/tag/${slug}
  If both mean the same, write them in the same way; else rename one of them.`);
  // A translation may have tags of its own.
  const site = edit('site.yaml', 'titleSuffix:', 'locale: en\nlocales: [en, de]\ntitleSuffix:');
  const german = `---\ntitle: Brot\ntags: ["${other}"]\n---\n\nBrot.\n`;
  const first = { ...changes, 'posts/old/index.md': post(`date: 2026-01-02\ntags: ["${tag}"]`) };
  const translated = { ...first, ...site, 'de/posts/old/index.md': german };
  expect(await withFolder(translated, errorsIn)).toContain('content/de/posts/old/index.md:3  tags');
});
