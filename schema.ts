// The entry point `vitrine/schema`: the schemas of content files and of pages that the owner writes.
export { registry } from './src/content/registry.ts';
export { type CustomPageObject, customPageSchema } from './src/content/schemas/custom-page.ts';
