// A small site for tests of the server: built files in a temporary folder.
import { mkdir, mkdtempDisposable, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createNodeApp } from '../../packages/vitrine-server/static/static-files.ts';
import { served } from './address-contract.ts';

/** The modification time of all files in the fixture site. */
export const FIXTURE_DATE = new Date('2026-03-04T05:06:07.890Z');

export const ABOUT_PAGE = `<!doctype html><title>About</title>${'<p>Grüße aus dem Fenster.</p>'.repeat(40)}`;

export const NOT_FOUND_TEXT = '<!doctype html><title>Not found</title>';

const GERMAN_NOT_FOUND_TEXT = '<!doctype html><title>Nicht gefunden</title>';

/** Writes the site, a secret file outside its folder, and a symbolic link to that file in the site. */
export async function createSiteFixture() {
  const { path: around, remove } = await mkdtempDisposable(join(tmpdir(), 'vitrine-server-'));
  const folder = join(around, 'dist');
  const write = async (path: string, data: string | Uint8Array) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, data);
    await utimes(file, FIXTURE_DATE, FIXTURE_DATE);
  };
  for (const [path, file] of served) await write(file, `of ${path}`);
  await write('index.html', '<!doctype html><title>Home</title>');
  await write('about/index.html', ABOUT_PAGE);
  await write('about/index.html.br', brotliCompressSync(ABOUT_PAGE));
  await write('about/index.html.gz', gzipSync(ABOUT_PAGE));
  await write('404.html', NOT_FOUND_TEXT);
  await write('404.html.br', brotliCompressSync(NOT_FOUND_TEXT));
  await write('de/index.html', '<!doctype html><title>Start</title>');
  await write('de/404.html', GERMAN_NOT_FOUND_TEXT);
  await write('_astro/main.Bx1.css', 'body{}');
  await write('digits.txt', '0123456789');
  await write('ünïcode name.txt', 'found');
  await write('files/archive.tar.gz', gzipSync('archive'));
  await write('empty.txt', '');
  await write('.env', 'kept back');
  await write('_headers', 'kept back');
  await write('_redirects', 'kept back');
  await write('.well-known/security.txt', 'Contact: mailto:hello@studio.example');
  await write('no-index/note.txt', 'note');
  await writeFile(join(around, 'secret.txt'), 'secret');
  await symlink(join(around, 'secret.txt'), join(folder, 'secret.txt'));
  await symlink(around, join(folder, 'up'));
  /** Requests a path from the server's application; `base` is the sub-path of the site. */
  const get = async (
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
    base = '',
  ): Promise<Response> => await createNodeApp({ folder, base }).request(path, { method, headers });
  const tagOf = async (path: string, headers?: Record<string, string>) => {
    const response = await get(path, headers);
    await response.arrayBuffer();
    const tag = response.headers.get('ETag');
    if (tag === null) throw new Error(`The response for ${path} has no ETag header.`);
    return tag;
  };
  return { folder, write, get, tagOf, remove };
}
