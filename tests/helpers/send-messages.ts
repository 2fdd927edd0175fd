import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { mapLimit } from '../../packages/vitrine/content/map-limit.ts';
import { newLink } from '../../packages/vitrine-server/testimonials/link.ts';
import { formOf, linkPath, PORTRAIT, WORDS } from './testimonial-fixture.ts';

export const MESSAGES = 2000;

export const KILLS = 20;

/** What is sent to a server: a kind of text, and how many of them. */
export interface Load {
  count: number;
  /** How often the server is killed meanwhile. */
  kills: number;
  newId: () => string;
  /** Sends a text to a server. @throws Error if the server does not acknowledge it */
  post: (origin: string, number: number, part: { id: string; message: string }) => Promise<void>;
}

export const messages: Load = { count: MESSAGES, kills: KILLS, newId: randomUUID, post };

/** Testimonials, each by a link of its own, whose id it gets. Every fifth one has a portrait. */
export const testimonials: Load = {
  count: 500,
  kills: 10,
  newId: () => newLink('shop', '', 0).id,
  post: postTestimonial,
};

/**
 * Sends messages to a server, eight at a time. Repeats each message until the server acknowledges it.
 *
 * @param originFor Returns the origin of the server to use; called before each attempt.
 */
export function sendMessages(
  originFor: (number: number, attempt: number) => Promise<string>,
  { count, kills, newId, post }: Load = messages,
) {
  /** The texts of the messages that the server acknowledged, by message id. */
  const acknowledged = new Map<string, string>();
  const numbers = Array.from({ length: count }, (_, number) => number);
  const finished = mapLimit(numbers, 8, async (number) => {
    const id = newId();
    const message = `No ${number}\n${'Grüße 👋 '.repeat(number % (count / 10))}`;
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
    /** Kills the server several times, at regular intervals while the messages are sent. */
    killMeanwhile: async (killAndStart: (kill: number) => Promise<void>) => {
      for (let kill = 0; kill < kills; kill += 1) {
        const next = Math.floor((count * (kill + 1)) / (kills + 1));
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
      expect(acknowledged.size).toBe(count);
      expect(stored).toHaveLength(count);
      expect(texts).toEqual(acknowledged);
    },
  };
}

/** Headers by which a server sees an IP address of its own. */
function sentFrom(number: number) {
  const sender = `10.${number >> 8}.${number & 255}.1`;
  return { 'X-Forwarded-For': sender, 'CF-Connecting-IP': sender };
}

async function post(origin: string, number: number, part: { id: string; message: string }) {
  const response = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...sentFrom(number),
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

async function postTestimonial(
  origin: string,
  number: number,
  { id, message }: { id: string; message: string },
) {
  const portrait = number % 5 === 0 ? PORTRAIT : undefined;
  const response = await fetch(origin + linkPath(Date.now(), { id }), {
    method: 'POST',
    redirect: 'manual',
    headers: sentFrom(number),
    body: formOf({ ...WORDS, 'answer-0': message, 'answer-1': '' }, portrait),
  });
  await response.arrayBuffer();
  expect(response.status).toBe(303);
}
