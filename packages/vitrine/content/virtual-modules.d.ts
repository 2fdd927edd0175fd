/** Imports the owner's stylesheets, which the option `customCss` of `vitrine()` lists. */
declare module 'virtual:vitrine/custom-css';

/** The files of the content. `astro/content-module.ts` generates this module. */
declare module 'virtual:content-files' {
  /**
   * The URLs of images, videos and captions that the content names, by the path of the file in the content
   * folder. In `npm run dev`, that of an image with pixels is its path on disk behind `/@fs`.
   */
  export const files: Readonly<Record<string, string>>;
}

/** The content of the site. `astro/content-module.ts` generates this module. */
declare module 'virtual:content' {
  export const content: import('./types.ts').Content;
  /** Counts the changes of the content; only where an integration has the hook `vitrine:content`. */
  export const version: number;
}

/** The owner's pages. `astro/page-files.ts` generates this module. */
declare module 'virtual:page-files' {
  /** The paths of the files from the folder of the site, by the pattern of the route, such as `/uses`. */
  export const pageFiles: Readonly<Record<string, string>>;
}
