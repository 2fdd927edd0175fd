import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util';
import { SettingsError } from '../platform/settings-error.ts';
import { ROOT } from '../platform/site-paths.ts';
import { nearest } from '../src/content/nearest.ts';

/** A wrong call of a command. The user sees its message without a stack trace. */
export class UsageError extends SettingsError {
  override name = 'UsageError';
}

/** An option, as `parseArgs` takes it, with its text in the help. */
interface Option extends ParseArgsOptionDescriptor {
  /** The placeholder of its value in the help, such as `file.pdf`. */
  value?: string;
  help: string;
}

/** The options of a command, by name. */
export type Options = Readonly<Record<string, Option>>;

/** A command and its help. */
export interface Command {
  /** One sentence. */
  summary: string;
  /** Ways to call it, and what each does. */
  examples: readonly (readonly [call: string, effect: string])[];
  options?: Options;
  /** Further text of the help. */
  notes?: string;
  /** Runs the command. @throws UsageError, SettingsError or ContentError with a message for the user */
  run(args: readonly string[]): Promise<void>;
}

/** The text of `--help`. */
function helpText({ summary, examples, options = {}, notes }: Command): string {
  const help: Option = { type: 'boolean', help: 'shows this help' };
  const parts = [summary, columns(examples), describeOptions({ ...options, help }), notes];
  return parts.filter(Boolean).join('\n\n');
}

/** A line for each option. */
export function describeOptions(options: Options): string {
  return columns(
    Object.entries(options).map(([name, { value, help }]) => [
      value === undefined ? `--${name}` : `--${name} ${value}`,
      help,
    ]),
  );
}

/** Rows of two columns. */
export function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`).join('\n');
}

/**
 * Reads the arguments of a command.
 *
 * @throws UsageError if an option is unknown or lacks its value, or there is an argument too many
 */
export function readOptions<const T extends Options>(
  options: T,
  args: readonly string[],
  { allowPositionals = false } = {},
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals });
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error;
    // The rest of the message explains how to escape a hyphen.
    const [what = ''] = error.message.split(/\. (?:To|This command) /);
    const [, unknown] = /^Unknown option '--([^']+)'/.exec(what) ?? [];
    const near = unknown && nearest(unknown, Object.keys(options));
    throw new UsageError(`${what}.${near ? ` Did you mean '--${near}'?` : ''}`);
  }
}

/** Exit codes by the names of errors. The message of these errors is all that a user needs. */
const exitCodes = new Map([
  ['ContentError', 1],
  ['SettingsError', 1],
  ['UsageError', 2],
]);

/**
 * Runs a command in the project's folder. Prints the message of an error that the user can fix, and
 * any other error, a bug of the program, with its stack.
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
    // Astro leaves child processes running when a page cannot be rendered. They end with this process.
    process.exit(code ?? 1);
  }
}
