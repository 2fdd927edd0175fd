// The contact service in `astro dev`. Messages are stored and sent in the same way as by `npm start`.
import { posix } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { siteFolder } from 'vitrine/command';
import { cspFile } from 'vitrine/http';
import { SITE_SETTINGS_FILE } from 'vitrine/message';
import { contactHandler } from '../contact-handler.ts';
import { TextOnlyFiles } from './text-only-files.ts';

const INDEX = 'index.html';

const POLICIES = posix.dirname(cspFile(INDEX));

/**
 * A request listener of Node for the paths of the contact service.
 *
 * @param origin The origin of the development server, from which the contact page is fetched.
 * @param base Sub-path with a leading slash and without a trailing one, or an empty string.
 */
export function contactListener(origin: string, base: string) {
  const files = new TextOnlyFiles(async (path) => {
    // The CSP of a built page would block scripts that the development server adds, so another one is sent.
    if (path.startsWith(POLICIES)) return "frame-ancestors 'none'";
    const page = path.endsWith(`/${INDEX}`) ? path.slice(0, -INDEX.length - 1) : path;
    const response = await fetch(new URL(`${base}/${page}`, origin));
    return response.ok ? await response.text() : undefined;
  });
  let settings: string | undefined;
  let service = contactHandler({ files, base, disk: siteFolder() });
  return getRequestListener(async (request, { incoming }) => {
    const current = await files.readText(SITE_SETTINGS_FILE);
    // If the owner has changed the form since the service was opened, the service is opened again.
    if (current !== settings) service = contactHandler({ files, base, disk: siteFolder() });
    settings = current;
    return await service(request, { address: incoming.socket.remoteAddress ?? 'unknown' });
  });
}
