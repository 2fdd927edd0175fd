/** The width in pixels of the largest version of a picture that is made for the enlarged view. */
export const MAX_PICTURE_WIDTH = 2400;

/**
 * The widths in pixels in which pictures are made, by the place that shows them: its width on a phone, on a wide screen,
 * and on high-density screens, which need twice as many pixels. Places that have the same widths share the files.
 */
export const pictureWidths = {
  /** Covers on cards, and pictures on the pages of projects. */
  project: [400, 720, 1600],
  /** The same, with a version for the enlarged view. */
  enlarged: [400, 720, 1600, MAX_PICTURE_WIDTH],
  previousNext: [400],
  /** The two pictures of a comparison of before and after. */
  compared: [720, 1600],
  textColumn: [400, 720, 1280],
  blockRow: [400, 720, 1280, 1800],
  blockFullBleed: [720, 1280, 1600, 2400],
  blockPhones: [320, 640],
  /** The pictures in place of a video until it plays: on Home, and on the page of a project. */
  homePoster: [720, 1280, 1920],
  videoPoster: [1280],
  portraitOnHome: [384, 768],
  portraitOnAbout: [480, 960],
  portraitAtEnd: [160, 320, 640],
  postCover: [400, 800, 1200, 1600],
  postInList: [240, 480, 800],
  clientLogo: [320],
  /** Portraits of authors of testimonials, 56 or 208 pixels wide. */
  author: [112, 208, 416],
} as const;
