import type { Left } from './ledger.ts';

/** What a JSON Resume file says that the content has no place for. */
export function notPlaced(left: readonly Left[]): string {
  if (left.length === 0) return 'All of the file has a place.';
  const width = Math.max(...left.map(({ path }) => path.length));
  const lines = left.map(({ path, why }) => `  ${path.padEnd(width)}  ${why}`);
  return ['Not placed:', ...lines].join('\n');
}
