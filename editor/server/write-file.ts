import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Writes a file so that whoever reads it meanwhile sees all of the old or all of the new one. */
export async function writeWhole(path: string, data: string | Uint8Array): Promise<void> {
  const mode = (await stat(path).catch(() => undefined))?.mode;
  await mkdir(dirname(path), { recursive: true });
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  try {
    await writeFile(draft, data, mode === undefined ? {} : { mode });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}
