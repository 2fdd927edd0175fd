import leven from 'leven';

/**
 * Returns the valid word that is most similar to a misspelt word, by Levenshtein distance.
 *
 * @param word The word in the content.
 * @param valid The words that are allowed instead.
 * @returns Undefined if no valid word is similar: more than a third or all of the letters differ. Case
 * is ignored. Two swapped neighbouring letters count as one edit.
 */
export function nearest<Word extends string>(
  word: string,
  valid: readonly Word[],
): Word | undefined {
  const written = word.toLowerCase();
  let best: Word | undefined;
  let smallest = Number.POSITIVE_INFINITY;
  for (const candidate of valid) {
    const allowed = Math.min(Math.max(1, candidate.length / 3), candidate.length - 1);
    const limit = Math.min(smallest, allowed + 1);
    const lower = candidate.toLowerCase();
    const distance = isSwapped(written, lower) ? 1 : leven(written, lower, { maxDistance: limit });
    if (distance >= smallest || distance > allowed) continue;
    best = candidate;
    smallest = distance;
  }
  return best;
}

/** Whether two words differ only by two swapped neighbouring letters. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return (
    at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  );
}
