import { expect, test } from 'vitest';
import { graphemes, typingTimes } from './typing-frames.ts';

/**
 * The texts that are shown one after the other while a word is typed and erased, each with the time
 * at which it appears; `*` marks the complete word.
 */
function states(word: string, speed = 50, pause = 2000): string[] {
  const letters = graphemes(word);
  const turn = typingTimes(letters.length, speed, pause);
  const times = new Set([
    0,
    ...turn.letters.flatMap(({ appears, disappears }) => [appears, disappears]),
  ]);
  const isSeen = (index: number, at: number) => {
    const { appears, disappears } = turn.letters[index] ?? { appears: Infinity, disappears: 0 };
    return appears <= at && at < disappears;
  };
  const texts = [...times]
    .sort((a, b) => a - b)
    .filter((at) => at < turn.duration)
    .map((at) => {
      const text = letters.filter((_, index) => isSeen(index, at)).join('');
      return `${at} ${text}${at === turn.complete ? '*' : ''}`;
    });
  return [...texts, `${turn.duration} end`];
}

// The empty text at the beginning is shown for the time of one keystroke, the first letter until the end.
test.each([
  [
    'is typed, shown for the pause, and erased',
    states('abc'),
    '0 ,50 a,100 ab,150 abc*,2150 ab,2200 a,2250 end',
  ],
  ['of one letter is complete immediately', states('a'), '0 ,50 a*,2050 end'],
  ['is typed with the given speed and pause', states('ab', 7, 30), '0 ,7 a,14 ab*,44 a,51 end'],
])('a word %s', (_, shown, expected) => {
  expect(shown).toEqual(expected.split(','));
});

test.each([
  ['a letter with a combining accent', 'cafe\u0301', ['c', 'a', 'f', 'e\u0301']],
  ['an emoji of several code points', 'a👩🏽‍💻b', ['a', '👩🏽‍💻', 'b']],
  ['a flag', '🇪🇺!', ['🇪🇺', '!']],
])('%s counts as one letter', (_, word, letters) => {
  expect(graphemes(word)).toEqual(letters);
});
