import {
  type CANCEL_SYMBOL,
  confirm,
  isCancel,
  log,
  multiselect,
  select,
  text,
} from '@clack/prompts';
import { SettingsError } from '../../server/settings-error.ts';
import type { Asker } from './asker.ts';

/** Asks in the terminal; undefined where there is none, as on a build server. */
export function terminal(): Asker | undefined {
  if (!(process.stdin.isTTY && process.stdout.isTTY)) return undefined;
  return {
    text: async ({ message, placeholder = '', initial = '' }) =>
      goOn<string | undefined>(await text({ message, placeholder, initialValue: initial })) ?? '',
    choose: async ({ message, options, initial = options[0]?.value ?? '' }) =>
      goOn<string>(
        await select({ message, options: options.map(withHint), initialValue: initial }),
      ),
    chooseSome: async ({ message, options }) =>
      goOn<string[]>(
        await multiselect({ message, options: options.map(withHint), required: true }),
      ),
    confirm: async (message) => goOn<boolean>(await confirm({ message, initialValue: false })),
    tell: (message) => log.warn(message),
  };
}

function withHint({ value, hint }: { value: string; hint?: string | undefined }) {
  return hint === undefined ? { value, label: value } : { value, label: value, hint };
}

/** Ctrl-C or Escape ends the command before anything is written. */
function goOn<T>(answer: T | typeof CANCEL_SYMBOL): T {
  if (isCancel(answer)) throw new SettingsError('Broken off. Nothing was written.');
  return answer;
}
