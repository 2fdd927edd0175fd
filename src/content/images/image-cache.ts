import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import { z } from 'zod';
import { readChecked, writeChecked } from '../checked-file.ts';
import { type Measured, statOf } from './measure-image.ts';

/** By path: what the image was when the file had this size and date. */
const entries = z.record(
  z.string(),
  z.object({
    size: z.number(),
    date: z.number(),
    image: z.object({ width: z.number(), height: z.number(), tint: z.string() }),
  }),
);

type Entries = z.infer<typeof entries>;

/**
 * Remembers what image files turned out to be, so that a build with unchanged images does not
 * decode them again. A file counts as unchanged while its path, size and date are the same.
 */
export class ImageCache {
  readonly #file: string;
  readonly #known: Entries;
  readonly #seen: Entries = {};
  readonly #running = new Map<string, Promise<Measured>>();

  private constructor(file: string, known: Entries) {
    this.#file = file;
    this.#known = known;
  }

  /** @param file Where to remember, absolute. A file that is damaged or of an older form is begun anew. */
  static async open(file: string): Promise<ImageCache> {
    return new ImageCache(file, await readEntries(file));
  }

  /** What is known of an image file, else what `measure` finds, which is then remembered. */
  look(image: string, measure: (file: string) => Promise<Measured>): Promise<Measured> {
    const running = this.#running.get(image) ?? this.#look(image, measure);
    this.#running.set(image, running);
    return running;
  }

  async #look(image: string, measure: (file: string) => Promise<Measured>): Promise<Measured> {
    const stats = await statOf(image);
    if ('reason' in stats) return stats;
    const { size, mtimeMs: date } = stats;
    const known = this.#known[image];
    const isSame = known?.size === size && known.date === date;
    const measured = isSame ? known.image : await measure(image);
    if (!('reason' in measured)) this.#seen[image] = { size, date, image: measured };
    return measured;
  }

  /**
   * Writes what was seen to disk and keeps what is known of images that are still there in other
   * folders. Builds at the same time may lose each other's entries, which costs a slower build, but
   * never see half a file.
   *
   * @param folder The content folder whose images have all been looked at, absolute.
   */
  async save(folder: string): Promise<void> {
    const others = Object.entries(await readEntries(this.#file)).filter(
      ([image]) => !image.startsWith(folder + sep) && existsSync(image),
    );
    const next = JSON.stringify({ ...Object.fromEntries(others), ...this.#seen });
    if (next !== (await readChecked(this.#file))?.toString()) await writeChecked(this.#file, next);
  }
}

async function readEntries(file: string): Promise<Entries> {
  const known = (await readChecked(file))?.toString();
  return known === undefined ? {} : (entries.safeParse(JSON.parse(known)).data ?? {});
}
