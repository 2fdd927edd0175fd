// Sends random, mostly invalid request lines over raw sockets.
import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { mapLimit } from '../../packages/vitrine/content/map-limit.ts';

/** Number of connections at the same time. */
const CONNECTIONS = 8;

/** Largest number of requests on one connection, sent without waiting for responses (pipelining). */
const MAX_PIPELINED = 10;

const piece = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('/', '//', '///', '/.', '/..', '\\', ':', '@', '?', '#'),
  },
  { weight: 2, arbitrary: fc.constantFrom('%', '%2', '%zz', '%00', '%2f', '%5c', '%ff', '%c3%28') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('[', ']', '[::1', '{', '|', '^', '`', '"', '<', '*', ';'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('about', 'de', 'api/contact', 'healthz', '404.html', '_astro'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('look=shop', 'subject=%', 'path=%zz&name=/..', 'token='),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('favicon.svg', 'walk.mp4', '@fs/', '@id/', '__open-in-editor'),
  },
);

const pieces = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));

/** Any byte, also control characters; `\n` begins the next line of the request. */
const byte = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code));

const target = fc.oneof(
  { weight: 20, arbitrary: pieces.map((rest) => `/${rest}`) },
  {
    weight: 2,
    arbitrary: fc.tuple(pieces, byte, pieces).map((parts) => `/${parts.join('')}`),
  },
  { weight: 1, arbitrary: pieces },
  { weight: 1, arbitrary: fc.constantFrom('/', '//', '/about', '/about/', '/api/contact', '*') },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('http://', 'https://', 'HTTP:', 'ftp://', 'http://site.example', '//'),
        pieces,
      )
      .map((parts) => parts.join('')),
  },
);

const method = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST') },
  { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
);

const header = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'Range',
          'If-Range',
          'If-None-Match',
          'If-Modified-Since',
          'Accept-Encoding',
        ),
        fc.oneof(pieces, fc.constantFrom('bytes=0-', 'bytes=-', 'items=0-1', '"', '*', ';q=,')),
      )
      .map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n]/g, '')}\r\n`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('Origin', 'Referer', 'X-Forwarded-For', 'Cookie', 'Accept'), pieces)
      .map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n]/g, '')}\r\n`),
  },
);

const request = fc.record({ method, target, header });

type RandomRequest = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

/** What a server did with random requests. */
interface Outcome {
  /** How many responses there were, by status. */
  statuses: Map<string, number>;
  /** The requests of each connection on which the server failed or closed without a response. */
  failed: string[];
}

/**
 * Sends random request lines, several on one connection.
 *
 * @param count How many request lines to send.
 * @param seed The same seed gives the same requests.
 * @param base The sub-path of the site, with which most targets begin.
 */
export async function sendRandomRequests(
  port: number,
  { count, seed, base = '' }: { count: number; seed: number; base?: string },
): Promise<Outcome> {
  const statuses = new Map<string, number>();
  const failed: string[] = [];
  const host = `127.0.0.1:${port}`;
  const write = ({ method, target, header }: RandomRequest, isLast: boolean) =>
    `${method} ${target.replace(/^\//, `${base}/`)} HTTP/1.1\r\nHost: ${host}\r\n${header}${isLast ? 'Connection: close\r\n' : ''}\r\n`;
  for (let sent = 0, round = 0; sent < count; round += 1) {
    const size = Math.min(count - sent, 5000);
    sent += size;
    const requests = fc.sample(request, { numRuns: size, seed: seed + round });
    const groups: RandomRequest[][] = [];
    for (let at = 0, length = 1; at < size; at += length, length = (length % MAX_PIPELINED) + 1)
      groups.push(requests.slice(at, at + length));
    await mapLimit(groups, CONNECTIONS, async (group) => {
      for (let rest = group; rest.length > 0; ) {
        const lines = rest.map((one, index) => write(one, index === rest.length - 1)).join('');
        const answer = await exchange(port, lines);
        const found = answer.match(/^HTTP\/1\.1 \d{3}/gm) ?? [];
        for (const line of found)
          statuses.set(line.slice(9), (statuses.get(line.slice(9)) ?? 0) + 1);
        // Node closes the connection on CONNECT, which is for proxies.
        const isUnanswered = found.length === 0 && rest.every(({ method }) => method !== 'CONNECT');
        if (isUnanswered || found.some((line) => line.startsWith('HTTP/1.1 5')))
          failed.push(JSON.stringify(lines));
        // A request that cannot be parsed ends the connection; those after it are sent again.
        rest = rest.slice(Math.max(1, found.length));
      }
    });
  }
  return { statuses, failed };
}

async function exchange(port: number, lines: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  // A server may close a connection while requests are still sent.
  socket.on('error', () => socket.destroy()).write(lines, 'latin1');
  return await text(socket).catch(() => '');
}
