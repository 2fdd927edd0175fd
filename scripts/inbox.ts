// Reads and keeps the messages of the store: `npm run inbox`. Works while the server runs.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { dataDirSetting, readSettings } from '../server/environment.ts';
import { SettingsError } from '../server/settings-error.ts';
import { MessageStore } from '../server/store/message-store.ts';
import { openDatabase, STORE_FILE } from '../server/store/open.ts';
import { InboxError, runInbox, usage } from './inbox/commands.ts';
import { ROOT, shown } from './project.ts';

async function inbox(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      spam: { type: 'boolean' },
      answered: { type: 'boolean' },
      all: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
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

try {
  process.stdout.write(`${(await inbox()).trimEnd()}\n`);
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error;
  if (!(isUsage || error instanceof InboxError || error instanceof SettingsError)) throw error;
  console.error(isUsage ? `${error.message}\n\n${usage}` : error.message);
  process.exitCode = 1;
}
