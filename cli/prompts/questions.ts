import type { z } from 'zod';
import type { IssueParams } from '../../src/content/content-issue.ts';
import { capitalise } from '../../src/lib/capitalise.ts';
import { oneOf } from '../../src/lib/one-of.ts';
import type { Options } from '../command.ts';
import type { Choice } from './terminal.ts';

/** One thing that a command needs to know: asked in a terminal, or given by a flag. */
export interface Question<Flag extends string = string> {
  /** The flag's name, without the hyphens. */
  flag: Flag;
  /** What stands behind the flag in the help, such as `address`. */
  value: string;
  /** What it is, in a few words: for the help, and for the question in the terminal. */
  help: string;
  /** The question in the terminal, where it is another one. */
  ask?: string;
  /** Whether it is not asked in the terminal. */
  isFlagOnly?: boolean;
  /** Whether there may be several, with commas between them, or by the flag again. */
  isList?: boolean;
  /** Whether the command cannot do without. */
  isRequired?: boolean;
  /** What is taken where nothing is given. */
  fallback?: readonly string[];
  choices?: readonly Choice[];
  /** Whether other words than those may be given too. */
  isOpen?: boolean;
  /** A sentence on how another word may be given by flag. */
  remedy?: string;
  /** A last choice in the terminal, behind which any other word may be given. */
  another?: string;
  /** @returns what is wrong with an answer; undefined if right */
  rule?: (answer: string) => Mistake | undefined | Promise<Mistake | undefined>;
  /** What the answers before it change in it. */
  after?: (answers: Answers<Flag>) => Partial<Question<Flag>>;
  /** The other flag with which alone it makes sense, and what that has to say. */
  when?: { flag: Flag; is?: string };
}

/** What is wrong with an answer. */
export interface Mistake {
  /** Begins with what was expected. */
  text: string;
  /** What was meant, where that can be told. */
  suggestion?: string | undefined;
}

/** What was answered, by flag; nothing for what was left out. */
export type Answers<Flag extends string> = Partial<Record<Flag, readonly string[]>>;

/** What the flags say, as `parseArgs` reads them. */
export type Flags = Readonly<Record<string, unknown>>;

/** The options of a command by which questions are answered. */
export function optionsFor(questions: readonly Question[]): Options {
  return Object.fromEntries(
    questions.map(({ flag, value, help, isList, choices, when }) => {
      const parts = [
        choices ? `${help}: ${oneOf(choices.map((choice) => choice.value))}` : help,
        ...(isList ? ['several with commas'] : []),
        ...(when ? [`with ${conditionOf(when)}`] : []),
      ];
      return [flag, { type: 'string', multiple: true, value, help: parts.join('; ') }];
    }),
  );
}

/** The flag with which alone a question makes sense, as it is given. */
export function conditionOf({ flag, is = '' }: NonNullable<Question['when']>): string {
  return `--${flag} ${is}`.trimEnd();
}

/** What is asked in the terminal. */
export function messageOf({ ask, help, choices, isList }: Question): string {
  if (ask !== undefined) return ask;
  return capitalise(help) + (isList && !choices ? ' (with commas)' : '');
}

/** A rule that a schema of the content states. */
export function ruleOf(schema: z.ZodType): (answer: string) => Mistake | undefined {
  return (value) => {
    const issue = schema.safeParse(value).error?.issues[0];
    if (issue === undefined) return undefined;
    const params: IssueParams = issue.code === 'custom' ? (issue.params ?? {}) : {};
    return mistake(issue.message, value, params.suggestion);
  };
}

/** What was expected, what stood there, and what was meant. */
export function mistake(expected: string, found: string, suggestion?: string): Mistake {
  const meant = suggestion === undefined ? '' : ` Did you mean '${suggestion}'?`;
  return { text: `expected ${expected}, found '${found}'.${meant}`, suggestion };
}
