// The entry `vitrine/schema`: the schemas of content files and of own pages.
export { registry } from './src/content/registry.ts';
export { type OwnPageObject, ownPageSchema } from './src/content/schemas/own-page.ts';
