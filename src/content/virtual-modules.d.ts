/** Imports the owner's stylesheets, which the option `customCss` of `vitrine()` lists. */
declare module 'virtual:vitrine/custom-css';

/** The content of the site. `src/integration/content-module.ts` generates this module. */
declare module 'virtual:content' {
  export const content: import('./types.ts').Content;
  /** The URLs of videos and captions, by the path of the file in the content folder. */
  export const files: Readonly<Record<string, string>>;
  /** Counts the changes of the content; only in the preview of the editor. */
  export const version: number;
}
