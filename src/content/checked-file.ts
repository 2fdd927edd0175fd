import { hash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { z } from 'zod';

/** The length of a SHA-256 hash in hexadecimal digits. A checked file ends with such a hash. */
const hashLength = 64;

/**
 * Writes content and its hash to a file, so that {@link readChecked} can detect truncated or damaged
 * files, such as after a power loss. The write is atomic: a temporary file is renamed at the end.
 *
 * @param file The absolute path of the file. Missing folders are created.
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
    // Synchronous, because a build reads hundreds of small files, and each asynchronous read is slower.
    const bytes = readFileSync(file);
    const content = bytes.subarray(0, -hashLength);
    const written = bytes.subarray(-hashLength).toString('latin1');
    return hash('sha256', content) === written ? content : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The JSON data that {@link writeChecked} wrote; undefined if the file is missing or damaged, or if the
 * data does not match the schema, such as after an update.
 */
export function readCheckedJson<T>(file: string, form: z.ZodType<T>): T | undefined {
  const text = readChecked(file);
  return text && form.safeParse(JSON.parse(text.toString())).data;
}
