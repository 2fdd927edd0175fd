import type { Flags } from '../prompts/questions.ts';
import type { Context } from './context.ts';

/** The flags, with the words behind the command as the flag that they stand for. */
export function titleFlag({ title, flags }: Context, flag = 'title'): Flags {
  return title === '' ? flags : { [flag]: [title], ...flags };
}
