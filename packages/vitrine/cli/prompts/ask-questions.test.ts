import { describe, expect, test } from 'vitest';
import { CLEAR, CTRL_C, fakeTerminal } from '../../../../tests/helpers/fake-terminal.ts';
import { anyLength } from '../../content/schemas/fields/field-info.ts';
import { email, siteAddress, text } from '../../content/schemas/fields/fields.ts';
import { describeOptions } from '../command.ts';
import { askQuestions } from './ask-questions.ts';
import { optionsFor, type Question, ruleOf } from './question.ts';

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

/** A terminal in which these answers are typed one after the other. */
function scripted(...answers: (string | string[])[]) {
  return fakeTerminal((message) => {
    const given = answers.shift();
    if (given === undefined) throw new Error(`No answer is left for '${message}'.`);
    return given;
  });
}

test('without a terminal lists come with commas or by the flag again; of two the last one counts', async () => {
  const flags = { name: [' Ines ', ' Ida '], word: ['Shop, Website', 'Shop'] };
  const answers = { name: ['Ida'], word: ['Shop', 'Website', 'Shop'], way: ['server'] };
  expect(await askQuestions(questions, flags, undefined)).toEqual(answers);
});

describe('in a terminal', () => {
  test('only what is not given is asked', async () => {
    const { terminal, shown } = scripted('Ines', ['Shop'], 'web3forms', '1');
    const flags = { email: ['ines@halloran.test'] };
    expect(await askQuestions(questions, flags, terminal)).toEqual({
      name: ['Ines'],
      email: ['ines@halloran.test'],
      word: ['Shop'],
      way: ['web3forms'],
      key: ['1'],
    });
    expect(shown).toEqual(['Your name', 'Your words', 'The way', 'Key?']);
  });

  test('a wrong answer is reported and asked again', async () => {
    const { terminal, shown } = scripted('', 'Ines', 'ines', CLEAR, ['Shop'], '');
    const answers = await askQuestions(questions, {}, terminal);
    expect(answers).not.toHaveProperty('email');
    expect(shown).toEqual([
      'Your name',
      '! An answer is required.',
      'Your address',
      "! expected an email address such as name@example.com, found 'ines'.",
      'Your words',
      'The way',
    ]);
  });

  test.each([
    ['', ['Websites']],
    ['Web shops, Blogs', ['Web shops', 'Blogs']],
  ])('a typed answer replaces the default: %j', async (typed, words) => {
    const { terminal } = scripted(typed);
    const question = { flag: 'word', value: 'word', help: 'words', isList: true };
    const answers = await askQuestions([{ ...question, fallback: ['Websites'] }], {}, terminal);
    expect(answers).toEqual({ word: words });
  });

  test('an error names what was meant, and the answer can be corrected', async () => {
    const { terminal, shown } = scripted(
      'a.test, https://b.test',
      `${CLEAR}https://a.test, https://b.test`,
    );
    const question = { flag: 'at', value: 'address', help: 'where', isList: true };
    const answers = await askQuestions(
      [{ ...question, rule: ruleOf(siteAddress()) }],
      {},
      terminal,
    );
    expect(answers).toEqual({ at: ['https://a.test', 'https://b.test'] });
    expect(shown).toEqual([
      'Where (separated by commas)',
      expect.stringMatching(/^! .*found 'a\.test'\. Did you mean 'https:\/\/a\.test'\?$/),
    ]);
  });

  test('another word than those to choose may be given', async () => {
    const { terminal } = scripted('Ines', '', ['Shop', 'Another'], 'Club, Blog', 'server');
    expect((await askQuestions(questions, {}, terminal)).word).toEqual(['Shop', 'Club', 'Blog']);
  });
});

test('Ctrl-C ends the command', async () => {
  const { terminal } = scripted('Ines', CTRL_C);
  const cancelled = askQuestions(questions, {}, terminal);
  await expect(cancelled).rejects.toThrow('Cancelled. Nothing was written.');
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
