/** The place of a card in a list that is set in rows. */
export interface CardPlace {
  inRow: number;
  width: number;
}

/** Properties of a look that depend on its composition, and that CSS cannot set. */
export interface Composition {
  /** The optional fields of a project that its card shows, the summary beside a result or alone. The data of cards lacks all others. */
  cardFields: readonly ('summary' | 'lone summary' | 'duration')[];
  /** Number of covers in the first view of the Project page on a wide screen; these load first. */
  coversInView: number;
  /** The width of a cover on the Project page, as a value of the `sizes` attribute, by its index. */
  gridSizes: (index: number) => string;
  /** The width of a featured cover on Home, as a value of the `sizes` attribute, by its index. */
  featuredSizes: (index: number) => string;
  /** Whether the first views of Home and About show facts: on Home the lowest price, on About the town, and the address. */
  hasFacts?: boolean;
  /** Whether the facts of a project are above its pictures, so that the first view needs their styles. */
  hasFactsFirst?: boolean;
  /** Whether a title and its text are one paragraph. Short answers are then open, and so is a sentence about the owner. */
  isRunIn?: boolean;
  /**
   * The rows of a list of cards, by the ratios of their covers (width to height; undefined without a cover): for
   * each card the number of cards in its row, and its width in percent of the row.
   *
   * @param hasLead Whether the first card has a row of its own.
   */
  placesOf?: (ratios: readonly (number | undefined)[], hasLead: boolean) => readonly CardPlace[];
  /**
   * The place of a card in its list, such as its number in a pattern that repeats: the attribute `data-cycle`.
   *
   * @param hasLead Whether the first card has a row of its own.
   */
  cycle?: (index: number, count: number, hasLead: boolean) => number | string;
  /** The width of the first picture on the page of a project, as a value of `sizes`, by its own width in pixels. */
  mainSizes: (pixels: number) => string;
}
