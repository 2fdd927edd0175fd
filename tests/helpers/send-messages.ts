import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { mapLimit } from '../../packages/vitrine/content/map-limit.ts';

export const MESSAGES = 2000;

export const KILLS = 20;

/**
 * Sends messages to a server, eight at a time. Repeats each message until the server acknowledges it.
 *
 * @param originFor Returns the origin of the server to use; called before each attempt.
 */
export function sendMessages(originFor: (number: number, attempt: number) => Promise<string>) {
  /** The texts of the messages that the server acknowledged, by message id. */
  const acknowledged = new Map<string, string>();
  const numbers = Array.from({ length: MESSAGES }, (_, number) => number);
  const finished = mapLimit(numbers, 8, async (number) => {
    const id = randomUUID();
    const message = `No ${number}\n${'Grüße 👋 '.repeat(number % 200)}`;
    let attempt = 0;
    const send = async () => {
      const origin = await originFor(number, attempt);
      attempt += 1;
      await post(origin, number, { id, message });
    };
    await vi.waitFor(send, { timeout: 120_000, interval: 20 });
    acknowledged.set(id, message);
  });
  return {
    acknowledged,
    finished,
    /** Kills the server `KILLS` times, at regular intervals while the messages are sent. */
    killMeanwhile: async (killAndStart: (kill: number) => Promise<void>) => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const next = Math.floor((MESSAGES * (kill + 1)) / (KILLS + 1));
        await vi.waitUntil(() => acknowledged.size >= next, { timeout: 120_000, interval: 1 });
        await killAndStart(kill);
      }
    },
    /** Expects that the message store contains each acknowledged message exactly once. */
    expectStored: (stored: readonly { id: unknown; message: unknown }[]) => {
      const texts = new Map(stored.map(({ id, message }) => [id, message]));
      const lost = [...acknowledged.keys()].filter((id) => !texts.has(id)).length;
      const twice = stored.length - texts.size;
      console.log({ acknowledged: acknowledged.size, stored: stored.length, lost, twice });
      expect(acknowledged.size).toBe(MESSAGES);
      expect(stored).toHaveLength(MESSAGES);
      expect(texts).toEqual(acknowledged);
    },
  };
}

/** Sends a message from a unique IP address. @throws Error if the server does not acknowledge it */
async function post(origin: string, number: number, part: { id: string; message: string }) {
  const sender = `10.${number >> 8}.${number & 255}.1`;
  const response = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-Forwarded-For': sender,
      'CF-Connecting-IP': sender,
    },
    body: JSON.stringify({
      name: `Visitor ${number}`,
      email: `visitor-${number}@visitor.example`,
      subject: `Message ${number}`,
      ...part,
    }),
  });
  expect(await response.json()).toMatchObject({ ok: true });
}
