import { z } from 'zod';
import { fieldInfo } from './fields/field-info.ts';
import { text } from './fields/fields.ts';

/** The title, menu label and description of a page. */
export const pageSchema = z
  .strictObject({
    title: text(70).describe("The page's title in the browser's tab, before the suffix."),
    navLabel: text(24).describe('Its name in the navigation and the breadcrumb.'),
    description: text(320, { isMetadata: true }).describe(
      'One or two sentences for search engines and shared links.',
    ),
  })
  .register(fieldInfo, { isMetadata: true });

/** `pages/<id>.md`: its front matter, and its text, which the loader fills in. */
export const textPageSchema = pageSchema.transform((fields) => ({ ...fields, html: '' }));

export type PageNames = z.output<typeof pageSchema>;
