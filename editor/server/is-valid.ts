import type { Overview } from '../api.ts';

/** Whether the check finds no mistake in the content. */
export function isValid({ files, issues }: Overview): boolean {
  return issues.length === 0 && files.every(({ mistakes }) => mistakes === 0);
}
