import { createHash, randomUUID } from 'node:crypto';
import type { Portrait, ReceivedTestimonial, TestimonialWords } from 'vitrine/message';
import { z } from 'zod';
import { addStatements, dailyNoticeStatements, type NewMessage } from './add-message.ts';
import type { Database } from './database.ts';
import { addHit, isReached, type Limit, reachedHit, waitAfter } from './rate-counters.ts';
import { emptyTestimonials } from './retention.ts';
import { recountUsage, SizeLimit, sizeOf, sizeOfWords } from './size-limit.ts';
import { type Statement, sql } from './sql.ts';

/** Maximum size of all portraits, in bytes of base64: 50 MB of pictures. */
const MAX_PORTRAITS = Math.ceil((50_000_000 * 4) / 3);

/** A testimonial that came in. */
export interface NewTestimonial {
  /** The id of the link, which can be used once. */
  id: string;
  project: string;
  /** The tag of a further language; empty for the first language of the site. */
  language: string;
  /** The end of the last day of the link, in milliseconds since 1970. */
  expiresAt: number;
  words: TestimonialWords;
  portrait?: Portrait | undefined;
  limits: readonly Limit[];
  /** The message to the owner that is stored with the testimonial. */
  notice: NewMessage & { id: string };
}

/** What became of a testimonial. */
export type TestimonialResult =
  | 'new'
  /** The same words and portrait were stored before: the response to them was lost. */
  | 'same'
  /** Other words were stored with this link before. */
  | 'used'
  /** A rate limit is reached. `wait` is the number of seconds to wait. */
  | { wait: number }
  /** The store has no room. `isNoticeDue`: for words, and the owner has not been informed yet. */
  | { isFull: true; isNoticeDue: boolean };

/** What became of a testimonial: the row that has its link, and the room in the store. */
const outcomeRow = z.object({
  batch_key: z.string().nullable(),
  fingerprint: z.string().nullable(),
  is_full: z.coerce.number(),
  is_over: z.coerce.number(),
});

const words: z.ZodType<TestimonialWords> = z.object({
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  author: z.string(),
  title: z.string(),
  credit: z.enum(['full', 'name', 'none']),
  stars: z.number().exactOptional(),
});

/** A row of the database table `testimonials`. */
const storedTestimonial = z
  .object({
    id: z.string(),
    received_at: z.number(),
    project: z.string(),
    language: z.string(),
    state: z.enum(['new', 'accepted']),
    words: z.string(),
    portrait: z.string(),
    portrait_type: z.enum(['image/jpeg', 'image/png', 'image/webp', '']),
  })
  .transform(
    ({ received_at: receivedAt, portrait, portrait_type: type, ...row }): ReceivedTestimonial => ({
      ...row,
      receivedAt,
      words: words.parse(JSON.parse(row.words)),
      consentDay: new Date(receivedAt).toISOString().slice(0, 10),
      ...(type !== '' && { portrait: { type, bytes: Buffer.from(portrait, 'base64') } }),
    }),
  );

/** The testimonials in the message store. All methods throw a StoreError if the database cannot be used. */
export class TestimonialStore {
  readonly #database: Database;
  readonly #sizeLimit: SizeLimit;
  readonly #maxPortraits: number;

  /**
   * @param maxBytes Maximum size of all messages and words in bytes; no limit if omitted.
   * @param maxPortraits Maximum size of all portraits, in bytes of base64.
   */
  constructor(database: Database, maxBytes?: number, maxPortraits = MAX_PORTRAITS) {
    this.#database = database;
    this.#sizeLimit = new SizeLimit(maxBytes);
    this.#maxPortraits = maxPortraits;
  }

  /** Whether a testimonial was stored with the link with this id, also if it was deleted since. */
  async isUsed(id: string): Promise<boolean> {
    const [rows] = await this.#database.batch([sql`SELECT id FROM testimonials WHERE id = ${id}`]);
    return rows?.length === 1;
  }

  /**
   * Stores a testimonial, and the notice to the owner, at most once for each link, whichever process
   * takes it. When the promise resolves, both are durable.
   */
  async add(testimonial: NewTestimonial, now: number): Promise<TestimonialResult> {
    const key = randomUUID();
    const { statements, reachedLimits, outcome, fingerprint } = this.#statements(
      testimonial,
      key,
      now,
    );
    const results = await this.#database.batch(statements);
    const rowsOf = (statement: Statement) => results[statements.indexOf(statement)];
    const stored = outcomeRow.parse(rowsOf(outcome)?.[0]);
    if (stored.batch_key === key) return 'new';
    if (stored.batch_key !== null) return stored.fingerprint === fingerprint ? 'same' : 'used';
    const wait = waitAfter(reachedLimits.map(rowsOf), now);
    if (wait !== undefined) return { wait };
    return { isFull: true, isNoticeDue: stored.is_over === 1 && stored.is_full === 0 };
  }

  // The batch may run again after its result was lost, so each statement is idempotent.
  #statements({ id, notice, limits, ...given }: NewTestimonial, key: string, now: number) {
    const { portrait } = given;
    const text = JSON.stringify(given.words);
    const picture = portrait ? Buffer.from(portrait.bytes).toString('base64') : '';
    const fingerprint = createHash('sha256').update(`${text}\n${picture}`).digest('base64url');
    const size = sizeOfWords(text);
    // The notice needs room too, because both are stored or none.
    const hasRoom = this.#sizeLimit.allows(size + sizeOf(notice.message), sql`1 = 0`);
    const hasPictureRoom =
      picture === ''
        ? sql`1 = 1`
        : sql`(SELECT coalesce(sum(octet_length(portrait)), 0) FROM testimonials)
            + ${picture.length} <= ${this.#maxPortraits}`;
    const isWithinLimits = limits.reduce(
      (all, limit) => sql`${all} AND NOT ${isReached(limit, now)}`,
      sql`${hasRoom} AND ${hasPictureRoom}`,
    );
    const isInserted = sql`id = ${id} AND batch_key = ${key}`;
    const isStored = sql`EXISTS (SELECT 1 FROM testimonials WHERE ${isInserted})`;
    const reachedLimits = limits.map((limit) => reachedHit(limit, now));
    const outcome = sql`SELECT stored.batch_key, stored.fingerprint, is_full,
        CASE WHEN ${hasRoom} THEN 0 ELSE 1 END AS is_over
      FROM usage LEFT JOIN (
        SELECT batch_key, fingerprint FROM testimonials WHERE id = ${id}
      ) AS stored ON 1 = 1`;
    const noticeKey = randomUUID();
    const { dailyNotice } = notice;
    const statements = [
      ...reachedLimits,
      // Setting `batch_key` admits the testimonial: the next statement inserts it only then.
      sql`UPDATE usage SET bytes = bytes + ${size}, batch_key = ${key}
        WHERE NOT EXISTS (SELECT 1 FROM testimonials WHERE id = ${id}) AND ${isWithinLimits}`,
      sql`INSERT INTO testimonials (id, project, language, received_at, expires_at, state, words,
          portrait, portrait_type, fingerprint, batch_key)
        SELECT ${id}, ${given.project}, ${given.language}, ${now}, ${given.expiresAt}, 'new',
          ${text}, ${picture}, ${portrait?.type ?? ''}, ${fingerprint}, ${key}
        WHERE EXISTS (SELECT 1 FROM usage WHERE batch_key = ${key})
        AND NOT EXISTS (SELECT 1 FROM testimonials WHERE id = ${id}) RETURNING id`,
      ...limits.map((limit) => addHit(limit, now, isInserted, sql`testimonials`)),
      ...addStatements(notice, noticeKey, this.#sizeLimit, now, isStored).statements,
      ...(dailyNotice
        ? dailyNoticeStatements(dailyNotice, noticeKey, randomUUID(), this.#sizeLimit, now)
        : []),
      outcome,
    ];
    return { statements, reachedLimits, outcome, fingerprint };
  }

  /** All testimonials that were not deleted, oldest first. */
  async list(): Promise<ReceivedTestimonial[]> {
    return await this.#select(sql`1 = 1`);
  }

  /** The first ten testimonials whose id begins with a text. */
  async find(idStart: string): Promise<ReceivedTestimonial[]> {
    const beginning = idStart.toLowerCase();
    return await this.#select(sql`substr(id, 1, ${beginning.length}) = ${beginning}`, 10);
  }

  async #select(condition: Statement, limit = 1_000_000): Promise<ReceivedTestimonial[]> {
    const [rows] = await this.#database.batch([
      sql`SELECT id, received_at, project, language, state, words, portrait, portrait_type
        FROM testimonials WHERE words <> '' AND ${condition} ORDER BY received_at, id LIMIT ${limit}`,
    ]);
    return storedTestimonial.array().parse(rows);
  }

  async setAccepted(id: string): Promise<void> {
    await this.#database.batch([
      sql`UPDATE testimonials SET state = 'accepted' WHERE id = ${id} AND words <> ''`,
    ]);
  }

  /** Removes words, portrait, and the notice, which has the author's name. The link stays used. */
  async delete(id: string): Promise<void> {
    await this.#database.batch([
      emptyTestimonials(sql`id = ${id}`),
      // The notice names the commands for the testimonial.
      sql`DELETE FROM messages WHERE name = 'Vitrine' AND replace(message, ${id}, '') <> message`,
      sql`DELETE FROM outbox WHERE message_id NOT IN (SELECT id FROM messages)`,
      recountUsage,
    ]);
    await this.#database.checkpoint();
  }
}
