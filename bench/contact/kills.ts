import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { MessageStore } from '../../server/store/message-store.ts';
import { openDatabase } from '../../server/store/open.ts';
import { MAIL } from '../../tests/helpers/contact-fixture.ts';
import { ServerProcess } from '../../tests/helpers/server-process.ts';
import { MailServer } from './mail-server.ts';
import type { Figure } from './table.ts';

const MESSAGES = 2000;
const CLIENTS = 8;
const KILLS = 20;

/** For how many kills the mail server is away. */
const AWAY = { from: 6, to: 11 };

/** How long the last mails may take to arrive, in milliseconds. */
const LAST_MAILS = 600_000;

/**
 * 2,000 messages from 8 clients, while the process is killed at least 20 times and the mail server
 * goes away and comes back.
 *
 * @param folder Built site.
 * @param dataDir An empty folder.
 */
export async function benchKills(folder: string, dataDir: string): Promise<Figure[]> {
  const began = performance.now();
  const mail = new MailServer();
  await mail.open();
  const server = new ServerProcess({
    OUT_DIR: folder,
    DATA_DIR: dataDir,
    BASE: '',
    TRUST_PROXY: '1',
    ...MAIL,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  });
  await server.start();

  const left = Array.from({ length: MESSAGES }, (_, number) => number);
  const acknowledged = new Map<string, string>();
  let retries = 0;
  const client = async () => {
    for (let number = left.pop(); number !== undefined; number = left.pop()) {
      const id = randomUUID();
      const message = `No ${number}\n${'Grüße 👋 '.repeat(number % 200)}`;
      while (!(await post(server.port, number, id, message))) {
        retries += 1;
        await pause(20);
      }
      acknowledged.set(id, message);
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));

  let kills = 0;
  // Spread over the messages, so that every kill meets some that are under way.
  while (kills < KILLS) {
    const next = Math.floor((MESSAGES * (kills + 1)) / (KILLS + 1));
    while (acknowledged.size < next) await pause(1 + Math.random() * 10);
    if (kills === AWAY.from) await mail.close();
    await server.kill();
    kills += 1;
    if (kills === AWAY.to) await mail.open();
    await server.start();
  }
  await clients;
  const sendingTook = performance.now() - began;

  const end = performance.now() + LAST_MAILS;
  while (mail.received.size < MESSAGES && performance.now() < end) await pause(50);
  await server.stop();
  await mail.close();

  const database = openDatabase(dataDir);
  const store = new MessageStore(database);
  const stored = store.list(['new', 'answered', 'spam']);
  const waiting = store.outbox.count('waiting');
  database.close();
  const byId = new Map(stored.map((message) => [message.id, message.message]));
  const lost = [...acknowledged].filter(([id, message]) => byId.get(id) !== message).length;
  const unmailed = [...acknowledged.keys()].filter(
    (id) => !mail.received.has(`<${id}@studio.example>`),
  ).length;
  const twice = [...mail.received.values()].filter((times) => times > 1).length;
  return [
    {
      name: 'acknowledged',
      value: acknowledged.size,
      wanted: `${MESSAGES}`,
      ok: acknowledged.size === MESSAGES,
    },
    { name: 'killed with SIGKILL', value: kills, wanted: `at least ${KILLS}`, ok: kills >= KILLS },
    { name: 'posts without an answer, repeated', value: retries },
    {
      name: 'acknowledged, but not in the store as sent',
      value: lost,
      wanted: '0',
      ok: lost === 0,
    },
    {
      name: 'in the store',
      value: stored.length,
      wanted: `${MESSAGES}, each once`,
      ok: stored.length === MESSAGES,
    },
    {
      name: 'acknowledged, but not in the mailbox',
      value: unmailed,
      wanted: '0',
      ok: unmailed === 0,
    },
    { name: 'mails that came twice, under the same Message-ID', value: twice },
    { name: 'still waiting in the outbox', value: waiting, wanted: '0', ok: waiting === 0 },
    { name: 'seconds until all were acknowledged', value: Math.round(sendingTook / 1000) },
    {
      name: 'seconds until all had arrived',
      value: Math.round((performance.now() - began) / 1000),
    },
  ];
}

// Whether a message was acknowledged. Every client stands behind an address of its own.
async function post(port: number, number: number, id: string, message: string): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/contact`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'X-Forwarded-For': `10.${number >> 8}.${number & 255}.1`,
      },
      body: JSON.stringify({
        id,
        name: `Visitor ${number}`,
        email: `visitor-${number}@visitor.example`,
        subject: `Message ${number}`,
        message,
      }),
      signal: AbortSignal.timeout(10_000),
    });
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;
  } catch {
    // The process was killed: no answer, so it is sent again, as the form does.
    return false;
  }
}
