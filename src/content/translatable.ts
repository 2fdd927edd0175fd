/** What a file of the content says, in a site of several languages. */
export interface Translatable {
  /**
   * The language of the words, where they are not in that of the page: there is no translation yet,
   * so the original shows. Absent where both are the same.
   */
  language?: string;
}
