import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { FileCache } from '../../packages/vitrine/content/file-cache.ts';
import { loadSite } from '../../packages/vitrine/content/loader/load.ts';
import {
  encodedPicture,
  pictureCache,
} from '../../packages/vitrine/content/sealed/encoded-picture.ts';
import { checkFirstScreens } from '../../packages/vitrine/content/sealed/first-screen.ts';
import type { PrivateProject, Project } from '../../packages/vitrine/content/types.ts';
import { base, bakery as file } from './base.ts';
import { type Changes, errorsIn, png, withFolder } from './check-folder.ts';
import { testErrors } from './table-tests.ts';

const tide = `---
title: Tideglass
category: Portfolio Website
technologies: [REACT]
date: 2026-02-28
client: Vantorre
summary: Invoices before the tide.
cover: cover.png
coverAlt: A ledger
private: [tide, tide, mill]
publicTitle: A shop under agreement
---

See ![The hull](hull.png).
`;

const cover = await png(800, 500);
const mp4 = await readFile(
  join(import.meta.dirname, '../fixtures/edge-cases/projects/blocks/call.mp4'),
);
const withTide: Changes = {
  'projects/tide/index.md': tide,
  'projects/tide/cover.png': cover,
  'projects/tide/hull.png': cover,
  'testimonials.yaml': `${base['testimonials.yaml'].replace('project: bakery', 'project: tide')}  - { id: guest, author: Ann, text: Fine. }
`,
  'clients.yaml': 'heading: Clients\nclients:\n  - { id: v, name: VANTORRE }\n',
  'services.yaml': base['services.yaml'].replace(
    'text: Small ones.',
    'text: Small ones.\n    projects: [tide, bakery]',
  ),
  'home.yaml': `${base['home.yaml']}work:\n  heading: Work\n  projects: [tide]\n`,
};

/** What a content folder has for everybody and for visitors with a key, and the names in the cache of its images. */
const split = (changes: Changes) =>
  withFolder(changes, async (folder) => {
    const cache = join(dirname(folder), 'images');
    return { ...(await loadSite(folder, cache)), cached: readdirSync(cache) };
  });

test('a private project and all that belongs to it is not in the content', async () => {
  const { content, work, cached } = await split(withTide);
  expect(JSON.stringify(content)).not.toMatch(/tide|vantorre|under agreement|Odo Brandt|hull/i);
  expect(content.projects?.all.map(({ id }) => id)).toEqual(['bakery']);
  expect(content.testimonials?.items.map(({ id }) => id)).toEqual(['guest']);
  expect(content.clients).toBeUndefined();
  expect(content.services?.services[0]?.projects).toEqual(['bakery']);
  expect(content.home.work?.projects).toEqual([]);
  expect(content.projects?.categories.options).toEqual(['Blog Website']);
  expect(content.projects?.technologies.options).toEqual(['HTML-CSS']);
  expect(work).toHaveLength(1);
  expect(work[0]?.projects).toMatchObject([{ id: 'tide', private: ['tide', 'mill'] }]);
  expect(work[0]?.testimonials).toMatchObject([{ id: 'baker' }]);
  // The cover of the public project, and the portrait of the owner.
  expect(cached).toHaveLength(2);
});

test('a client stays if a public project names it, a draft does not count', async () => {
  const client = { [file]: base[file].replace('summary:', 'client: Vantorre\nsummary:') };
  const { content } = await split({ ...withTide, ...client });
  expect(content.clients?.clients).toMatchObject([{ id: 'v' }]);
  const draft = { [file]: client[file]?.replace('summary:', 'draft: true\nsummary:') ?? '' };
  expect((await split({ ...withTide, ...draft })).content.clients).toBeUndefined();
});

test.each(['vantorre', ' Vantorre', 'VAN-TORRE', 'Vantorre\u00a0'])(
  'the client %j is the same one',
  async (name) => {
    const file = `heading: Clients\nclients:\n  - { id: v, name: '${name}' }\n`;
    expect((await split({ ...withTide, 'clients.yaml': file })).content.clients).toBeUndefined();
  },
);

test.each(['false', '[other]'])('a translation with private: %s changes nothing', async (keys) => {
  const { content, work } = await split({
    ...withTide,
    'site.yaml': `${base['site.yaml']}locale: en-GB\nlocales: [en, de]\n`,
    'de/site.yaml': 'titleSuffix: Ines Halloran\n',
    'de/projects/tide/index.md': `---\ntitle: Ebbe\nprivate: ${keys}\n---\n\nDer Rumpf.\n`,
  });
  expect(JSON.stringify(content)).not.toMatch(/Ebbe|Rumpf|Vantorre/);
  expect(work[1]?.projects).toMatchObject([{ title: 'Ebbe', private: ['tide', 'mill'] }]);
});

test('no note names a private draft', async () => {
  const draft = { 'projects/tide/index.md': tide.replace('private:', 'draft: true\nprivate:') };
  const { content, work } = await split({ ...withTide, ...draft });
  expect(JSON.stringify(content)).not.toMatch(/tide|vantorre/i);
  expect(work[0]?.projects).toEqual([]);
});

test('the first pictures of a private page may not weigh too much, those behind them may', async () => {
  // Noise, which no encoder makes small.
  const noise = await sharp({
    create: {
      width: 1900,
      height: 1900,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .jpeg()
    .toBuffer();
  const at = (place: number) => ({
    ...withTide,
    'projects/tide/index.md': tide.replace(
      'cover: cover.png',
      `images:\n${[0, 1, 2, 3]
        .map((n) => `  - { image: ${n === place ? 'noise.jpg' : 'hull.png'}, alt: 'No. ${n}' }\n`)
        .join('')}cover: cover.png`,
    ),
    'projects/tide/noise.jpg': noise,
  });
  const checked = (changes: Changes) =>
    withFolder(changes, async (folder) => {
      await checkFirstScreens(folder, await loadSite(folder, join(dirname(folder), 'images')));
    });
  await checked(at(2));
  await checked({
    ...at(0),
    'projects/tide/index.md': at(0)
      ['projects/tide/index.md'].replace(/private:.*/, '')
      .replace(/public.*/, ''),
  });
  const message =
    /projects\/tide\/index\.md\n {2}expected {2}at most 1\.5 MB for the first 3 pictures[^\n]+\n {2}found {5}\d\.?\d? MB\n {2}Save these pictures with fewer pixels/;
  await expect(checked(at(1))).rejects.toThrow(message);
  vi.stubEnv('CI', 'true');
  await expect(checked(at(1))).rejects.toThrow(
    /projects\/…\n {2}expected {2}at most 1\.5 MB[^\n]+\n {2}found[^\n]+\n {2}Save these/,
  );
  vi.stubEnv('CI', '');
});

test('a picture is encoded once for its weight and all pages, and cached as ciphertext only', async () => {
  vi.stubEnv('SITE_KEY', 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8');
  await withFolder(withTide, async (folder) => {
    const home = join(dirname(folder), 'encoded');
    const cache = new FileCache(home);
    let encoded = 0;
    vi.spyOn(pictureCache, 'get').mockImplementation((parts, extension, make) =>
      cache.get(parts, extension, () => {
        encoded += 1;
        return make();
      }),
    );
    await checkFirstScreens(folder, await loadSite(folder, join(dirname(folder), 'images')));
    // The cover and the picture in the text are the same file.
    expect(encoded).toBe(1);
    const plain = await encodedPicture(folder, 'projects/tide/cover.png', 800);
    expect(encoded).toBe(1);
    expect(Buffer.from(plain).toString('latin1')).toMatch(/^RIFF.{4}WEBP/s);
    const kept = readdirSync(home).map((name) => readFileSync(join(home, name), 'latin1'));
    expect(kept).toHaveLength(1);
    expect(kept[0]).not.toContain('WEBP');
    await encodedPicture(folder, 'projects/tide/cover.png', 640);
    expect(encoded).toBe(2);
  });
});

test.each(['../tide', 'details/tide', '/details/1/../tide'])(
  'a public text has no link to %s',
  async (to) => {
    const text = `${base[file]}\n[It](${to})\n`;
    await withFolder({ ...withTide, [file]: text }, async (folder) => {
      expect(await errorsIn(folder)).toContain('only links to what everybody may see');
    });
  },
);

test.each(['private:', 'draft:', 'private: []'])(
  'a project that was meant to be hidden is not published: %s',
  async (field) => {
    const text = base[file].replace('summary:', `${field}\nsummary:`);
    await withFolder({ [file]: text }, async (folder) => {
      expect(await errorsIn(folder)).toContain('expected  true');
    });
  },
);

test('a content without private work is as it was', async () => {
  const { content, work } = await split({});
  expect(work).toEqual([{ root: '', projects: [], testimonials: [] }]);
  expect(content).not.toHaveProperty('locked');
  expect(content.testimonials?.items).toHaveLength(1);
});

test('the types keep private projects out of the content', () => {
  // @ts-expect-error A private project is none of the projects that pages get.
  const leak = (project: PrivateProject): Project => project;
  expect(leak).toBeTypeOf('function');
});

const rule =
  'true, or a list of names of keys in lower-case letters, digits and hyphens, such as [tide, mill]';
const tideWith = (from: string, to: string) => ({
  ...withTide,
  'projects/tide/index.md': tide.replace(from, () => to),
});

testErrors('private projects', {
  'whose keys have no usable name': [
    tideWith('[tide, tide, mill]', '[Tide]'),
    `projects/tide/index.md:10 private[0]: expected ${rule}, found 'Tide'`,
  ],
  'with a public title that is not private': [
    tideWith('private: [tide, tide, mill]', 'private: false'),
    "projects/tide/index.md:11 publicTitle: expected this field only in a project with private: true, found 'A shop under agreement'",
  ],
  'to which a public text links, in any language': [
    {
      ...withTide,
      'about.md': base['about.md'].replace('/service/shops', '/details/tide#end'),
      'site.yaml': `${base['site.yaml']}locale: en\nlocales: [en, de]\n`,
      'de/about.md':
        '---\nheading: Hallo\n---\n\nMehr [hier](https://halloran.test/de/Details/Tide).\n',
    },
    "about.md: expected only links to what everybody may see, found '/details/tide', of a private project",
    "de/about.md: expected only links to what everybody may see, found '/Details/Tide', of a private project",
  ],
  'to which a public text links in another spelling': [
    {
      ...withTide,
      'about.md': `${base['about.md'].replace('/service/shops', '/details/%74ide/#end')}
<a href="https://halloran.test/details//./&#116;%69de">It</a>
`,
    },
    "about.md: expected only links to what everybody may see, found '/details/tide', of a private project",
    "about.md: expected only links to what everybody may see, found '/details//./tide', of a private project",
  ],
  'with a video': [
    {
      ...withTide,
      'projects/tide/index.md': `${tide}\n:::video\n![Poster](hull.png)\n[Tour](tour.mp4)\n[Words](tour.vtt)\n:::\n`,
      'projects/tide/tour.mp4': mp4,
      'projects/tide/tour.vtt': 'WEBVTT\n\n00:00.000 --> 00:01.000\nBread\n',
    },
    'projects/tide/index.md: expected no video in a private project, because only texts and pictures can be encrypted, found a video file',
  ],
  'whose pictures a public page shows': [
    {
      ...withTide,
      'about.md': base['about.md'].replace('images/ines.png', 'projects/tide/cover.png'),
      [file]: `${base[file]}\n![Hull](../tide/hull.png)\n`,
    },
    "about.md: expected a file outside of the folders of private projects, found 'projects/tide/cover.png', of a private project",
    `${file}: expected a file outside of the folders of private projects, found 'projects/tide/hull.png', of a private project`,
  ],
});
