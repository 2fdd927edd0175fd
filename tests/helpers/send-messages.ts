import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { mapLimit } from '../../src/lib/map-limit.ts';

export const MESSAGES = 2000;

export const KILLS = 20;

/**
 * Sends messages, eight at a time, each again until it is acknowledged, as the form does.
 *
 * @param originFor The origin to which a message is sent, called again before every try.
 */
export function sendMessages(originFor: (number: number, attempt: number) => Promise<string>) {
  /** The acknowledged messages, by id. */
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
    /** Kills a server several times while messages are being sent, spread over all messages. */
    killMeanwhile: async (killAndStart: (kill: number) => Promise<void>) => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const next = Math.floor((MESSAGES * (kill + 1)) / (KILLS + 1));
        await vi.waitUntil(() => acknowledged.size >= next, { timeout: 120_000, interval: 1 });
        await killAndStart(kill);
      }
    },
    /** Expects that the store contains each acknowledged message exactly once. */
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

/** Sends a message from a unique address. @throws Error where it is not acknowledged */
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
