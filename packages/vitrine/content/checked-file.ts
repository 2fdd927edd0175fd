import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { hasCode } from '../errors/error-codes.ts';
import { makeFolder, setAside } from './quarantine.ts';
import { writeWhole } from './write-whole.ts';

/** The length of a SHA-256 hash in hexadecimal digits. A checked file ends with such a hash. */
const hashLength = 64;

/**
 * Writes content and its hash to a file, so that {@link readChecked} can detect truncated or damaged
 * files, such as after a power loss. The write is atomic: a temporary file is renamed at the end. A folder
 * in the place of the file, or a file in the place of its folder, is set aside.
 *
 * @param file The absolute path of the file. Missing folders are created.
 */
export async function writeChecked(file: string, content: string | Uint8Array): Promise<void> {
  await makeFolder(dirname(file));
  const bytes = Buffer.concat([Buffer.from(content), Buffer.from(hash('sha256', content))]);
  await writeWhole(file, bytes).catch(async (error: unknown) => {
    if (!hasCode(error, 'EISDIR', 'ENOTEMPTY', 'EEXIST')) throw error;
    await setAside(file);
    await writeWhole(file, bytes);
  });
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
export function readCheckedJson<T>(file: string, schema: z.ZodType<T>): T | undefined {
  const text = readChecked(file);
  return text && parseAs(text, schema);
}

/** The JSON data in a text; undefined if the text is no JSON, or if the data does not match the schema. */
export function parseAs<T>(text: Uint8Array, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(text).toString())).data;
  } catch {
    return undefined;
  }
}
