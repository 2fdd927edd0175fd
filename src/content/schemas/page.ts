import { z } from 'zod';
import { text } from './fields/fields.ts';

/** A page as the frame, the browser's tab and search engines name it. */
export const pageSchema = z.strictObject({
  title: text().describe("The page's title in the browser's tab, before the suffix."),
  link: text().describe('Its name in the navigation and the breadcrumb.'),
  description: text().describe('One or two sentences for search engines and shared links.'),
});

/** A page's names as checked. */
export type PageNames = z.output<typeof pageSchema>;
