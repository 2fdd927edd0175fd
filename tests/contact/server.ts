import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { MessageStore } from '../../server/store/message-store.ts';
import { openDatabase } from '../../server/store/open.ts';
import type { MessageState, StoredMessage } from '../../server/store/records.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The server of the project with a message store of its own. */
export interface ContactServer {
  /** Without a slash at the end. */
  url: string;
  /** What it wrote. */
  lines: string[];
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
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      BASE: '',
      OUT_DIR: process.env.CONTACT_SITE || 'dist',
      DATA_DIR: dataDir,
      SMTP_URL: '',
      MAIL_FROM: '',
      MAIL_TO: '',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  createInterface(child.stderr).on('line', (line) => lines.push(line));
  const output = createInterface(child.stdout);
  const url = await new Promise<string>((started, failed) => {
    output.on('line', (line) => {
      lines.push(line);
      const address = /^Vitrine is at (\S+)/.exec(line)?.[1];
      if (address !== undefined) started(address);
    });
    child.once('exit', (code) => failed(new Error(`Ended with ${code}:\n${lines.join('\n')}`)));
  });
  return {
    url,
    lines,
    stored: (state = 'new') => {
      const database = openDatabase(dataDir);
      const messages = new MessageStore(database).list([state]);
      database.close();
      return messages;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true });
    },
  };
}
