import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { dataDirSetting, readSettings } from '../../server/environment.ts';
import { MessageStore } from '../../server/store/message-store.ts';
import { openDatabase, STORE_FILE } from '../../server/store/open.ts';
import { type Command, type Options, readOptions } from '../command.ts';
import { ROOT, shown } from '../project.ts';
import { runInbox } from './commands.ts';

const options = {
  spam: { type: 'boolean', help: 'what was taken for spam' },
  answered: { type: 'boolean', help: 'what is answered' },
  all: { type: 'boolean', help: 'every message' },
} as const satisfies Options;

export const command: Command = {
  summary: 'Reads and keeps the messages of the server.',
  examples: [
    ['npx vitrine inbox', 'what is to be answered'],
    ['npx vitrine inbox list --spam', 'what was taken for spam'],
    ['npx vitrine inbox show <id>', 'a whole message; the beginning of its id is enough'],
    ['npx vitrine inbox answered <id> …', 'mark as answered (new <id> takes it back)'],
    ['npx vitrine inbox rescue <id> …', 'it is no spam: to be answered, and its mail is sent'],
    ['npx vitrine inbox spam <id> …', 'it is spam after all'],
    ['npx vitrine inbox resend <id> …', 'send its mail again'],
    ['npx vitrine inbox delete <id> …', 'remove for good'],
    ['npx vitrine inbox export mbox --all > file', 'or json, or csv'],
  ],
  options,
  notes: 'It works while the server runs. DATA_DIR=folder names another message store.',
  async run(args) {
    const { values, positionals } = readOptions(options, args, { allowPositionals: true });
    const { DATA_DIR } = readSettings(z.object({ DATA_DIR: dataDirSetting }), process.env);
    const dataDir = resolve(ROOT, DATA_DIR);
    if (!existsSync(join(dataDir, STORE_FILE))) {
      console.log(`No message has come yet: there is no store in ${shown(dataDir)}/.`);
      return;
    }
    const database = openDatabase(dataDir);
    try {
      const [name, ...words] = positionals;
      const chosen = values.spam ? 'spam' : values.answered ? 'answered' : 'new';
      const request = { command: name, words, which: values.all ? 'all' : chosen } as const;
      const text = await runInbox(new MessageStore(database), request, Date.now());
      console.log(text.trimEnd());
    } finally {
      database.close();
    }
  },
};
