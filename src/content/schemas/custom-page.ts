import { z } from 'zod';

/** A place in the menu: its label, or the label with the page that it follows. */
const place = z.union([
  z.string().min(1),
  z.strictObject({
    /** The label of the link. */
    label: z.string().min(1),
    /** The path of the page that it follows, such as `/about`; without it, it comes last. */
    after: z.string().startsWith('/').optional(),
  }),
]);

const texts = {
  /** The title of the page, before the suffix of the site. */
  title: z.string().min(1),
  /** One or two sentences for search engines and shared links. */
  description: z.string().min(1),
  /** Its place in the menu; left out, it is not there. */
  menu: place.optional(),
  /** The label of its link in the footer; left out, it is not there. */
  footer: z.string().min(1).optional(),
};

/**
 * The object that a page of the owner's exports as `page`. The title and the place of the page are
 * known to all other pages by it.
 */
export const customPageSchema = z.object({
  ...texts,
  /** The same in further languages of the site, by language: for a page in `src/pages/[...lang]/`. */
  translations: z.record(z.string(), z.object(texts)).default({}),
});

/** The object that a page in `src/pages/` exports as `page`. */
export type CustomPageObject = z.input<typeof customPageSchema>;

/** A page of the owner's in one language. */
export interface CustomPage
  extends Omit<z.output<typeof customPageSchema>, 'translations' | 'menu'> {
  /** Its path, without the sub-path and the root of its language. */
  path: string;
  menu?: { label: string; after?: string | undefined } | undefined;
}
