import { type Command, helpText } from './command.ts';
import { ROOT } from './project.ts';

/** Errors whose message is written for a person and says everything, and how they end a command. */
const exitCodes = new Map([
  ['ContentError', 1],
  ['SettingsError', 1],
  ['UsageError', 2],
]);

/**
 * Runs a command in the project's folder. What it throws is printed, a person's mistakes as plain
 * text and faults of the program in full.
 */
export async function runCommand(command: Command, args: readonly string[]): Promise<void> {
  process.chdir(ROOT);
  try {
    if (args.includes('--help')) console.log(helpText(command));
    else await command.run(args);
  } catch (error) {
    const code = error instanceof Error ? exitCodes.get(error.name) : undefined;
    console.error(code !== undefined && error instanceof Error ? error.message : error);
    if (code === 2) console.error('\n--help lists the options.');
    // Astro keeps programs running when a page cannot be rendered; they end with this one.
    process.exit(code ?? 1);
  }
}
