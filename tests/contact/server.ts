import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageStore } from '../../server/store/message-store.ts';
import { openDatabase } from '../../server/store/open.ts';
import type { MessageState, StoredMessage } from '../../server/store/records.ts';
import { ServerProcess } from '../helpers/server-process.ts';

/** The server of the project with a message store of its own. */
export interface ContactServer {
  /** Without a slash at the end. */
  url: string;
  /** What it wrote. */
  lines: readonly string[];
  /** The messages in the store. */
  stored: (state?: MessageState) => StoredMessage[];
  stop: () => Promise<void>;
}

/**
 * Starts the server on a free port, as `npm start` does.
 *
 * @param variables Environment variables beside those of every test.
 */
export async function startServer(variables: Record<string, string> = {}): Promise<ContactServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-contact-'));
  const server = new ServerProcess({
    BASE: '',
    OUT_DIR: process.env.CONTACT_SITE || 'dist',
    DATA_DIR: dataDir,
    SMTP_URL: '',
    MAIL_FROM: '',
    MAIL_TO: '',
    ...variables,
  });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true });
  };
  try {
    await server.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: server.url,
    lines: server.lines,
    stored: (state = 'new') => {
      const database = openDatabase(dataDir);
      const messages = new MessageStore(database).list([state]);
      database.close();
      return messages;
    },
    stop,
  };
}
