import { hash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
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
export function readChecked(file: string): Buffer | undefined {
  try {
    // At once: a build reads hundreds of small files, and threads take longer for each.
    const bytes = readFileSync(file);
    const content = bytes.subarray(0, -hashLength);
    const written = bytes.subarray(-hashLength).toString('latin1');
    return hash('sha256', content) === written ? content : undefined;
  } catch {
    return undefined;
  }
}

/** The same, written as JSON; undefined too where it has another form, as that of an earlier version. */
export function readCheckedJson<T>(file: string, form: z.ZodType<T>): T | undefined {
  const text = readChecked(file);
  return text && form.safeParse(JSON.parse(text.toString())).data;
}
