// The entry point `vitrine/content`: the content of the site, for pages that the owner writes.
export { contents, mainContent, pageLanguages } from './content/content.ts';
export type { Content } from './content/types.ts';
