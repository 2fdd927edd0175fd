import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftRequest, DraftResponse } from '../api.ts';
import { DraftKeeper, type FileChange } from './draft-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const changeTo = (text: string): FileChange => ({
  path: 'home.yaml',
  title: 'Home',
  hash: 'a',
  change: { text },
});

/** A keeper with a server that answers when the test lets it. */
function begin() {
  const sent: { text: unknown; revision: string | undefined; isLast: boolean }[] = [];
  const answers: ((response: DraftResponse | Error) => void)[] = [];
  const onResponse = vi.fn<(response: DraftResponse) => void>();
  const onError = vi.fn<(error: unknown) => void>();
  const keeper = new DraftKeeper({
    send: ({ change, revision }: DraftRequest, isLast) => {
      sent.push({ text: 'text' in change && change.text, revision, isLast });
      return new Promise((resolve, reject) => {
        answers.push((response) =>
          response instanceof Error ? reject(response) : resolve(response),
        );
      });
    },
    onResponse,
    onError,
  });
  keeper.begin(changeTo('saved'), undefined);
  const answer = async (response: DraftResponse | Error) => {
    answers.shift()?.(response);
    await vi.runAllTimersAsync();
  };
  return { keeper, sent, answer, onResponse, onError };
}

const kept = (revision: string): DraftResponse => ({
  kind: 'kept',
  revision,
  isStale: false,
  issues: [],
});

test('only the last of several changes is sent, and one at a time with the revision of the other', async () => {
  const { keeper, sent, answer } = begin();
  keeper.note(changeTo('saved'));
  for (const text of ['s', 'so', 'some']) keeper.note(changeTo(text));
  expect(sent).toEqual([]);
  await vi.runAllTimersAsync();
  keeper.note(changeTo('something'));
  await vi.runAllTimersAsync();
  expect(sent).toEqual([{ text: 'some', revision: undefined, isLast: false }]);
  expect(keeper.isUnsent).toBe(true);
  await answer(kept('r1'));
  expect(sent[1]).toEqual({ text: 'something', revision: 'r1', isLast: false });
  await answer(kept('r2'));
  expect(keeper.revision).toBe('r2');
  expect(keeper.isUnsent).toBe(false);
});

test('a change that is not sent yet is sent when the page is closed', async () => {
  const { keeper, sent, answer } = begin();
  keeper.note(changeTo('some'));
  const flushed = keeper.flush(true);
  expect(sent).toEqual([{ text: 'some', revision: undefined, isLast: true }]);
  await answer(kept('r1'));
  await flushed;
});

test('changes that the server did not take are at risk', async () => {
  const { keeper, answer, onError, onResponse } = begin();
  keeper.note(changeTo('some'));
  expect(keeper.isAtRisk).toBe(false);
  await vi.runAllTimersAsync();
  await answer(new Error('The editor does not respond.'));
  expect(onError).toHaveBeenCalledOnce();
  expect(keeper.isAtRisk).toBe(true);
  keeper.note(changeTo('some more'));
  await vi.runAllTimersAsync();
  await answer(kept('r1'));
  expect(keeper.isAtRisk).toBe(false);
  keeper.note(changeTo('mine'));
  await vi.runAllTimersAsync();
  await answer({ kind: 'changed' });
  expect(onResponse).toHaveBeenLastCalledWith({ kind: 'changed' });
  expect(keeper.isAtRisk).toBe(true);
  keeper.begin(changeTo('saved'), undefined);
  expect(keeper.isAtRisk).toBe(false);
});

test('a change too large to be sent while the page is closed is at risk until it is sent', () => {
  const { keeper } = begin();
  keeper.note(changeTo('x'.repeat(70_000)));
  expect(keeper.isAtRisk).toBe(true);
});
