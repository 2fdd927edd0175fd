// The entry `vitrine/content`: the content of the site, for own pages.
export { contents, mainContent, pageLanguages } from './src/content/content.ts';
export type { Content } from './src/content/types.ts';
