/** How many characters of a text are seen: without those that have no width, such as the marks of the editor's preview. */
export const seenLength = (text: string) => text.replaceAll(/\p{Cf}/gu, '').length;
