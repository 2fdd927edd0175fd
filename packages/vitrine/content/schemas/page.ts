import { z } from 'zod';
import { fieldInfo } from './fields/field-info.ts';
import { text } from './fields/fields.ts';

/** The schema of the title, menu label and description of a page. */
export const pageSchema = z
  .strictObject({
    title: text(70).describe(
      "The title of the page in the browser tab, to which the site's titleSuffix is added.",
    ),
    navLabel: text(24).describe('The name of the page in the navigation and the breadcrumb.'),
    description: text(320, { isSeldomUsed: true }).describe(
      'One or two sentences about the page, for search engines and shared links.',
    ),
  })
  .register(fieldInfo, { isSeldomUsed: true });

/** The schema of the front matter of `pages/<id>.md`. The loader fills in `html`, the text below it. */
export const textPageSchema = pageSchema.transform((fields) => ({ ...fields, html: '' }));

export type PageNames = z.output<typeof pageSchema>;
