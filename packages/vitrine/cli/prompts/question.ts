import type { z } from 'zod';
import type { IssueParams } from '../../content/content-issue.ts';
import type { Options } from '../command.ts';
import { oneOf } from '../one-of.ts';

/** A question of a command: asked in a terminal, or answered by a flag. */
export interface Question<Flag extends string = string> {
  /** The flag's name, without the hyphens. */
  flag: Flag;
  /** The placeholder for the flag's value in the text of `--help`, such as `address`. */
  value: string;
  /** A description in a few words: for the help, and for the question in the terminal. */
  help: string;
  /** The question in the terminal; `help` if absent. */
  ask?: string;
  /** Whether only the flag answers the question, so that the terminal does not ask. */
  isFlagOnly?: boolean;
  /** Whether several answers are allowed: with commas between them, or by repeating the flag. */
  isList?: boolean;
  /** Whether the command fails without an answer. */
  isRequired?: boolean;
  /** The default answer. */
  fallback?: readonly string[];
  choices?: readonly Choice[];
  /** Whether an answer that is not among the choices is valid too. */
  isOpen?: boolean;
  /** A sentence that explains how to give an answer that is not among the choices. */
  hint?: string;
  /** The last choice in the terminal, after which any other word can be typed. */
  otherChoice?: string;
  rule?: AnswerRule;
  /** Changes to the question that depend on earlier answers. */
  adjust?: (answers: Answers<Flag>) => Partial<Question<Flag>>;
  /** The flag that the question depends on, and the required answer; any answer if `is` is absent. */
  when?: { flag: Flag; is?: string };
}

export interface Choice {
  value: string;
  /** The meaning of the choice, in a few words. */
  hint?: string | undefined;
}

/** Validates an answer. @returns the error message; undefined if the answer is valid */
export type AnswerRule = (answer: string) => string | undefined | Promise<string | undefined>;

/** The answers by flag. A question without an answer is absent. */
export type Answers<Flag extends string> = Partial<Record<Flag, readonly string[]>>;

/** The values of flags, as `parseArgs` reads them. */
export type Flags = Readonly<Record<string, unknown>>;

/** The command-line options that answer the questions. */
export function optionsFor(questions: readonly Question[]): Options {
  return Object.fromEntries(
    questions.map(({ flag, value, help, isList, choices, when }) => {
      const parts = [
        choices ? `${help}: ${oneOf(choices.map((choice) => choice.value))}` : help,
        ...(isList ? ['several are separated by commas'] : []),
        ...(when ? [`with ${conditionOf(when)}`] : []),
      ];
      return [flag, { type: 'string', multiple: true, value, help: parts.join('; ') }];
    }),
  );
}

/** The flag that a question depends on, as the user types it. */
export function conditionOf({ flag, is = '' }: NonNullable<Question['when']>): string {
  return `--${flag} ${is}`.trimEnd();
}

/** Makes a rule for answers from a content schema. */
export function ruleOf(schema: z.ZodType): AnswerRule {
  return (value) => {
    const issue = schema.safeParse(value).error?.issues[0];
    if (issue === undefined) return undefined;
    const params: IssueParams = issue.code === 'custom' ? (issue.params ?? {}) : {};
    return invalidAnswer(issue.message, value, params.suggestion);
  };
}

/** The error message for an answer, with a correction if there is a likely one. */
export function invalidAnswer(expected: string, found: string, suggestion?: string): string {
  const advice = suggestion === undefined ? '' : ` Did you mean '${suggestion}'?`;
  return `expected ${expected}, found '${found}'.${advice}`;
}
