import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from '../../platform/settings-error.ts';
import { ROOT } from '../../platform/site-paths.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

export interface CommandResult {
  status: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command such as `check`, `init` or `new` without a terminal.
 *
 * @param folder The absolute path of the content folder. The returned output names it `content`.
 */
export function run(folder: string, command: string, ...args: string[]): Promise<CommandResult> {
  const { INIT_CWD: _, ...rest } = process.env;
  const env = { ...rest, CONTENT: folder, NODE_NO_WARNINGS: '1' };
  const words = [join(ROOT, 'cli/main.ts'), command, ...args];
  const shown = (text: string) => text.replaceAll(folder, 'content').trimEnd();
  return new Promise((resolve) => {
    const child = execFile(process.execPath, words, { env }, (_error, stdout, stderr) => {
      resolve({ status: child.exitCode, stdout: shown(stdout), stderr: shown(stderr) });
    });
    child.stdin?.end();
  });
}

/** The path of a content folder that does not exist yet. The folder is removed after the test. */
export async function absentFolder(): Promise<string> {
  return join(await temporaryFolder(), 'content');
}

/** The error message of a command that fails, which names the folder `content`. */
export async function errorOf(said: Promise<string>, folder: string): Promise<string> {
  const error = await said.catch((thrown: unknown) => thrown);
  if (!(error instanceof SettingsError)) throw error;
  return error.message.replaceAll(folder, 'content');
}

export async function textsIn(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.(?:ya?ml|md)$/.test(name)).sort();
  const texts = files.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}
