import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { base } from '../../../tests/content/base.ts';
import { drawing, makeFolder } from '../../../tests/editor/content-folder.ts';
import { english } from '../english.ts';
import { extensionOf } from './content-media.ts';
import { ContentStore } from './content-store.ts';
import { createEditorApp } from './editor-app.ts';
import { Session } from './session.ts';
import { editorLanguage } from './site-language.ts';

const ar = editorLanguage('ar');
const fr = editorLanguage('fr');

const origin = 'http://127.0.0.1:4330';
const own = { Host: '127.0.0.1:4330', Origin: origin, 'Sec-Fetch-Site': 'same-origin' };

const { strings: editorStrings } = english;
const pageFolder = fileURLToPath(new URL('../page', import.meta.url));

let folder: string;
let app: Hono;
let contentStore: ContentStore;
/** The session cookie, without `vitrine-editor-` at its start, so that tests can change the port. */
let cookie: string;
const renew = vi.fn<(token: string) => void>();
beforeEach(async () => {
  folder = await makeFolder();
  contentStore = new ContentStore(folder);
  renew.mockReset();
  const session = new Session(renew, () => contentStore.language());
  app = createEditorApp({ contentStore, session, pageFolder });
  const { headers } = await visit(session.token);
  [cookie = ''] = /4330=[^;]+/.exec(headers.get('Set-Cookie') ?? '') ?? [];
});

afterEach(() => rm(folder, { recursive: true }));

async function ask(path: string, init: RequestInit = {}, headers: Record<string, string> = own) {
  const port = headers.Host?.split(':')[1] ?? '';
  const Cookie = `vitrine-editor-${cookie.replace(/^\d+/, port)}`;
  return await app.request(origin + path, { ...init, headers: { Cookie, ...headers } });
}

/** Opens the editor with a token, as from the browser's address bar. */
async function visit(token: string, Cookie = '') {
  return await app.request(`/?token=${token}`, { headers: { Host: own.Host, Cookie } });
}

/** The HTTP status and the error message of a response. */
async function refusal(response: Promise<Response>): Promise<unknown[]> {
  const received = await response;
  const { message } = await received.json();
  return [received.status, message];
}

describe('access', () => {
  test.each<[string, Record<string, string>, number]>([
    ['the page itself', own, 200],
    [
      'the page under localhost',
      { ...own, Host: 'localhost:1', Origin: 'http://localhost:1' },
      200,
    ],
    ['a program without a browser', { Host: '127.0.0.1:4330' }, 200],
    ...[
      'rebound.example:4330',
      '127.0.0.1.example:4330',
      'localhost.example:4330',
      '127.0.0.1',
    ].map((host): [string, Record<string, string>, number] => [
      'a page under another name for this machine',
      { ...own, Host: host, Origin: `http://${host}` },
      403,
    ]),
    ['another page', { ...own, Origin: 'https://elsewhere.example' }, 403],
    ['another port of this machine', { ...own, Origin: 'http://127.0.0.1:4331' }, 403],
    ['a page that hides its origin', { ...own, Origin: 'null' }, 403],
    ['an image on another page', { Host: own.Host, 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['the preview', { Host: own.Host, 'Sec-Fetch-Site': 'same-site' }, 403],
    [
      'a link on another page',
      { Host: own.Host, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' },
      403,
    ],
    ['nobody by name', {}, 403],
  ])('%s: %o', async (_who, headers, status) => {
    expect((await ask('/api/file?path=site.yaml', {}, headers)).status).toBe(status);
  });

  test('a change needs the origin of the page', async () => {
    const body = JSON.stringify({ collection: 'project', title: 'A' });
    expect((await ask('/api/new', { method: 'POST', body }, { Host: own.Host })).status).toBe(403);
    expect((await ask('/api/new', { method: 'POST', body })).status).toBe(200);
  });

  test('every request needs the cookie that the token gives once', async () => {
    const [[token = ''] = []] = renew.mock.calls;
    const paths = ['/', '/index.html', '/site.yaml', '/api/overview', '/icon?name=logos:react'];
    for (const wrong of [
      '',
      'vitrine-editor-4330=',
      'vitrine-editor-4330=wrong',
      `vitrine-editor-${cookie.replace('4330', '4331')}`,
    ]) {
      for (const path of paths) {
        expect((await ask(path, {}, { ...own, Cookie: wrong })).status, path + wrong).toBe(403);
      }
    }
    const change = { method: 'POST', body: JSON.stringify({ collection: 'page', title: 'A' }) };
    const refused = ask('/api/new', change, { ...own, Cookie: '' });
    expect(await refusal(refused)).toEqual([403, editorStrings.errors.noSession]);

    expect((await visit('wrong')).status).toBe(403);
    const response = await visit(token);
    expect(response.headers.get('Set-Cookie')).toBe(
      `vitrine-editor-${cookie}; Path=/; HttpOnly; SameSite=Strict`,
    );
    expect(await response.text()).toContain('content="0;url=/"');
    expect(renew).toHaveBeenCalledTimes(2);
    expect((await visit(token)).status).toBe(403);
    // A browser with the session cookie may use a URL with an old token again.
    expect((await visit(token, `vitrine-editor-${cookie}`)).status).not.toBe(403);
  });

  test('the token is accepted only for a visit under a name of this machine', async () => {
    const [[token = ''] = []] = renew.mock.calls;
    const elsewhere = { Host: 'rebound.example:4330' };
    for (const path of [`/api/overview?token=${token}`, `/index.html?token=${token}`]) {
      expect((await ask(path, {}, { ...own, Cookie: '' })).status).toBe(403);
    }
    expect((await ask(`/?token=${token}`, {}, { ...elsewhere, Cookie: '' })).status).toBe(403);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('no page may frame the editor, and no response is cached', async () => {
    const { headers } = await ask('/api/overview');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('the language', () => {
  const speak = (locale: string) =>
    writeFile(join(folder, 'site.yaml'), `${base['site.yaml']}locale: ${locale}\n`);

  test('of the page is that of the site when the page is loaded', async () => {
    const load = async () => await (await ask('/')).text();
    const start = async () => (await load()).slice(0, 200);
    expect(await start()).toContain('<html lang="en-GB" dir="ltr">');
    await speak('ar-EG');
    const arabic = await load();
    expect(arabic).toContain('<html lang="ar-EG" dir="rtl">');
    expect(arabic).toContain(`<title>${ar.strings.page.title}</title>`);
    const [, json = ''] = /<script type="application\/json" id="language">(.*?)<\/script>/.exec(
      arabic,
    ) ?? [''];
    expect(JSON.parse(json)).toEqual({
      locale: 'ar-EG',
      strings: ar.strings,
      issues: ar.issues,
      fields: ar.fields,
    });
    await speak('"*"');
    expect(await start()).toContain('<html lang="en-GB" dir="ltr">');
  });

  test('of titles and errors is the same', async () => {
    await speak('fr');
    const { files } = await (await ask('/api/overview')).json();
    expect(files).toContainEqual(expect.objectContaining({ title: 'À propos' }));
    expect(await refusal(ask('/api/file?path=none.yaml'))).toEqual([
      404,
      fr.strings.errors.noFile.replace('{path}', 'none.yaml'),
    ]);
    expect(await (await visit('wrong')).text()).toContain(fr.strings.errors.noSession);
    await speak('fr: [');
    expect(await refusal(ask('/api/file?path=none.yaml'))).toEqual([
      404,
      editorStrings.errors.noFile.replace('{path}', 'none.yaml'),
    ]);
  });

  test('is English for a language into which the editor is not translated', async () => {
    await speak('sv');
    expect(await (await ask('/')).text()).toContain('<html lang="en-GB" dir="ltr">');
  });
});

test.each(['{', '{}', '{"path":"site.yaml"}'])('refuses the request %s', async (body) => {
  const response = ask('/api/file', { method: 'PUT', body });
  expect(await refusal(response)).toEqual([400, editorStrings.errors.notUnderstood]);
});

test.each([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EPERM', 'noAccess'],
  ['EACCES', 'noAccess'],
  ['EROFS', 'readOnly'],
  ['EMFILE', 'tooManyFiles'],
  ['EBUSY', 'busy'],
  ['ENOENT', 'gone'],
  ['EIO', 'broken'],
] as const)('the error %s of the disk is one sentence, with the path', async (code, reason) => {
  const temporary = join(folder, `.site.yaml.${randomUUID()}`);
  const error = Object.assign(new Error(`${code}: raw`), { code, path: temporary });
  vi.spyOn(contentStore, 'overview').mockRejectedValue(error);
  const path = join(folder, 'site.yaml');
  expect(await refusal(ask('/api/overview'))).toEqual([
    507,
    editorStrings.disk[reason].replace('{path}', path),
  ]);
  await rm(join(folder, 'site.yaml'));
  await mkdir(join(folder, 'site.yaml'));
  expect(await refusal(ask('/api/overview'))).toMatchObject([
    507,
    expect.not.stringContaining('raw'),
  ]);
});

test('a folder in the place of a content file is named', async () => {
  await rm(join(folder, 'home.yaml'));
  await mkdir(join(folder, 'home.yaml'));
  expect(await refusal(ask('/api/file?path=home.yaml'))).toMatchObject([
    507,
    expect.stringContaining('home.yaml'),
  ]);
});

test.each([
  ['/api/new', { collection: 'page', title: ' ' }],
  ['/api/new', { collection: 'page', title: 'a'.repeat(201) }],
  [`/api/file?path=pages/${'a'.repeat(300)}.md`, undefined],
])('a name that is empty or too long is refused: %s', async (path, data) => {
  const response = await ask(path, data && { method: 'POST', body: JSON.stringify(data) });
  expect(response.status).toBe(400);
});

const sendMedia = (query: Record<string, string>, body: Uint8Array<ArrayBuffer>) =>
  ask(`/api/media?${new URLSearchParams(query)}`, { method: 'POST', body });

describe('images', () => {
  let photo: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    const plain = { width: 30, height: 20, channels: 3, background: 'red' } as const;
    photo = new Uint8Array(await sharp({ create: plain }).jpeg().toBuffer());
  });
  const send = (path: string, name: string, body: Uint8Array<ArrayBuffer>) =>
    sendMedia({ path, name, format: 'image' }, body);

  test('are stored beside a project, or in images/, under a free name with the extension of their format', async () => {
    const responses = [
      await send('projects/one/index.md', 'Wörk shop.PNG', photo),
      await send('projects/one/index.md', '../../work shop.jpg', photo),
    ];
    expect(await Promise.all(responses.map((response) => response.json()))).toEqual([
      { name: 'work-shop.jpg' },
      { name: 'work-shop-2.jpg' },
    ]);
    expect(await readdir(join(folder, 'projects/one'))).toContain('work-shop-2.jpg');
    const shown = await ask('/media?path=projects/one/index.md&name=work-shop.jpg');
    expect(shown.headers.get('Content-Type')).toBe('image/jpeg');
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(photo);
    const atTop = await send('about.md', 'Me.jpeg', photo);
    expect(await atTop.json()).toEqual({ name: 'images/me.jpg' });
    expect(new Uint8Array(await readFile(join(folder, 'images/me.jpg')))).toEqual(photo);
  });

  test('are checked by their content', async () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    const vast = drawing
      .replace('width="8"', 'width="20000"')
      .replace('height="6"', 'height="9999"');
    const { noImage, broken, tooLarge } = editorStrings.images;
    const { empty, tooHeavy } = editorStrings.media;
    const table = [
      ['me.jpg', bytes('no image'), 415, noImage],
      ['me.jpg', new Uint8Array(), 415, empty],
      ['me.jpg', photo.slice(0, -10), 415, broken],
      ['me.svg', bytes(vast), 413, tooLarge],
      ['me.jpg', new Uint8Array(21 * 1024 * 1024), 413, tooHeavy.replace('{max}', '20')],
    ] as const;
    for (const [name, image, status, message] of table) {
      expect(await refusal(send('about.md', name, image))).toEqual([status, message]);
    }
    expect(await readdir(join(folder, 'images'))).toEqual(['portrait.svg']);
  });

  test('of more than 20 MB are refused after the whole upload', async () => {
    let left = 21;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left === 0) controller.close();
        else controller.enqueue(new Uint8Array(1024 * 1024));
        left -= 1;
      },
    });
    const init = { method: 'POST', body, duplex: 'half' } as const;
    const response = ask('/api/media?path=about.md&name=me.jpg&format=image', init);
    expect(await refusal(response)).toEqual([
      413,
      editorStrings.media.tooHeavy.replace('{max}', '20'),
    ]);
    expect(left).toBe(-1);
  });

  test.each(['', ' '])('need a name: %o', async (name) => {
    const response = send('about.md', name, photo);
    expect(await refusal(response)).toEqual([400, editorStrings.media.badName]);
  });

  test.each(['a'.repeat(201), 'ﬃ'.repeat(80)])('get a shorter name: %o', async (name) => {
    const response = await send('about.md', name, photo);
    expect(await response.json()).toEqual({
      name: expect.stringMatching(/^images\/[a-z]{100}\.jpg$/),
    });
  });

  test('that would take long to decode are not decoded', async () => {
    const shape = '<rect width="7000" height="7000" filter="url(#f)"/>'.repeat(3);
    const slow = `<svg xmlns="http://www.w3.org/2000/svg" width="7000" height="7000"><filter id="f"><feTurbulence numOctaves="60" baseFrequency="0.9"/></filter>${shape}</svg>`;
    expect(await extensionOf(new TextEncoder().encode(slow), 'image')).toBe('.svg');
  });

  test('are shown only from the folder of the file, and drawings run no script', async () => {
    const drawn = await ask('/media?path=about.md&name=portrait.svg');
    expect(drawn.headers.get('Content-Security-Policy')).toContain('sandbox');
    const names = ['../portrait.svg', 'index.md', 'projects/one/portrait.svg', '..%2Fsite.yaml'];
    for (const name of names) {
      const query = new URLSearchParams({ path: 'projects/one/index.md', name });
      expect((await ask(`/media?${query}`)).status, name).toBe(404);
    }
  });
});

describe('videos and captions', () => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
  const mp4 = '\0\0\0\x18ftypisom\0\0\0\0isommp42';
  const webm = '\x1a\x45\xdf\xa3\x80';
  const path = 'projects/one/index.md';

  test('are stored under a free name with the extension of their content', async () => {
    const added = [
      await sendMedia({ path, name: '../Wälk.MOV', format: 'video' }, bytes(mp4)),
      await sendMedia({ path, name: 'walk.mp4', format: 'picture-video' }, bytes(mp4)),
      await sendMedia({ path, name: '歩.txt', format: 'video' }, bytes(webm)),
      await sendMedia({ path, name: 'Walk.txt', format: 'captions' }, bytes('\xef\xbb\xbfWEBVTT')),
      await sendMedia({ path: 'home.yaml', name: 'a b.mp4', format: 'picture-video' }, bytes(mp4)),
    ];
    expect(await Promise.all(added.map((response) => response.json()))).toEqual([
      { name: 'walk-2.mp4' },
      { name: 'walk-3.mp4' },
      { name: 'media.webm' },
      { name: 'walk-2.vtt' },
      { name: 'images/a-b.mp4' },
    ]);
    expect(await readFile(join(folder, 'projects/one/walk.mp4'), 'latin1')).not.toContain('mp42');
  });

  test('are checked by their content, and by the size that their field allows', async () => {
    const large = (megabytes: number) => {
      const file = new Uint8Array(megabytes * 1024 * 1024 + 1);
      file.set(bytes(mp4));
      return file;
    };
    const { empty, noVideo, dataTrack, noCaptions, otherLetters, tooHeavy } = editorStrings.media;
    const below = (max: string) => tooHeavy.replace('{max}', max);
    const place = `\0\0\0\x2cmoov\0\0\0\x24trak\0\0\0\x1cmdia\0\0\0\x14hdlr${'\0'.repeat(8)}meta`;
    const table = [
      ['video', '', 415, empty],
      ['video', mp4.replace('isom', 'qt  '), 415, noVideo],
      ['video', drawing, 415, noVideo],
      ['picture-video', '<!doctype html><title>ftypisom</title>', 415, noVideo],
      ['video', `${mp4}\0\0\0\x05mdat1234`, 415, noVideo],
      ['video', mp4 + place, 415, dataTrack],
      ['captions', '1\n00:00 --> 00:01\nHello', 415, noCaptions],
      ['captions', '<svg>WEBVTT</svg>', 415, noCaptions],
      ['captions', 'WEBVTTs', 415, noCaptions],
      [
        'captions',
        Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHällo', 'latin1'),
        415,
        otherLetters,
      ],
      ['video', large(25), 413, below('25')],
      ['picture-video', large(2), 413, below('2')],
      ['captions', large(1), 413, below('1')],
    ] as const;
    for (const [format, file, status, message] of table) {
      const body = typeof file === 'string' ? bytes(file) : file;
      const response = sendMedia({ path, name: 'walk.mp4', format }, body);
      expect(await refusal(response), format).toEqual([status, message]);
    }
    const unknown = sendMedia({ path, name: 'walk.mp4', format: 'markdown' }, bytes(mp4));
    expect(await refusal(unknown)).toEqual([400, editorStrings.errors.notUnderstood]);
    expect(await readdir(join(folder, 'projects/one'))).toEqual([
      ...['images', 'index.md', 'portrait.svg', 'walk.mp4', 'walk.vtt'],
    ]);
  });

  test('are sent in parts, so that one can begin in the middle', async () => {
    const address = `/media?${new URLSearchParams({ path, name: 'walk.mp4' })}`;
    const part = await ask(address, {}, { ...own, Range: 'bytes=4-7' });
    expect(part.status).toBe(206);
    expect(part.headers.get('Content-Type')).toBe('video/mp4');
    expect(part.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await part.text()).toBe('ftyp');
  });
});

test('the pictures of the looks are served, and no other file of the package', async () => {
  const picture = await ask('/looks/shop.webp');
  expect(picture.headers.get('Content-Type')).toBe('image/webp');
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  for (const path of ['/looks/none.webp', '/looks/..%2Fpackage.json', '/looks/%2e%2e/edit.ts']) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

test('an icon is shown by its name', async () => {
  const icon = await ask('/icon?name=logos:react');
  expect(await icon.text()).toMatch(/^<svg .*<\/svg>$/);
  expect((await ask('/icon?name=logos:nothing-of-that-name')).status).toBe(404);
});
