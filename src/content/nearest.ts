import leven from 'leven';

/**
 * The word that a person most likely meant.
 *
 * @param word The word in the content.
 * @param valid The words that are allowed there.
 * @returns The nearest valid word, or undefined where none is near: more than a third of its letters
 * differ, or all of them. Upper and lower case count as the same, two swapped letters as one edit.
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
    const known = candidate.toLowerCase();
    const distance = isSwapped(written, known) ? 1 : leven(written, known, { maxDistance: limit });
    if (distance >= smallest || distance > allowed) continue;
    best = candidate;
    smallest = distance;
  }
  return best;
}

/** Whether two words are the same but for two neighbouring letters in each other's place. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return (
    at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  );
}
