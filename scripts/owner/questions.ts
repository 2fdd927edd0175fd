import type { z } from 'zod';
import { SettingsError } from '../../server/settings-error.ts';
import { nearest } from '../../src/content/nearest.ts';
import type { IssueParams } from '../../src/content/problems.ts';
import type { Asker, Choice } from './asker.ts';

/** One thing that a command needs to know: asked in a terminal, or given by a flag. */
export interface Question<Flag extends string = string> {
  /** The flag's name, without the hyphens. */
  flag: Flag;
  /** What stands behind the flag in the help, such as `address`. */
  value: string;
  /** What it is, in a few words, for the help. */
  help: string;
  /** The question in the terminal; without one only the flag is known. */
  ask?: string;
  /** An example of an answer. */
  example?: string;
  /** Whether there may be several, with commas between them, or by the flag again. */
  isList?: boolean;
  /** Whether the command cannot do without. */
  isRequired?: boolean;
  /** What is taken where nothing is given. */
  fallback?: readonly string[];
  /** The words to choose from. */
  choices?: readonly Choice[];
  /** Whether other words than those may be given too. */
  isOpen?: boolean;
  /** A sentence on how another word may be given by flag. */
  remedy?: string;
  /** A last choice in the terminal, behind which any other word may be given. */
  another?: string;
  /**
   * @returns what is wrong with an answer, beginning with what was expected; undefined if right
   */
  rule?: (answer: string) => string | undefined | Promise<string | undefined>;
  /** When it is asked at all, and `--flag belongs to …` where it is given all the same. */
  when?: { test: (answers: Answers<Flag>) => boolean; belongsTo: string };
}

/** What was answered, by flag; nothing for what was left out. */
export type Answers<Flag extends string> = Partial<Record<Flag, readonly string[]>>;

/** What the flags say, as `parseArgs` reads them. */
export type Flags = Readonly<Record<string, unknown>>;

/** The options of `parseArgs` for the flags of questions. */
export function optionsFor(questions: readonly Question[]) {
  return Object.fromEntries(
    questions.map(({ flag }) => [flag, { type: 'string', multiple: true } as const]),
  );
}

/** The lines of the help for the flags of questions. */
export function helpFor(questions: readonly Question[]): string {
  const names = questions.map(({ flag, value }) => `--${flag} ${value}`);
  const width = Math.max(...names.map((name) => name.length));
  return questions
    .map(({ help, isList }, index) => {
      const again = isList ? '; several with commas' : '';
      return `  ${(names[index] ?? '').padEnd(width)}  ${help}${again}`;
    })
    .join('\n');
}

/**
 * Takes the answers from the flags, and asks for the others.
 *
 * @param asker Who is asked; without one, what is not given is left out or takes its default.
 * @throws SettingsError with a line for each flag that is wrong or missing
 */
export async function answer<Flag extends string>(
  questions: readonly Question<Flag>[],
  flags: Flags,
  asker: Asker | undefined,
): Promise<Answers<Flag>> {
  const answers: Answers<Flag> = {};
  const mistakes: string[] = [];
  for (const question of questions) {
    const given = givenBy(question, flags);
    const isAsked = question.when?.test(answers) ?? true;
    if (!isAsked && given.length > 0) {
      mistakes.push(`--${question.flag} belongs to ${question.when?.belongsTo}.`);
    }
    if (!isAsked) continue;
    const wrong = (await Promise.all(given.map((one) => mistakeIn(question, one)))).filter(
      (mistake) => mistake !== undefined,
    );
    mistakes.push(...wrong.map((mistake) => `--${question.flag}: ${mistake}`));
    if (given.length > 0) answers[question.flag] = given;
    else if (asker === undefined && question.isRequired) {
      mistakes.push(`--${question.flag} is missing: ${question.help}.`);
    }
  }
  if (mistakes.length > 0) throw new SettingsError(mistakes.join('\n'));
  for (const question of questions) {
    if (answers[question.flag] || !(question.when?.test(answers) ?? true)) continue;
    const asked = asker && question.ask ? await askFor(question, question.ask, asker) : [];
    const taken = asked.length > 0 ? asked : question.fallback;
    if (taken) answers[question.flag] = taken;
  }
  return answers;
}

/** A rule that a schema of the content states. */
export function ruleOf(schema: z.ZodType): (answer: string) => string | undefined {
  return (value) => {
    const issue = schema.safeParse(value).error?.issues[0];
    if (issue === undefined) return undefined;
    const params: IssueParams = issue.code === 'custom' ? (issue.params ?? {}) : {};
    return mistake(issue.message, value, params.suggestion);
  };
}

/** What was expected, what stood there, and what was meant. */
export function mistake(expected: string, found: string, suggestion?: string): string {
  const meant = suggestion === undefined ? '' : ` Did you mean '${suggestion}'?`;
  return `expected ${expected}, found '${found}'.${meant}`;
}

function givenBy({ flag, isList }: Question, flags: Flags): string[] {
  const value: unknown = Reflect.get(flags, flag);
  const all = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  return isList
    ? all.flatMap(entriesOf)
    : all
        .slice(-1)
        .map((one) => one.trim())
        .filter(Boolean);
}

function entriesOf(said: string): string[] {
  return said.split(',').flatMap((part) => part.trim() || []);
}

async function mistakeIn(question: Question, value: string): Promise<string | undefined> {
  const words = question.choices?.map((choice) => choice.value);
  if (words && !question.isOpen && !words.includes(value)) {
    const wrong = mistake(`one of: ${words.join(', ')}`, value, nearest(value, words));
    return question.remedy === undefined ? wrong : `${wrong} ${question.remedy}`;
  }
  return question.rule?.(value);
}

/** Asks for a choice where there is one, else for a text. */
async function askFor(question: Question, message: string, asker: Asker): Promise<string[]> {
  const { choices = [], isList, isOpen, another, fallback } = question;
  if (choices.length === 0 || isOpen) return askForText(question, message, asker);
  const options = another === undefined ? choices : [...choices, { value: another }];
  const chosen = isList
    ? await asker.chooseSome({ message, options })
    : [await asker.choose({ message, options, ...first(fallback) })];
  if (another === undefined || !chosen.includes(another)) return chosen;
  const open = { ...question, isOpen: true, isRequired: true };
  return [
    ...chosen.filter((word) => word !== another),
    ...(await askForText(open, `${another}:`, asker)),
  ];
}

/** Asks until the answer is right. */
async function askForText(question: Question, message: string, asker: Asker): Promise<string[]> {
  const { isList, isRequired, example, fallback } = question;
  let initial = fallback?.join(', ') ?? '';
  for (;;) {
    const said = await asker.text({ message, initial, ...(example && { placeholder: example }) });
    const parts = isList ? entriesOf(said) : [said.trim()].filter(Boolean);
    const wrong = (await Promise.all(parts.map((part) => mistakeIn(question, part)))).find(Boolean);
    if (wrong === undefined && (parts.length > 0 || !isRequired)) return parts;
    asker.tell(wrong ?? 'This one is needed.');
    initial = said;
  }
}

function first(fallback: readonly string[] | undefined): { initial?: string } {
  return fallback?.[0] === undefined ? {} : { initial: fallback[0] };
}
