import leven from 'leven';

/**
 * The word that a person most likely meant.
 *
 * @param word What stands in the content.
 * @param valid The words that may stand there.
 * @returns The nearest valid word, or undefined where none is near: more than a third of its
 * letters differ (upper and lower case count as the same).
 */
export function nearest(word: string, valid: readonly string[]): string | undefined {
  const measured = valid.map((candidate) => ({
    candidate,
    distance: leven(word.toLowerCase(), candidate.toLowerCase()),
  }));
  const best = measured.sort((a, b) => a.distance - b.distance)[0];
  if (best === undefined) return undefined;
  return best.distance <= Math.max(1, best.candidate.length / 3) ? best.candidate : undefined;
}
