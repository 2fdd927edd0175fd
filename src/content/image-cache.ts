import { existsSync, readFileSync } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Measured } from './images.ts';

const entries = z.record(
  z.string(),
  z.object({ width: z.number(), height: z.number(), tint: z.string() }),
);

/**
 * Remembers what image files turned out to be, so that a build with unchanged images does not
 * decode them again. A file counts as unchanged while its path, size and date are the same.
 */
export class ImageCache {
  readonly #file: string;
  readonly #known: z.infer<typeof entries>;
  #changed = false;

  /** @param file Where to remember, absolute. A file that cannot be understood is begun anew. */
  constructor(file: string) {
    this.#file = file;
    this.#known = existsSync(file) ? readEntries(file) : {};
  }

  /** What is known of an image file, else what `measure` finds, which is then remembered. */
  async look(image: string, measure: (file: string) => Promise<Measured>): Promise<Measured> {
    const { size, mtimeMs } = await stat(image);
    const key = `${image} ${size} ${mtimeMs}`;
    const known = this.#known[key];
    if (known) return known;
    const measured = await measure(image);
    if ('reason' in measured) return measured;
    this.#known[key] = measured;
    this.#changed = true;
    return measured;
  }

  /** Writes what is new to disk. */
  async save(): Promise<void> {
    if (!this.#changed) return;
    await mkdir(dirname(this.#file), { recursive: true });
    await writeFile(this.#file, JSON.stringify(this.#known));
    this.#changed = false;
  }
}

function readEntries(file: string): z.infer<typeof entries> {
  try {
    return entries.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A half-written or older cache costs one slower build, nothing else.
    return {};
  }
}
