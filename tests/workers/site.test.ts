// Serves one site by the server on Node and by the Worker, and checks that every response is the same.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeDeployConfig } from '../../packages/vitrine/astro/after-build/deploy-config/write-deploy-config.ts';
import { cspFile } from '../../packages/vitrine/http/content-security-policy.ts';
import { commonHeaders, documentHeaders } from '../../packages/vitrine/http/headers.ts';
import { listen, type RunningServer } from '../../packages/vitrine/node-http/listen.ts';
import { createNodeApp } from '../../packages/vitrine-server/static/static-files.ts';
import {
  absent,
  absentInGerman,
  absentOnOurs,
  moved,
  served,
} from '../helpers/address-contract.ts';
import { CONTACT_PAGE } from '../helpers/contact-fixture.ts';
import { createSiteFixture } from '../helpers/site-fixture.ts';
import { isWranglerMissing, type RunningWorker, startWorker } from './wrangler.ts';

/** The URL paths to compare. Other tests check the responses of the server on Node. */
const addresses = [
  ...served.map(([path]) => path),
  ...moved.map(([path]) => path),
  ...absent,
  ...absentOnOurs,
  ...absentInGerman,
  ...['/de', '/de/', '/_astro/main.Bx1.css', '/_astro/photo.Bx1.webp', '/digits.txt', '/empty.txt'],
  ...['/%C3%BCn%C3%AFcode%20name.txt', '/files/archive.tar.gz', '/.well-known/security.txt'],
];

const headers = [
  ...[...commonHeaders, ...documentHeaders].map(({ name }) => name),
  ...['Content-Security-Policy', 'Cache-Control', 'Content-Type', 'Location', 'Allow'],
  ...['Set-Cookie', 'Access-Control-Allow-Origin'],
];

describe.skipIf(isWranglerMissing).each(['', '/shop'])('with the sub-path "%s"', (base) => {
  let site: Awaited<ReturnType<typeof createSiteFixture>>;
  let node: RunningServer;
  let worker: RunningWorker;

  beforeAll(async () => {
    site = await createSiteFixture();
    await site.write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await site.write('contact.vcf', 'BEGIN:VCARD');
    await site.write('_astro/photo.Bx1.webp', 'RIFF');
    await site.write('contact/index.html', CONTACT_PAGE);
    await site.write('contact/sent/index.html', '<!doctype html><style>b{}</style>Sent');
    // The symbolic link `up` is removed, because copying the folder would follow it without an end.
    await rm(join(site.folder, 'up'));
    writeDeployConfig(site.folder, base);
    node = await listen(createNodeApp({ folder: site.folder, base }), '127.0.0.1', 0);
    worker = await startWorker(site.folder, { BASE: base });
  });
  afterAll(async () => {
    await worker?.stop();
    await node?.stop();
    await site?.remove();
  });

  const ask = async (origin: string, path: string, init: RequestInit = {}) => {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      ...init,
      headers: { 'Accept-Encoding': 'identity', ...init.headers },
    });
    // Cloudflare omits the character set of types that are always UTF-8, such as JSON.
    const values = headers.map((name) => [
      name,
      response.headers
        .get(name)
        ?.toLowerCase()
        .replace(/^((?:application|image)\/.*); charset=utf-8$/, '$1'),
    ]);
    return { status: response.status, ...Object.fromEntries(values), text: await response.text() };
  };
  test('every address, HEAD and other methods are answered as on Node', async () => {
    for (const [path, method] of [
      ...addresses.map((path) => [base + path, 'GET'] as const),
      ['/', 'GET'],
      [base || '/', 'HEAD'],
      [`${base}/about`, 'POST'],
      [`${base}/about`, 'DELETE'],
    ] as const) {
      const onNode = await ask(`http://127.0.0.1:${node.port}`, path, { method });
      expect.soft(await ask(worker.origin, path, { method }), path).toEqual(onNode);
    }
  });

  test('a copy that is still valid is not sent again', async () => {
    for (const path of ['/about', '/_astro/main.Bx1.css', '/digits.txt']) {
      const first = await fetch(worker.origin + base + path);
      const tag = first.headers.get('ETag') ?? '';
      expect(tag, path).not.toBe('');
      const again = await ask(worker.origin, base + path, { headers: { 'If-None-Match': tag } });
      expect([path, again.status, again.text]).toEqual([path, 304, '']);
    }
  });

  test('each page has its own policy', async () => {
    const { text, ...rest } = await ask(worker.origin, `${base}/contact/sent`);
    const policy = await readFile(join(site.folder, cspFile('contact/sent/index.html')), 'utf8');
    expect(text).toContain('Sent');
    expect(policy).toContain('sha256-');
    expect(rest).toMatchObject({ 'Content-Security-Policy': policy.toLowerCase() });
  });
});
