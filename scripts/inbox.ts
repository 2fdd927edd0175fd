// Reads and keeps the messages of the store: `npm run inbox`. Works while the server runs.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { dataDirSetting, readSettings } from '../server/environment.ts';
import { MessageStore } from '../server/store/message-store.ts';
import { openDatabase, STORE_FILE } from '../server/store/open.ts';
import { runInbox, usage } from './inbox/commands.ts';
import { ROOT, shown } from './project.ts';
import { readFlags } from './read-flags.ts';
import { runCommand } from './run-command.ts';

async function inbox(): Promise<string> {
  const { values, positionals } = readFlags(usage, () =>
    parseArgs({
      allowPositionals: true,
      options: {
        spam: { type: 'boolean' },
        answered: { type: 'boolean' },
        all: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }),
  );
  if (values.help) return usage;
  const { DATA_DIR } = readSettings(z.object({ DATA_DIR: dataDirSetting }), process.env);
  const dataDir = resolve(ROOT, DATA_DIR);
  if (!existsSync(join(dataDir, STORE_FILE))) {
    return `No message has come yet: there is no store in ${shown(dataDir)}/.`;
  }
  const database = openDatabase(dataDir);
  try {
    const [command, ...words] = positionals;
    const chosen = values.spam ? 'spam' : values.answered ? 'answered' : 'new';
    const which = values.all ? 'all' : chosen;
    return await runInbox(new MessageStore(database), { command, words, which }, Date.now());
  } finally {
    database.close();
  }
}

await runCommand(async () => console.log((await inbox()).trimEnd()));
