import {
  type CANCEL_SYMBOL,
  confirm,
  intro,
  isCancel,
  multiselect,
  select,
  text,
} from '@clack/prompts';
import { z } from 'zod';
import { SettingsError } from '../../platform/settings-error.ts';

/** Asks the owner questions. Implemented by the terminal, and in tests by a list of answers. */
export interface Prompter {
  /** Asks for a line of text, which may be empty. */
  text(question: {
    message: string;
    /** The answer that an empty line gives, shown in grey until something is typed; may be empty. */
    suggestion: string;
    /** Whether the answer must not be empty. */
    isRequired: boolean;
    /** The text that the input line contains at first; may be empty. */
    initial: string;
    /** @returns the error in a line, which is shown until it is fixed; undefined if the line is valid */
    check: (said: string) => Promise<string | undefined>;
  }): Promise<string>;
  /** Asks for one of several options, or for one or more if `isList` is true. */
  choose(question: {
    message: string;
    options: readonly Choice[];
    initial: string | undefined;
    isList: boolean;
  }): Promise<string[]>;
  /** Asks yes or no. The default is no, or `initial`. */
  confirm(message: string, initial?: boolean): Promise<boolean>;
}

export interface Choice {
  value: string;
  /** The meaning of the choice, in a few words. */
  hint?: string | undefined;
}

/** Asks in the terminal after an opening text; undefined without one, as on a build server. */
export function terminalPrompter(opening: string): Prompter | undefined {
  if (!(process.stdin.isTTY && process.stdout.isTTY)) return undefined;
  let isOpen = false;
  const ask = async <T>(prompt: () => Promise<T | typeof CANCEL_SYMBOL>): Promise<T> => {
    if (!isOpen) intro(opening);
    isOpen = true;
    const answer = await prompt();
    // Ctrl-C or Escape ends the command before anything is written.
    if (isCancel(answer)) throw new SettingsError('Cancelled. Nothing was written.');
    return answer;
  };
  return {
    text: async ({ message, suggestion, isRequired, initial, check }) => {
      const placeholder = suggestion || (isRequired ? '' : 'Enter skips this question');
      const validate = z
        .string()
        .default('')
        .superRefine(async (said, context) => {
          const wrong = await check(said);
          if (wrong !== undefined) context.addIssue(wrong);
        });
      const options = { message, placeholder, defaultValue: suggestion, initialValue: initial };
      return (await ask<string | undefined>(() => text({ ...options, validate }))) ?? '';
    },
    choose: async ({ message, options: [...options], initial: initialValue, isList }) => {
      if (isList) return ask<string[]>(() => multiselect({ message, options, required: true }));
      return [await ask<string>(() => select({ message, options, initialValue }))];
    },
    confirm: (message, initialValue = false) =>
      ask<boolean>(() => confirm({ message, initialValue })),
  };
}
