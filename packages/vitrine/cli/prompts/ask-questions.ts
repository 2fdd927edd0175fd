import {
  type CANCEL_SYMBOL,
  type CommonOptions,
  isCancel,
  multiselect,
  select,
  text,
} from '@clack/prompts';
import { nearest } from '../../content/nearest.ts';
import { SettingsError } from '../../errors/settings-error.ts';
import { capitalise } from '../../i18n/capitalise.ts';
import { UsageError } from '../command.ts';
import { type Answers, conditionOf, type Flags, invalidAnswer, type Question } from './question.ts';

/** The terminal of the owner: the streams to use instead of those of the process. */
export type Terminal = Pick<CommonOptions, 'input' | 'output'>;

/** The terminal of the process; undefined without one, as on a build server. */
export function processTerminal(): Terminal | undefined {
  return process.stdin.isTTY && process.stdout.isTTY ? {} : undefined;
}

/**
 * Reads answers from the flags, and asks the owner the other questions.
 *
 * @param terminal Without one, questions get their default or no answer.
 * @throws UsageError with a line for each flag that is wrong or missing
 * @throws SettingsError if the owner cancels
 */
export async function askQuestions<Flag extends string>(
  questions: readonly Question<Flag>[],
  flags: Flags,
  terminal: Terminal | undefined,
): Promise<Answers<Flag>> {
  const answers: Answers<Flag> = {};
  const errors: string[] = [];
  for (const asked of questions) {
    const question = { ...asked, ...asked.adjust?.(answers) };
    const given = valuesFromFlags(question, flags);
    const { flag, when } = question;
    if (when && !applies(question, answers)) {
      if (given.length > 0) errors.push(`--${flag} can be used only with ${conditionOf(when)}.`);
      continue;
    }
    errors.push(...(await errorsIn(question, given)).map((error) => `--${flag}: ${error}`));
    if (given.length > 0) answers[flag] = given;
    else if (terminal === undefined && question.fallback) answers[flag] = question.fallback;
    else if (terminal === undefined && question.isRequired) {
      errors.push(`--${flag} is missing: ${question.help}.`);
    }
  }
  if (errors.length > 0) throw new UsageError(errors.join('\n'));
  if (terminal === undefined) return answers;
  for (const listed of questions) {
    const question = { ...listed, ...listed.adjust?.(answers) };
    if (answers[question.flag] || !applies(question, answers)) continue;
    const asked = question.isFlagOnly ? [] : await askFor(question, terminal);
    const answer = asked.length > 0 ? asked : question.fallback;
    if (answer) answers[question.flag] = answer;
  }
  return answers;
}

/** Whether a question applies, which may depend on an earlier answer. */
function applies<Flag extends string>({ when }: Question<Flag>, answers: Answers<Flag>): boolean {
  if (when === undefined) return true;
  const answer = answers[when.flag];
  return when.is === undefined ? answer !== undefined : answer?.[0] === when.is;
}

/** The values of a flag; the last one if the question allows only one. */
function valuesFromFlags(question: Question, flags: Flags): string[] {
  const value: unknown = Reflect.get(flags, question.flag);
  const all = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  return (question.isList ? all : all.slice(-1)).flatMap((one) => valuesIn(question, one));
}

/** The values in an answer, which has commas between them if the question allows several. */
function valuesIn({ isList }: Question, answer: string): string[] {
  return (isList ? answer.split(',') : [answer]).flatMap((part) => part.trim() || []);
}

/** The error messages for values that are invalid. */
async function errorsIn(question: Question, values: readonly string[]): Promise<string[]> {
  const { choices, isOpen, hint, rule } = question;
  const words = choices && !isOpen ? choices.map((choice) => choice.value) : undefined;
  const errors = values.map((value) => {
    if (!words) return rule?.(value);
    if (words.includes(value)) return undefined;
    const error = invalidAnswer(`one of: ${words.join(', ')}`, value, nearest(value, words));
    return hint === undefined ? error : `${error} ${hint}`;
  });
  return (await Promise.all(errors)).filter((error) => error !== undefined);
}

/** The answer to a prompt. @throws SettingsError after Ctrl-C or Escape */
export async function answerOf<T>(prompt: Promise<T | typeof CANCEL_SYMBOL>): Promise<T> {
  const answer = await prompt;
  if (isCancel(answer)) throw new SettingsError('Cancelled. Nothing was written.');
  return answer;
}

/** Lets the owner choose if the question has choices; otherwise asks for a text. */
async function askFor(question: Question, terminal: Terminal): Promise<string[]> {
  const { help, choices = [], isList = false, isOpen, otherChoice, fallback } = question;
  const commas = isList && !question.choices ? ' (separated by commas)' : '';
  const { ask: message = capitalise(help) + commas } = question;
  if (choices.length === 0 || isOpen) return askForText(question, message, terminal);
  const options = [...choices, ...(otherChoice === undefined ? [] : [{ value: otherChoice }])];
  const chosen = isList
    ? await answerOf(multiselect({ ...terminal, message, options, required: true }))
    : [await answerOf(select({ ...terminal, message, options, initialValue: fallback?.[0] }))];
  if (otherChoice === undefined || !chosen.includes(otherChoice)) return chosen;
  const open = { ...question, isOpen: true, isRequired: true };
  return [
    ...chosen.filter((word) => word !== otherChoice),
    ...(await askForText(open, 'Which one?', terminal)),
  ];
}

/** Asks for a line of text until its values are valid. */
async function askForText(
  question: Question,
  message: string,
  terminal: Terminal,
): Promise<string[]> {
  const { isRequired, fallback = [] } = question;
  const defaultValue = fallback.join(', ');
  const placeholder = defaultValue || (isRequired ? '' : 'Enter skips this question');
  const validate = async (line: string | undefined) => {
    const values = valuesIn(question, line || defaultValue);
    if (isRequired && values.length === 0) return 'An answer is required.';
    return (await errorsIn(question, values))[0];
  };
  const options = { message, placeholder, defaultValue, validate };
  return valuesIn(question, await answerOf(text({ ...terminal, ...options })));
}
