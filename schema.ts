// The entry `vitrine/schema`: the schemas of content files and of own pages.
export { registry } from './src/content/registry.ts';
export { type CustomPageObject, customPageSchema } from './src/content/schemas/custom-page.ts';
