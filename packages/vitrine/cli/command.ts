import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util';
import { nearest } from '../content/nearest.ts';
import { SettingsError } from '../errors/settings-error.ts';
import { terminalText } from '../errors/terminal-text.ts';
import { UserError } from '../errors/user-error.ts';
import { disableTelemetry, ROOT } from '../settings/site-paths.ts';
import { writeError } from './site-build/write-error.ts';

/** Thrown if the arguments of a command are wrong. */
export class UsageError extends SettingsError {
  override name = 'UsageError';
  override readonly exitCode = 2;
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
  /** Runs the command. @throws UserError with a message for the user */
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
 * @throws UsageError if an option is unknown or has no value, if an argument is empty, if there are too
 * many arguments, or if npm took an option for itself
 */
export function readOptions<const T extends Options>(
  options: T,
  args: readonly string[],
  { allowPositionals = false } = {},
) {
  const lost = flagsOfNpm(options, args, process.env);
  if (lost !== undefined) throw new UsageError(lost);
  requireText(args);
  try {
    return parseArgs({ args: [...args], options, allowPositionals });
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error;
    const [, name] = /^Option '--([\w-]+).* argument (?:missing|is amb)/.exec(error.message) ?? [];
    if (name) throw new UsageError(`--${name} needs a value: ${options[name]?.value}.`);
    // Removes the end of Node's message, which only explains how to escape a hyphen.
    const [what = ''] = error.message.split(/\. (?:To|This command) /);
    const [, unknown] = /^Unknown option '--([^']+)'/.exec(what) ?? [];
    const near = unknown && nearest(unknown, Object.keys(options));
    throw new UsageError(`${what}.${near ? ` Did you mean '--${near}'?` : ''}`);
  }
}

// A shell passes an empty argument where a variable is not set, as in `inbox delete "$ID"`. No command has
// a use for one, and some would read it as "all" or "this folder".
function requireText(args: readonly string[]): void {
  const index = args.findIndex((arg) => /^(?:--[^=]*=)? *$/.test(arg));
  if (index < 0) return;
  const before = args.slice(0, index + 1).map((arg) => (arg.trim() === '' ? `'${arg}'` : arg));
  throw new UsageError(
    `An argument is empty: ${before.join(' ')}. Is a variable of the shell not set?`,
  );
}

/** The settings of npm as which npm reads some of our options: by their beginnings, or as letters (`-s -p …`). */
const npmNames: Partial<Record<string, string>> = {
  add: 'all',
  spam: 'parseable',
  to: 'token_description',
};

/**
 * `npm run check --strict` passes `--strict` to npm, which only sets an environment variable.
 *
 * @returns The message that names the right spelling; undefined if npm took no option of the command.
 */
function flagsOfNpm(
  options: Options,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): string | undefined {
  if (!/^run(?:-script)?$/.test(env.npm_command ?? '')) return undefined;
  const given = (name: string) => env[`npm_config_${npmNames[name] ?? name.replaceAll('-', '_')}`];
  const setFlags = Object.keys(options).filter(given);
  // npm reads --spam as --all too.
  const takenByNpm = setFlags.filter((name) => name !== 'all' || !setFlags.includes('spam'));
  if (takenByNpm.length === 0) return undefined;
  const flags = takenByNpm.map((name) => {
    const { type, value = 'text' } = options[name] ?? {};
    if (type === 'boolean') return `--${name}`;
    const text = given(name);
    return `--${name} ${text === 'true' ? `<${value}>` : JSON.stringify(text)}`;
  });
  const list = takenByNpm.map((name) => `--${name}`).join(', ');
  const call = ['npm run', env.npm_lifecycle_event, '--', ...args, ...flags].join(' ');
  return `npm took ${list} for itself, because it passes on only what follows a separate --. Write: ${call}\nIf you did not write ${list}, the setting comes from a file .npmrc.`;
}

/**
 * Runs a command in the project's folder. Of a UserError it prints the message only, of any other error
 * the stack trace too.
 */
export async function runCommand(command: Command, args: readonly string[]): Promise<void> {
  process.chdir(ROOT);
  Object.assign(process.env, disableTelemetry);
  try {
    if (args.includes('--help')) console.log(helpText(command));
    else await command.run(args);
  } catch (thrown) {
    const error = writeError(thrown) ?? thrown;
    console.error(error instanceof UserError ? terminalText(error.message) : error);
    if (error instanceof UsageError) console.error('\n--help lists the options.');
    // When a page cannot be rendered, Astro leaves child processes running. They end with this process.
    process.exit(error instanceof UserError ? error.exitCode : 1);
  }
}
