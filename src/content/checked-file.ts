import { hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { z } from 'zod';

/** Length of a SHA-256 hash in hexadecimal digits; the hash follows the content. */
const hashLength = 64;

/**
 * Writes a file with a hash, by which {@link readChecked} detects one that was cut off or damaged, as
 * after a power loss. It is renamed into its place, so that no reader sees a part of it.
 *
 * @param file Absolute; its folder is made.
 */
export async function writeChecked(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(
    draft,
    Buffer.concat([Buffer.from(content), Buffer.from(hash('sha256', content))]),
  );
  await rename(draft, file);
}

/** The content that {@link writeChecked} wrote; undefined if the file is missing or damaged. */
export async function readChecked(file: string): Promise<Buffer | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  const content = bytes?.subarray(0, -hashLength);
  const written = bytes?.subarray(-hashLength).toString('latin1');
  return content && hash('sha256', content) === written ? content : undefined;
}

/** The same for JSON; undefined also where its shape is another, as in an earlier version. */
export async function readCheckedJson<T>(file: string, form: z.ZodType<T>): Promise<T | undefined> {
  const text = await readChecked(file);
  return text && form.safeParse(JSON.parse(text.toString())).data;
}
