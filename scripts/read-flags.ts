import { SettingsError } from '../server/settings-error.ts';

/**
 * Reads a command's flags.
 *
 * @param usage What the command says about itself; follows the mistake.
 * @param parse Calls `parseArgs` of node:util.
 * @throws SettingsError where a flag is unknown or lacks its value
 */
export function readFlags<T>(usage: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error;
    // What follows tells programmers how to escape a hyphen.
    const [what = ''] = error.message.split(/\. To /);
    throw new SettingsError(`${what}.\n\n${usage}`);
  }
}
