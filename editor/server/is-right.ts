import type { Overview } from '../api.ts';

/** Whether the check finds no mistake in the content. */
export function isRight({ files, problems }: Overview): boolean {
  return problems.length === 0 && files.every(({ mistakes }) => mistakes === 0);
}
