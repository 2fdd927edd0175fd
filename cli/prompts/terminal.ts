import {
  type CANCEL_SYMBOL,
  confirm,
  intro,
  isCancel,
  log,
  multiselect,
  select,
  text,
} from '@clack/prompts';
import { SettingsError } from '../../server/settings-error.ts';
import type { Asker } from './asker.ts';

/**
 * Asks in the terminal; undefined where there is none, as on a build server.
 *
 * @param opening What is said before the first question.
 */
export function terminal(opening: string): Asker | undefined {
  if (!(process.stdin.isTTY && process.stdout.isTTY)) return undefined;
  let isOpen = false;
  const ask = async <T>(prompt: () => Promise<T | typeof CANCEL_SYMBOL>): Promise<T> => {
    if (!isOpen) intro(opening);
    isOpen = true;
    const answer = await prompt();
    // Ctrl-C or Escape ends the command before anything is written.
    if (isCancel(answer)) throw new SettingsError('Broken off. Nothing was written.');
    return answer;
  };
  return {
    text: async ({ message, suggestion = '', initial = '' }) => {
      const said = await ask<string | undefined>(() =>
        text({ message, placeholder: suggestion, defaultValue: suggestion, initialValue: initial }),
      );
      return said ?? '';
    },
    choose: ({ message, options, initial = options[0]?.value ?? '' }) =>
      ask<string>(() => select({ message, options: [...options], initialValue: initial })),
    chooseSome: ({ message, options }) =>
      ask<string[]>(() => multiselect({ message, options: [...options], required: true })),
    confirm: (message) => ask<boolean>(() => confirm({ message, initialValue: false })),
    tell: (message) => log.warn(message),
  };
}
