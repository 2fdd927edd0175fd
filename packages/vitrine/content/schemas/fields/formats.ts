/**
 * Values of `format` in the JSON Schemas: text fields for which the editor has a special control, such
 * as a file picker, instead of a plain text input.
 */
export const formats = {
  /** The path of an image file, relative to the content file that names it. */
  image: 'image',
  /** The path of a video file, or of its captions, relative to the content file that names it. */
  video: 'video',
  captions: 'captions',
  /** The path of a short video that plays by itself in place of a picture. */
  pictureVideo: 'picture-video',
  /** The Iconify name of an icon, such as `logos:react`. */
  icon: 'icon',
  /** A colour as `#rrggbb`. VS Code shows a colour picker for this format. */
  colour: 'color-hex',
  /** The name of a look: one of the designs of the site. */
  look: 'look',
  /** A page of the site, such as `/about`, or any URL. */
  link: 'link',
  markdown: 'markdown',
  project: 'project-id',
  /** The code of a further language, whose translations are in a folder of that name. */
  language: 'language',
} as const;
