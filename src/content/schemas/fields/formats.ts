/**
 * Kinds of texts that an editor can offer more for than a line to type in. They are the `format` of
 * fields in the JSON Schemas.
 */
export const formats = {
  /** The name of an image file, as a path from the file that names it. */
  image: 'image',
  /** The same of a video, and of the captions of one. */
  video: 'video',
  captions: 'captions',
  /** The Iconify name of an icon, such as `logos:react`. */
  icon: 'icon',
  /** A colour as `#rrggbb`, as VS Code calls it. */
  colour: 'color-hex',
  /** One of the looks of the site. */
  look: 'look',
  markdown: 'markdown',
  project: 'project-id',
  /** A further language, which has a folder of its own. */
  language: 'language',
} as const;
