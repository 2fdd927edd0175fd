import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { lastChanges } from '../../packages/vitrine/astro/last-changes.ts';
import { loadSite } from '../../packages/vitrine/content/loader/load.ts';
import { fromBase64Url } from '../../packages/vitrine/private/encoding.ts';
import { heldPages, hold, sealedFiles } from '../../packages/vitrine/private/held/held-content.ts';
import { openersOf, sealText } from '../../packages/vitrine/private/held/seal-page.ts';
import { SealedPictures } from '../../packages/vitrine/private/held/sealed-pictures.ts';
import { withCanvases } from '../../packages/vitrine/private/held/with-canvases.ts';
import { withPrivateLinks } from '../../packages/vitrine/private/held/with-private-links.ts';
import { decrypt, fileKey, passphraseKey, unwrap } from '../../packages/vitrine/private/unlock.ts';
import { base, bakery as file } from './base.ts';
import { withFolder } from './check-folder.ts';

const secrets = {
  siteKey: Uint8Array.from({ length: 32 }, (_, index) => index),
  passphrases: new Map([
    ['tide', 'copper otter walks'],
    ['mill', 'grey console race'],
  ]),
};

/** Holds the content of `base`, whose project is private. @param fields Further fields of the project */
const holdBakery = (fields: string, secretsOf: Parameters<typeof hold>[1] = () => secrets) =>
  withFolder({ [file]: base[file].replace('summary:', `${fields}\nsummary:`) }, async (folder) => {
    const site = await loadSite(folder, join(dirname(folder), 'images'));
    const content = await hold(site, secretsOf);
    return {
      content,
      ...(await lastChanges(
        folder,
        content.projects?.all.map(({ id }) => id),
      )),
    };
  });

const bytes = (text: string) => fromBase64Url(text) ?? new Uint8Array();

test('the page of a project opens by the passphrases of its keys only', async () => {
  const { content, changed } = await holdBakery('private: [mill]\npublicTitle: A diary');
  const [page] = heldPages();
  if (!page) throw new Error('There is no page.');
  // No date of a public page says when a private project changed.
  expect([changed(file), changed('projects/')]).toEqual([undefined, undefined]);
  expect(content.locked).toEqual([{ path: `/p/${page.address}`, title: 'A diary' }]);
  const text = { html: '<p>Bread', files: {}, pages: {} };
  const lock = await sealText(page.address, text, openersOf(page));
  expect(lock.wraps).toHaveLength(1);
  const salt = bytes(lock.salt);
  expect(await unwrap(await passphraseKey('copper otter walks', salt), lock.wraps)).toBeUndefined();
  const raw = await unwrap(await passphraseKey('grey console race', salt), lock.wraps);
  const sealed = sealedFiles().get(`p/${page.address}/text.bin`);
  if (!raw || !(sealed instanceof Uint8Array)) throw new Error('The page does not open.');
  const plain = await decrypt(await fileKey(raw.subarray(0, 32)), sealed);
  expect(JSON.parse(new TextDecoder().decode(plain))).toEqual(text);
});

test('a page has the same bytes, in whatever order its pictures were drawn', async () => {
  await holdBakery('private: [mill]');
  const address = heldPages()[0]?.address ?? '';
  const sealed = async (files: Record<string, string>) => {
    await sealText(address, { html: '', files, pages: {} }, []);
    return sealedFiles().get(`p/${address}/text.bin`);
  };
  expect(await sealed({ a: '1', b: '2' })).toEqual(await sealed({ b: '2', a: '1' }));
});

test('the keys of a page do not show which of them are passphrases', async () => {
  await holdBakery('private: [mill, tide]');
  const [page] = heldPages();
  if (!page) throw new Error('There is no page.');
  const [mill, tide] = openersOf(page);
  if (!(mill && tide)) throw new Error('A key is missing.');
  const openers = [mill, tide, { ...mill, until: '2999-01-31' }, { ...tide, until: '2999-01-31' }];
  const { wraps } = await sealText(page.address, { html: '', files: {}, pages: {} }, openers);
  expect(new Set(wraps.map((wrap) => wrap.slice(0, 16))).size).toBe(4);
  expect(new Set(wraps.map(({ length }) => length)).size).toBe(1);
});

test('without a public title nothing is shown, and without secrets nothing is kept', async () => {
  expect((await holdBakery('private: true')).content).not.toHaveProperty('locked');
  expect(heldPages()).toHaveLength(1);
  const { content } = await holdBakery('private: true\npublicTitle: A diary', () => undefined);
  expect(content).not.toHaveProperty('locked');
  expect(heldPages()).toEqual([]);
});

test('a picture has at most three widths, none above that of the original', async () => {
  await holdBakery('private: true');
  const pictures = new SealedPictures('a'.repeat(22));
  const image = { path: 'projects/x/a.png', width: 1500, height: 750, tint: '#c33' };
  const { srcSet, src } = await pictures.make(image);
  expect(srcSet.replaceAll(/[\w-]{22}\.bin/g, '…')).toBe('640:… 1280:… 1500:…');
  expect(srcSet.endsWith(src)).toBe(true);
  const small = await pictures.make({ ...image, width: 500 });
  expect(small.srcSet).toBe(`500:${small.src}`);
  const wide = await pictures.make({ ...image, width: 5000 });
  expect(wide.srcSet).toMatch(/^640:\S+ 1280:\S+ 1920:\S+$/);
  expect(sealedFiles().get(`p/${'a'.repeat(22)}/${src}`)).toEqual({
    path: image.path,
    width: 1500,
  });
  expect(Object.keys(pictures.files)).toContain(src);
});

test('an encrypted picture becomes a canvas, one of another website stays', () => {
  const name = `${'b'.repeat(22)}.bin`;
  const html = `<img class="picture" srcSet="640:${name}" sizes="90vw" src="${name}" alt="A &quot;hull&quot;" width="8" height="5" loading="lazy"/><img src="https://x.example/a.png" alt="">`;
  expect(withCanvases(html)).toBe(
    `<canvas class="private-picture picture" role="img" aria-label="A &quot;hull&quot;" width="8" height="5" data-src="${name}" data-sources="640:${name}" data-sizes="90vw"></canvas><img src="https://x.example/a.png" alt="">`,
  );
  expect(withCanvases(`<img src="${name}" alt="">`)).toContain('aria-hidden="true"');
});

test('a link to private work leads to its page by the same key, in any spelling, and else is text', async () => {
  const three = (keys: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(keys).map(([id, key]) => [
        `projects/${id}/index.md`,
        base[file].replace('summary:', `private: [${key}]\nsummary:`).replace(/^cover.*\n/gm, ''),
      ]),
    );
  await withFolder(
    { ...three({ bay: 'tide', cove: 'tide, mill', moor: 'mill' }) },
    async (folder) => {
      await hold(await loadSite(folder, join(dirname(folder), 'images')), () => secrets);
    },
  );
  const [bay, cove, moor] = ['bay', 'cove', 'moor'].map((id) =>
    heldPages().find(({ project }) => project.id === id),
  );
  if (!(bay && cove && moor)) throw new Error('A page is missing.');
  const site = { site: 'https://halloran.test', root: '' };
  const linked = (to: string) =>
    withPrivateLinks(`<p><a class="x" href="${to}">It</a>`, bay, site, '/p/');
  for (const to of [
    '/details/cove',
    '/details/cove/#results',
    '/details/%63ove?a=b#x',
    '/Details//./&#99;ove',
    'https://halloran.test/details/cove',
    '//halloran.test/details/cove',
  ])
    expect(linked(to)).toBe(`<p><a class="x" href="/p/${cove.address}">It</a>`);
  for (const to of ['/details/moor', 'https://halloran.test/details/%6Door#x'])
    expect(linked(to)).toBe('<p><a class="x">It</a>');
  for (const to of [
    '/details/bakery',
    'https://other.test/details/cove',
    '#cove',
    'mailto:a@b.test',
  ])
    expect(linked(to)).toBe(`<p><a class="x" href="${to}">It</a>`);
  expect(withPrivateLinks('<a title="x>y" href="/details/moor">It</a>', bay, site, '/p/')).toBe(
    '<a title="x>y">It</a>',
  );
  // An invitation in a language that the site no longer has is in the first one.
  const opener = await passphraseKey('copper otter walks', bytes(''));
  const invitation = { id: 'ida', for: 'Ida', until: '2999-01-31', root: '/fr', projects: ['bay'] };
  const invited = { address: 'x', invitation, opener: openersOf(bay)[0]?.key ?? opener };
  expect(withPrivateLinks('<a href="/details/bay">It</a>', invited, site, '/p/')).toBe(
    `<a href="/p/${bay.address}">It</a>`,
  );
  expect(withPrivateLinks('<link href="/details/cove">', bay, site, '/p/')).toBe(
    '<link href="/details/cove">',
  );
});
