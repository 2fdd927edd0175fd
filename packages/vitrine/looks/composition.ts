/** Properties of a look that depend on its composition, and that CSS cannot set. */
export interface Composition {
  /** The optional fields of a project that its card shows; others are not in the data of cards. */
  cardFields: readonly ('summary' | 'duration')[];
  /** Number of covers in the first view of the Project page on a wide screen; these load first. */
  coversInView: number;
  /** The width of a cover on the Project page, as a value of the `sizes` attribute, by its index. */
  gridSizes: (index: number) => string;
  /** The width of a featured cover on Home, as a value of the `sizes` attribute, by its index. */
  featuredSizes: (index: number) => string;
  /** The width of the first picture on the page of a project, as a value of the `sizes` attribute. */
  mainSizes: string;
}
