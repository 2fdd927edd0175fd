import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util';
import { SettingsError } from '../platform/settings-error.ts';
import { ROOT } from '../platform/site-paths.ts';
import { nearest } from '../src/content/nearest.ts';

/** Thrown if the arguments of a command are wrong. The user sees the message, but no stack trace. */
export class UsageError extends SettingsError {
  override name = 'UsageError';
}

/** An option of a command: the descriptor for `parseArgs`, and the text for `--help`. */
interface Option extends ParseArgsOptionDescriptor {
  /** The placeholder for the option's value in the text of `--help`, such as `file.pdf`. */
  value?: string;
  help: string;
}

/** The options of a command, by name. */
export type Options = Readonly<Record<string, Option>>;

/** A command, and the parts of its `--help` text. */
export interface Command {
  /** The purpose of the command in one sentence. */
  summary: string;
  /** Example calls of the command, each with its effect. */
  examples: readonly (readonly [call: string, effect: string])[];
  options?: Options;
  /** Text at the end of `--help`. */
  notes?: string;
  /** Runs the command. @throws UsageError, SettingsError or ContentError with a message for the user */
  run(args: readonly string[]): Promise<void>;
}

/** The text that `--help` prints for a command. */
function helpText({ summary, examples, options = {}, notes }: Command): string {
  const help: Option = { type: 'boolean', help: 'shows this help' };
  const parts = [summary, columns(examples), describeOptions({ ...options, help }), notes];
  return parts.filter(Boolean).join('\n\n');
}

/** The options as text for `--help`, one option per line. */
export function describeOptions(options: Options): string {
  return columns(
    Object.entries(options).map(([name, { value, help }]) => [
      value === undefined ? `--${name}` : `--${name} ${value}`,
      help,
    ]),
  );
}

/** Formats rows as text in two aligned columns. */
export function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`).join('\n');
}

/**
 * Reads the arguments of a command.
 *
 * @throws UsageError if an option is unknown or has no value, or if there are too many arguments
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
    // Removes the end of Node's message, which only explains how to escape a hyphen.
    const [what = ''] = error.message.split(/\. (?:To|This command) /);
    const [, unknown] = /^Unknown option '--([^']+)'/.exec(what) ?? [];
    const near = unknown && nearest(unknown, Object.keys(options));
    throw new UsageError(`${what}.${near ? ` Did you mean '--${near}'?` : ''}`);
  }
}

/** Exit codes by error name. For these errors the user sees the message without a stack trace. */
const exitCodes = new Map([
  ['ContentError', 1],
  ['SettingsError', 1],
  ['UsageError', 2],
]);

/**
 * Runs a command in the project's folder. Prints only the message of an error that the user can fix.
 * Any other error is a bug of the program and is printed with its stack trace.
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
    // When a page cannot be rendered, Astro leaves child processes running. They end with this process.
    process.exit(code ?? 1);
  }
}
