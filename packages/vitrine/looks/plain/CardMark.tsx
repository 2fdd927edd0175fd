/** The decoration of a project's card: none. */
export const CardMark = () => null;
