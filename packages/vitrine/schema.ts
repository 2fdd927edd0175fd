// The entry point `vitrine/schema`: the schemas of content files and of pages that the owner writes.
export { registry } from './content/registry.ts';
export { type CustomPageObject, customPageSchema } from './content/schemas/custom-page.ts';
