import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';
import { runCommand } from '../../packages/vitrine/cli/command.ts';
import { commands, isCommand } from '../../packages/vitrine/cli/commands.ts';
import { SettingsError } from '../../packages/vitrine/errors/settings-error.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

export interface CommandResult {
  status: number;
  stdout: string;
  stderr: string;
}

/** Ends a command in place of `process.exit`. */
class Exit extends Error {}

/**
 * Runs a command such as `check`, `init` or `new` in this process, without a terminal. That a command also
 * works as a program is tested in packages/vitrine/cli/commands.test.ts.
 *
 * @param folder The absolute path of the content folder. The returned output names it `content`.
 */
export async function run(
  folder: string,
  command: string,
  ...args: string[]
): Promise<CommandResult> {
  if (!isCommand(command)) throw new Error(`There is no command ${command}.`);
  const lines: Record<'log' | 'warn' | 'error', string[]> = { log: [], warn: [], error: [] };
  const shown = (...names: (keyof typeof lines)[]) =>
    names
      .flatMap((name) => lines[name])
      .join('\n')
      .replaceAll(folder, 'content')
      .trimEnd();
  const spies = (['log', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...said) => void lines[name].push(format(...said))),
  );
  const exit = vi.spyOn(process, 'exit').mockImplementation((status) => {
    process.exitCode = status ?? process.exitCode;
    throw new Exit();
  });
  const { exitCode } = process;
  vi.stubEnv('CONTENT', folder);
  vi.stubEnv('INIT_CWD', undefined);
  process.exitCode = 0;
  try {
    await runCommand((await commands[command]()).command, args).catch((error: unknown) => {
      if (!(error instanceof Exit)) throw error;
    });
    return {
      status: Number(process.exitCode),
      stdout: shown('log'),
      stderr: shown('warn', 'error'),
    };
  } finally {
    vi.unstubAllEnvs();
    process.exitCode = exitCode;
    for (const spy of [...spies, exit]) spy.mockRestore();
  }
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
