import { nearest } from '../../src/content/nearest.ts';
import { capitalise } from '../../src/lib/capitalise.ts';
import { UsageError } from '../command.ts';
import {
  type Answers,
  conditionOf,
  type Flags,
  type InvalidAnswer,
  invalidAnswer,
  type Question,
} from './question.ts';
import type { Prompter } from './terminal.ts';

/**
 * Reads answers from the flags, and asks the owner the other questions.
 *
 * @param asker Asks in the terminal; if undefined, questions get their default or no answer.
 * @throws UsageError with a line for each flag that is wrong or missing
 */
export async function askQuestions<Flag extends string>(
  questions: readonly Question<Flag>[],
  flags: Flags,
  asker: Prompter | undefined,
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
    const wrong = (await Promise.all(given.map((one) => validate(question, one)))).filter(
      (error) => error !== undefined,
    );
    errors.push(...wrong.map(({ text }) => `--${flag}: ${text}`));
    if (given.length > 0) answers[flag] = given;
    else if (asker === undefined && question.fallback) answers[flag] = question.fallback;
    else if (asker === undefined && question.isRequired) {
      errors.push(`--${flag} is missing: ${question.help}.`);
    }
  }
  if (errors.length > 0) throw new UsageError(errors.join('\n'));
  if (asker === undefined) return answers;
  for (const listed of questions) {
    const question = { ...listed, ...listed.adjust?.(answers) };
    if (answers[question.flag] || !applies(question, answers)) continue;
    const asked = question.isFlagOnly ? [] : await askFor(question, asker);
    const taken = asked.length > 0 ? asked : question.fallback;
    if (taken) answers[question.flag] = taken;
  }
  return answers;
}

/** Whether a question applies, which may depend on an earlier answer. */
function applies<Flag extends string>({ when }: Question<Flag>, answers: Answers<Flag>): boolean {
  if (when === undefined) return true;
  const said = answers[when.flag];
  return when.is === undefined ? said !== undefined : said?.[0] === when.is;
}

function valuesFromFlags({ flag, isList }: Question, flags: Flags): string[] {
  const value: unknown = Reflect.get(flags, flag);
  const all = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  return isList ? all.flatMap(splitAtCommas) : all.slice(-1).flatMap((one) => one.trim() || []);
}

function splitAtCommas(said: string): string[] {
  return said.split(',').flatMap((part) => part.trim() || []);
}

async function validate(question: Question, value: string): Promise<InvalidAnswer | undefined> {
  const words = question.choices?.map((choice) => choice.value);
  if (words && !question.isOpen && !words.includes(value)) {
    const wrong = invalidAnswer(`one of: ${words.join(', ')}`, value, nearest(value, words));
    return question.hint === undefined ? wrong : { text: `${wrong.text} ${question.hint}` };
  }
  return question.rule?.(value);
}

/** Lets the owner choose if the question has choices; otherwise asks for a text. */
async function askFor(question: Question, asker: Prompter): Promise<string[]> {
  const { help, choices = [], isList = false, isOpen, otherChoice, fallback } = question;
  const commas = isList && !question.choices ? ' (separated by commas)' : '';
  const { ask: message = capitalise(help) + commas } = question;
  if (choices.length === 0 || isOpen) return askForText(question, message, asker);
  const options = otherChoice === undefined ? choices : [...choices, { value: otherChoice }];
  const chosen = await asker.choose({ message, options, initial: fallback?.[0], isList });
  if (otherChoice === undefined || !chosen.includes(otherChoice)) return chosen;
  const open = { ...question, isOpen: true, isRequired: true };
  return [
    ...chosen.filter((word) => word !== otherChoice),
    ...(await askForText(open, 'Which one?', asker)),
  ];
}

/** Asks until the answer is valid, or the owner confirms the suggested correction. */
async function askForText(question: Question, message: string, asker: Prompter): Promise<string[]> {
  const { isList, isRequired = false, fallback } = question;
  const suggestion = fallback?.join(', ') ?? '';
  const read = async (said: string) => {
    const parts = isList
      ? splitAtCommas(said || suggestion)
      : [(said || suggestion).trim()].filter(Boolean);
    const wrong = await Promise.all(parts.map((part) => validate(question, part)));
    const meant = parts.flatMap(
      (part, index) => (wrong[index] ? wrong[index].suggestion : part) ?? [],
    );
    return { parts, meant, first: wrong.find((error) => error !== undefined) };
  };
  const check = async (said: string) => {
    const { parts, meant, first } = await read(said);
    if (parts.length === 0 && isRequired) return 'An answer is required.';
    return meant.length === parts.length ? undefined : first?.text;
  };
  let initial = '';
  for (;;) {
    const said = await asker.text({ message, suggestion, isRequired, initial, check });
    const { meant, first } = await read(said);
    if (!first || (await asker.confirm(`Did you mean ${meant.join(', ')}?`, true))) return meant;
    initial = said;
  }
}
