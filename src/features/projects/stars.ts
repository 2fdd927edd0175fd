export type StarKind = 'full' | 'half' | 'empty';

/**
 * The five stars of a review, in order.
 *
 * @param review 0 to 5, in steps of a half.
 */
export function starKinds(review: number): { place: number; kind: StarKind }[] {
  return [1, 2, 3, 4, 5].map((place) => {
    if (review >= place) return { place, kind: 'full' };
    return { place, kind: review >= place - 0.5 ? 'half' : 'empty' };
  });
}
