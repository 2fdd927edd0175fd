// Measures that no message is lost: `node bench/contact.ts`. Takes a few minutes.
// The site must be built: `npm run build`. OUT_DIR names another build.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { outDirSetting, readSettings } from '../server/environment.ts';
import { benchBadRequests } from './contact/bad-requests.ts';
import { benchKills } from './contact/kills.ts';
import { benchSlowClients } from './contact/slow-clients.ts';
import { allGood, type Figure, printFigures } from './contact/table.ts';

const parts: [title: string, run: (folder: string, dataDir: string) => Promise<Figure[]>][] = [
  [
    '2,000 messages from 8 clients, the process killed, the mail server away for a while',
    benchKills,
  ],
  ['10,000 generated bad requests', benchBadRequests],
  ['Slow clients', benchSlowClients],
];

const { OUT_DIR } = readSettings(z.object({ OUT_DIR: outDirSetting }), process.env);
const around = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
for (const [index, [title, run]] of parts.entries()) {
  const figures = await run(OUT_DIR, join(around, String(index)));
  printFigures(title, figures);
  if (!allGood(figures)) process.exitCode = 1;
}
await rm(around, { recursive: true });
