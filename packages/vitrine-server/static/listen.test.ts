import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import { listen, listenErrorText, siteAddress, tryPort } from 'vitrine/command';
import { strictCspHeader } from 'vitrine/http';
import { createContactFixture, GOOD } from '../../../tests/helpers/contact-fixture.ts';
import { ABOUT_PAGE, createSiteFixture } from '../../../tests/helpers/site-fixture.ts';
import { commonHeaders, documentHeaders } from '../../../tests/security/response-headers.ts';
import { ResponseCache } from './response-cache.ts';
import { createNodeApp } from './static-files.ts';

const HOST = '127.0.0.1';
const LARGE = Buffer.alloc(3 * 1024 * 1024, 'vitrine ');

const site = await createSiteFixture();
await site.write('large.bin', LARGE);
const contact = await createContactFixture();
const root = { folder: site.folder, base: '' };
const server = await listen(createNodeApp(root, { contact: contact.contact.endpoint }), HOST, 0);
afterAll(async () => {
  await server.stop();
  await contact.remove();
  await site.remove();
});

// Sends raw bytes to a server that may close the connection.
function send(port: number, request: string): Socket {
  const socket = connect(port, HOST);
  socket.on('error', () => socket.destroy()).write(request);
  return socket;
}

// Reads the whole response, which ends when the server closes the connection.
const raw = (request: string) => text(send(server.port, request));

function rawGet(target: string): Promise<string> {
  return raw(`GET ${target} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`);
}

describe('over a socket', () => {
  test('a browser gets a page, unpacked', async () => {
    const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
    const response = await fetch(`http://${HOST}:${server.port}/about`, { headers });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(await response.text()).toBe(ABOUT_PAGE);
  });

  test('every request is seen, also one that the cache answers', async () => {
    const app = createNodeApp(root, { contact: contact.contact.endpoint });
    const cache = new ResponseCache({ site: root, app, contact: contact.contact.endpoint });
    const seen: (string | undefined)[] = [];
    const other = await listen(app, HOST, 0, { cache, watch: ({ url }) => void seen.push(url) });
    for (let n = 0; n < 3; n += 1) await (await fetch(`http://${HOST}:${other.port}/about`)).text();
    await other.stop();
    expect(seen).toEqual(['/about', '/about', '/about']);
  });

  test('a large file comes whole, also where a part of it is asked for', async () => {
    const address = `http://${HOST}:${server.port}/large.bin`;
    for (const headers of [undefined, { Range: 'bytes=1000000-2500000' }]) {
      const response = await fetch(address, { headers });
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer()).equals(LARGE)).toBe(true);
    }
  });

  test.each([
    '/../secret.txt',
    '/about/../../secret.txt',
    '/./../secret.txt',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//evil.example/',
    '//evil.example/..',
    '/\\evil.example/',
    '/..\\secret.txt',
    '/about\\..\\..\\secret.txt',
    'http://evil.example/%5c',
    '*',
    'secret.txt',
  ])('the raw target %s is refused', async (target) => {
    const responseText = await rawGet(target);
    expect(responseText).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(responseText).not.toContain('secret');
    expect(responseText).not.toMatch(/^location:/im);
  });

  const HOST_LINE = 'Host: site.example\r\n';
  test.each([
    ['two hosts', 400, `GET /about HTTP/1.1\r\n${HOST_LINE}Host: evil.example\r\n`],
    ['no host', 400, 'GET /about HTTP/1.1\r\n'],
    ['an empty host', 400, 'GET /about HTTP/1.1\r\nHost:\r\n'],
    ['no host in HTTP/1.0', 200, 'GET /about HTTP/1.0\r\n'],
    ['a host that is none', 400, 'GET /about HTTP/1.1\r\nHost: a/b\r\n'],
    ['no HTTP', 400, 'about, please\r\n'],
    ['long headers', 431, `GET /about HTTP/1.1\r\n${HOST_LINE}X-Long: ${'x'.repeat(20_000)}\r\n`],
    ['a strange expectation', 200, `GET /about HTTP/1.1\r\n${HOST_LINE}Expect: more\r\n`],
  ])('a request with %s gets a %i with every header', async (_, status, head) => {
    const responseText = await raw(`${head}Connection: close\r\n\r\n`);
    const [first = '', ...lines] = (responseText.split('\r\n\r\n')[0] ?? '').split('\r\n');
    expect(first).toContain(`HTTP/1.1 ${status} `);
    const sent = lines.map((line) => line.replace(/^[^:]*/, (name) => name.toLowerCase()));
    const expected = {
      ...{ ...commonHeaders, ...documentHeaders },
      'content-security-policy': strictCspHeader.value,
      'cache-control': 'no-cache',
    };
    for (const [name, value] of Object.entries(expected))
      expect(sent).toContain(`${name}: ${value}`);
  });

  test('a redirect names no foreign host of the request', async () => {
    const responseText = await rawGet('http://evil.example/about/');
    expect(responseText).toMatch(/^HTTP\/1\.1 301 /);
    expect(responseText).toMatch(/^location: \/about\r$/im);
  });

  test.each(['TRACE', 'PROPFIND'])('%s is refused', async (method) => {
    const head = `${method} /about HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`;
    const responseText = await raw(head);
    expect(responseText).toMatch(/^HTTP\/1\.1 405 /);
    expect(responseText).toMatch(/^allow: GET, HEAD\r$/im);
  });

  test('a visitor who leaves in the middle of a file is no error', async () => {
    const socket = send(server.port, 'GET /large.bin HTTP/1.1\r\nHost: site.example\r\n\r\n');
    await once(socket, 'data');
    socket.destroy();
    expect(await rawGet('/healthz')).toContain('{"ok":true}');
  });
});

describe('slow clients', () => {
  const HEAD =
    'POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';

  const HALF_BODY = `${HEAD}Content-Length: 99\r\n\r\n{"name":`;

  test('half headers and half bodies do not delay others', async () => {
    const slow = Array.from({ length: 100 }, (_, number) =>
      send(server.port, number % 2 === 0 ? `${HEAD}X-Slow: ` : HALF_BODY),
    );
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    const response = await fetch(`http://${HOST}:${server.port}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(GOOD),
    });
    expect(await response.json()).toMatchObject({ ok: true });
    expect(slow.filter((socket) => socket.readyState === 'open')).toHaveLength(100);
    for (const socket of slow) socket.destroy();
  });

  test('an answer that nobody reads is cancelled', async () => {
    const givenUp = Promise.withResolvers<void>();
    const endless = new Hono<{ Bindings: HttpBindings }>().get('/', (c) => {
      // Only from here on: on a busy machine the connection could be closed before its request is read.
      c.env.incoming.socket.setTimeout(50);
      return c.body(
        new ReadableStream({
          pull: (stream) => stream.enqueue(new Uint8Array(65_536)),
          cancel: () => givenUp.resolve(),
        }),
      );
    });
    const other = await listen(new Hono().mount('/', endless.fetch), HOST, 0);
    const unread = send(other.port, 'GET / HTTP/1.1\r\nHost: site.example\r\n\r\n').pause();
    await expect(givenUp.promise).resolves.toBeUndefined();
    unread.destroy();
    await other.stop();
  });

  test('a slow answer is not cancelled', async () => {
    const late = new Hono<{ Bindings: HttpBindings }>().get('/', (c) => {
      // As if the answer took longer than a client may stop: without a clock, so that a busy machine is no reason.
      c.env.incoming.socket.emit('timeout');
      return c.text('at last');
    });
    const app = new Hono().mount('/', late.fetch);
    const other = await listen(app, HOST, 0);
    const response = await fetch(`http://${HOST}:${other.port}/`);
    expect(await response.text()).toBe('at last');
    await other.stop();
  });

  test('a body that stops in the middle is no error', async () => {
    const socket = send(server.port, HALF_BODY);
    await once(socket, 'connect');
    socket.destroy();
    const response = await fetch(`http://${HOST}:${server.port}/healthz`);
    expect(response.status).toBe(200);
    expect(contact.lines.join()).not.toContain('server.failed');
  });
});

describe('stopping', () => {
  test('closes open connections', async () => {
    const other = await listen(createNodeApp(root), HOST, 0);
    const idle = send(other.port, 'GET /healthz HTTP/1.1\r\nHost: site.example\r\n\r\n');
    await once(idle, 'data');
    send(other.port, 'GET /large.bin HTTP/1.1\r\nHost: site.example\r\n\r\n').pause();
    await once(send(other.port, 'GET /about HT'), 'connect');

    await Promise.all([other.stop(), other.stop()]);
    expect(await tryPort(HOST, other.port)).toBeUndefined();
  });
});

describe('the message where a port', () => {
  const command = 'npm start';

  test('is taken by another program', async () => {
    const failed = listen(createNodeApp(root), HOST, server.port);
    const error = await failed.catch((reason: unknown) => reason);
    expect(listenErrorText(error, { host: HOST, port: server.port, command })).toBe(
      `Another program uses port ${server.port}. Choose another port: PORT=${server.port + 1} npm start`,
    );
    const early = await tryPort(HOST, server.port);
    expect(listenErrorText(early, { host: HOST, port: 65_535, command })).toContain('PORT=65534');
  });

  test('is on another machine', async () => {
    const error = await tryPort('192.0.2.1', 0);
    expect(listenErrorText(error, { host: '192.0.2.1', port: 0, command })).toMatch(
      /^HOST is "192\.0\.2\.1", which is not an IP address or host name of this machine\./,
    );
    expect(listenErrorText(new Error('no'), { host: HOST, port: 1, command })).toBeUndefined();
  });
});

test.each([
  ['127.0.0.1', '', 'http://127.0.0.1:4321'],
  ['0.0.0.0', '/portfolio', 'http://localhost:4321/portfolio'],
  ['::1', '', 'http://[::1]:4321'],
])('%s is shown as an address', (host, base, expected) => {
  expect(siteAddress(host, 4321, base)).toBe(expected);
});
