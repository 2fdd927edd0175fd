/** The owner's stylesheets (`customCss` of `vitrine()`). */
declare module 'virtual:vitrine/custom-css';

/** The content of this build, made by `src/integration/content-module.ts`. */
declare module 'virtual:content' {
  export const content: import('./types.ts').Content;
  /** The addresses of videos and their captions, by their paths in the content folder. */
  export const files: Readonly<Record<string, string>>;
}
