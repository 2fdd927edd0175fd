import { z } from 'zod';
import { canonicalTag, isLanguageTag } from '../../i18n/language-tag.ts';
import { yesOrNo } from './fields/fields.ts';

const words = () => z.string({ error: 'a text' }).min(1, { error: 'a text' });

/** A menu item of a custom page: only the label, or the label and the page that it comes after. */
const place = z.union([
  words(),
  z.strictObject({
    /** The label of the link in the menu. */
    label: words(),
    /** The path of the page before this one in the menu, such as `/about`. If omitted, it is last. */
    after: z.string().startsWith('/').optional(),
  }),
]);

const texts = {
  /** The title of the page. The title suffix of the site is added to it. */
  title: words(),
  /** One or two sentences about the page, for search engines and shared links. */
  description: words(),
  /** The label and position of the page in the menu. If omitted, the menu does not list the page. */
  menu: place.optional(),
  /** The label of the link in the footer. If omitted, the footer does not link to the page. */
  footer: words().optional(),
};

/**
 * The schema of the object that a page in `src/pages/` exports as `page`. The menu and footer of all
 * pages link to the page by this object.
 */
export const customPageSchema = z.strictObject({
  ...texts,
  /** Whether the page is a draft, which only `npm run dev` shows. */
  draft: yesOrNo().default(false),
  /** Title, description and labels by the tag of a further language, for a page in `src/pages/[...lang]/`. */
  translations: z
    .record(z.string(), z.strictObject(texts))
    .refine(
      (all) => Object.keys(all).every((tag) => isLanguageTag(tag) && canonicalTag(tag) === tag),
      { error: 'the languages as BCP 47 tags, such as de or pt-BR' },
    )
    .default({}),
});

/** The front matter of a Markdown page in `src/pages/`: the same fields, and that of Astro. */
export const markdownPageSchema = customPageSchema.extend({
  /** The path of the Astro component around the text, such as `../layouts/Note.astro`. */
  layout: words().optional(),
});

/** The object that a page in `src/pages/` exports as `page`. */
export type CustomPageObject = z.input<typeof customPageSchema>;

/** A page in the owner's `src/pages/`, in one language. */
export interface CustomPage
  extends Omit<z.output<typeof customPageSchema>, 'translations' | 'menu' | 'draft'> {
  /** The path of the page, without the base path of the site and without the prefix of the language. */
  path: string;
  /** The path of the page's file in `src/pages`. */
  file: string;
  menu?: { label: string; after?: string | undefined } | undefined;
}
