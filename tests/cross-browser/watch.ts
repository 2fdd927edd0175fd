import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '../../server/port-of.ts';

/** The site at an address of its own, where every page tells what the browser finds fault with. */
export interface WatchedSite {
  /** Without a slash at the end. */
  url: string;
  /** What the pages told: what the content policy kept back, errors, warnings. */
  said: string[];
  close: () => Promise<void>;
}

// The same in every browser: not all of them tell their driver what the policy kept back.
const WATCHER = `(() => {
  const say = (line) => navigator.sendBeacon('/watched', location.pathname + ': ' + line);
  addEventListener('securitypolicyviolation', (event) =>
    say('kept back: ' + event.effectiveDirective + ' ' + (event.blockedURI || event.sample)));
  addEventListener('error', (event) => say(event.message));
  addEventListener('unhandledrejection', (event) => say('rejected: ' + event.reason));
  for (const level of ['error', 'warn']) {
    const own = console[level];
    console[level] = (...all) => {
      say(level + ': ' + all.join(' '));
      own.apply(console, all);
    };
  }
})();`;

/**
 * Stands before a server, and gives each page one more script, the first of its head.
 *
 * @param server Its address, without a slash at the end.
 */
export async function watchSite(server: string): Promise<WatchedSite> {
  const said: string[] = [];
  const own = createServer(async (asked, answer) => {
    if (asked.url === '/watched') {
      said.push(await text(asked));
      answer.writeHead(204).end();
    } else if (asked.url === '/watch.js') {
      answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(WATCHER);
    } else pass(server, asked, answer);
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => own.once('listening', listening));
  return {
    url: `http://127.0.0.1:${portOf(own)}`,
    said,
    close: async () => {
      own.closeAllConnections();
      await new Promise((closed) => own.close(closed));
    },
  };
}

function pass(server: string, asked: IncomingMessage, answer: ServerResponse): void {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  const { method } = asked;
  const passed = request(new URL(asked.url ?? '/', server), { method, headers }, async (own) => {
    const isPage = own.headers['content-type']?.startsWith('text/html') ?? false;
    if (!isPage || own.statusCode === 304) {
      answer.writeHead(own.statusCode ?? 502, own.headers);
      own.pipe(answer);
      return;
    }
    const { 'content-length': _, ...rest } = own.headers;
    answer.writeHead(own.statusCode ?? 502, rest);
    answer.end((await text(own)).replace('<head>', '<head><script src="/watch.js"></script>'));
  });
  passed.on('error', (error) => answer.destroy(error));
  asked.pipe(passed);
}
