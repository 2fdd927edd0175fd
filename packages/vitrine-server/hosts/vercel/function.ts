// The contact service as a Vercel function. Vercel serves the site's files without this function.
import { join } from 'node:path';
import { DiskFiles } from 'vitrine/command';
import { contactHandler } from '../contact-handler.ts';
import { vercelWaitUntil } from './wait-until.ts';

/** The pages and settings that `prepare.mjs` copies into the folder of the function. */
const files = new DiskFiles(join(import.meta.dirname, 'site'));

const service = contactHandler({ files });

// biome-ignore lint/style/noDefaultExport: the platform calls the default export.
export default {
  async fetch(request: Request): Promise<Response> {
    // Vercel sets `X-Real-IP` on every request, and overwrites a value that the visitor sent.
    const address = request.headers.get('X-Real-IP') ?? 'unknown';
    return await service(request, { address, waitUntil: vercelWaitUntil });
  },
};
