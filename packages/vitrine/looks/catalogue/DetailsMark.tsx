/** The decoration of the page of a project: none. */
export const DetailsMark = () => null;
