/** The ornament along the top edge of a page: none. */
export const TopDecoration = () => null;
