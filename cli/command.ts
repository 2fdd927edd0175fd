import { parseArgs } from 'node:util';
import { ROOT } from '../platform/project.ts';
import { SettingsError } from '../platform/settings-error.ts';
import { nearest } from '../src/content/nearest.ts';

/** A wrong call of a command, told to a person as it is. */
export class UsageError extends SettingsError {
  override name = 'UsageError';
}

/** An option, as `parseArgs` takes it, with what the help says. */
interface Option {
  type: 'boolean' | 'string';
  multiple?: boolean;
  default?: string;
  /** What stands behind it, such as `file.pdf`. */
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
  /** What else the help says. */
  notes?: string;
  /** Does it. @throws UsageError, SettingsError or ContentError with what to tell a person */
  run(args: readonly string[]): Promise<void>;
}

/** What `--help` says. */
function helpText({ summary, examples, options = {}, notes }: Command): string {
  const help: Option = { type: 'boolean', help: 'shows this' };
  return [
    summary,
    columns(examples),
    describeOptions({ ...options, help }),
    ...(notes === undefined ? [] : [notes]),
  ].join('\n\n');
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
 * @throws UsageError where an option is unknown or lacks its value, or there is an argument too many
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
    // What follows tells programmers how to escape a hyphen.
    const [what = ''] = error.message.split(/\. (?:To|This command) /);
    const [, unknown] = /^Unknown option '--([^']+)'/.exec(what) ?? [];
    const near = unknown && nearest(unknown, Object.keys(options));
    throw new UsageError(`${what}.${near ? ` Did you mean '--${near}'?` : ''}`);
  }
}

/** Errors whose message is written for a person and says everything, and how they end a command. */
const exitCodes = new Map([
  ['ContentError', 1],
  ['SettingsError', 1],
  ['UsageError', 2],
]);

/**
 * Runs a command in the project's folder. What it throws is printed, a person's mistakes as plain
 * text and bugs of the program in full.
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
