/**
 * The widths of pictures of projects in pixels, for cards and pages, from phones to wide high-density screens.
 * A card and a page that show the same picture share its versions.
 */
export const pictureWidths = [400, 720, 1600];

/** The width in pixels of the largest version of a picture that is made for the enlarged view. */
export const maxPictureWidth = 2400;
