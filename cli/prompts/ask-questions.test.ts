import { describe, expect, test } from 'vitest';
import { anyLength } from '../../src/content/schemas/fields/field-info.ts';
import { email, siteAddress, text } from '../../src/content/schemas/fields/fields.ts';
import { describeOptions } from '../command.ts';
import { askQuestions } from './ask-questions.ts';
import { optionsFor, type Question, ruleOf } from './question.ts';
import type { Prompter } from './terminal.ts';

type Flag = 'name' | 'email' | 'word' | 'way' | 'key';

const questions: readonly Question<Flag>[] = [
  {
    flag: 'name',
    value: 'name',
    help: 'your name',
    isRequired: true,
    rule: ruleOf(text(anyLength)),
  },
  { flag: 'email', value: 'address', help: 'your address', rule: ruleOf(email()) },
  {
    flag: 'word',
    value: 'word',
    help: 'your words',
    isList: true,
    choices: [{ value: 'Website' }, { value: 'Shop' }],
    hint: 'With --add it is added.',
    otherChoice: 'Another',
    fallback: ['Website'],
  },
  {
    flag: 'way',
    value: 'way',
    help: 'the way',
    choices: [{ value: 'server' }, { value: 'web3forms' }],
    fallback: ['server'],
  },
  {
    flag: 'key',
    value: 'key',
    help: 'the key',
    ask: 'Key?',
    isRequired: true,
    when: { flag: 'way', is: 'web3forms' },
  },
];

/** Ctrl-U: deletes the text of the line. */
const CLEAR = '\u0015';

const MESSAGE = 'Where (separated by commas)';

/** A fake terminal that gives these answers one after the other, and records the output. */
function scripted(...answers: (string | string[])[]) {
  const said: string[] = [];
  const next = (message: string) => {
    said.push(message);
    const given = answers.shift();
    if (given === undefined) throw new Error(`No answer is left for '${message}'.`);
    return given;
  };
  const asker: Prompter = {
    text: async ({ message, initial, check }) => {
      for (let line = initial; ; ) {
        line = `${line}${next(message)}`.split(CLEAR).at(-1) ?? '';
        const wrong = await check(line);
        if (wrong === undefined) return line;
        said.push(`! ${wrong}`);
      }
    },
    choose: async ({ message }) => [next(message)].flat(),
    confirm: async (message) => next(message) === 'yes',
  };
  return { asker, said };
}

test('without a terminal lists come with commas or by the flag again; of two the last one counts', async () => {
  const flags = { name: [' Ines ', ' Ida '], word: ['Shop, Website', 'Shop'] };
  const answers = { name: ['Ida'], word: ['Shop', 'Website', 'Shop'], way: ['server'] };
  expect(await askQuestions(questions, flags, undefined)).toEqual(answers);
});

describe('in a terminal', () => {
  test('only what is not given is asked', async () => {
    const { asker, said } = scripted('Ines', ['Shop'], 'web3forms', '1');
    const flags = { email: ['ines@halloran.test'] };
    expect(await askQuestions(questions, flags, asker)).toEqual({
      name: ['Ines'],
      email: ['ines@halloran.test'],
      word: ['Shop'],
      way: ['web3forms'],
      key: ['1'],
    });
    expect(said).toEqual(['Your name', 'Your words', 'The way', 'Key?']);
  });

  test('a wrong answer is reported and asked again', async () => {
    const { asker, said } = scripted('', 'Ines', 'ines', CLEAR, ['Shop'], 'server');
    const answers = await askQuestions(questions, {}, asker);
    expect(answers).not.toHaveProperty('email');
    expect(said).toEqual([
      'Your name',
      '! An answer is required.',
      'Your name',
      'Your address',
      "! expected an email address such as name@example.com, found 'ines'.",
      'Your address',
      'Your words',
      'The way',
    ]);
  });

  test.each([
    ['', ['Websites']],
    ['Web shops, Blogs', ['Web shops', 'Blogs']],
  ])('a typed answer replaces the default: %j', async (typed, words) => {
    const { asker } = scripted(typed);
    const question = { flag: 'word', value: 'word', help: 'words', isList: true };
    const answers = await askQuestions([{ ...question, fallback: ['Websites'] }], {}, asker);
    expect(answers).toEqual({ word: words });
  });

  test.each([
    [
      ['hohenberg.example', 'yes'],
      ['https://hohenberg.example'],
      ['Did you mean https://hohenberg.example?'],
    ],
    [
      ['hohenberg.example', 'no', `${CLEAR}https://ines.test`],
      ['https://ines.test'],
      ['Did you mean https://hohenberg.example?', MESSAGE],
    ],
    [
      ['a.test, https://b.test', 'yes'],
      ['https://a.test', 'https://b.test'],
      ['Did you mean https://a.test, https://b.test?'],
    ],
  ])('what was meant is taken after a yes: %j', async (typed, addresses, after) => {
    const { asker, said } = scripted(...typed);
    const question = { flag: 'at', value: 'address', help: 'where', isList: true };
    const answers = await askQuestions([{ ...question, rule: ruleOf(siteAddress()) }], {}, asker);
    expect(answers).toEqual({ at: addresses });
    expect(said).toEqual([MESSAGE, ...after]);
  });

  test('another word than those to choose may be given', async () => {
    const { asker } = scripted('Ines', '', ['Shop', 'Another'], 'Club, Blog', 'server');
    expect((await askQuestions(questions, {}, asker)).word).toEqual(['Shop', 'Club', 'Blog']);
  });
});

test('the help has a line for each flag', () => {
  expect(describeOptions(optionsFor(questions))).toMatchInlineSnapshot(`
    "  --name name      your name
      --email address  your address
      --word word      your words: Website or Shop; several are separated by commas
      --way way        the way: server or web3forms
      --key key        the key; with --way web3forms"
  `);
});
