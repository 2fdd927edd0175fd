import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type Content = string | Uint8Array;

/** Writes files, given by their relative paths, into a folder. Creates missing folders. */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, Content> | Readonly<Record<string, Content>>,
): Promise<void> {
  for (const [path, content] of files instanceof Map ? files : Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
