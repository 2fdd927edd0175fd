import { ROOT } from './project.ts';

/** Names of errors whose message is written for the owner and says everything. */
const FOR_THE_OWNER = new Set(['ContentError', 'InboxError', 'SettingsError']);

interface CommandOptions {
  /** What it starts may go on after a failure, and ends with it. */
  leavesPrograms?: boolean;
}

/**
 * Runs a command in the project's folder. What it throws is printed, the owner's mistakes as plain
 * text and faults of the program in full, and ends it with 1.
 */
export async function runCommand(
  command: () => Promise<void>,
  { leavesPrograms = false }: CommandOptions = {},
): Promise<void> {
  process.chdir(ROOT);
  try {
    await command();
  } catch (error) {
    const isPlain = error instanceof Error && FOR_THE_OWNER.has(error.name);
    console.error(isPlain ? error.message : error);
    if (leavesPrograms) process.exit(1);
    process.exitCode = 1;
  }
}
