/** The smallest width in pixels of an image in the content, by its use: the width at which it is shown at most. */
export const minimumWidths = {
  /** Covers and pictures of works, and what a video shows until it plays. */
  picture: 800,
  portrait: 448,
  /** The portrait of the author of a testimonial. */
  author: 208,
  clientLogo: 160,
};
