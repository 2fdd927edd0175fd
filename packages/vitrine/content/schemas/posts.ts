import { z } from 'zod';
import { fieldInfo } from './fields/field-info.ts';
import { day, optionalText, text, webAddress, yesOrNo } from './fields/fields.ts';
import { image } from './fields/file-names.ts';
import { uniqueTexts } from './fields/lists.ts';
import { minimumWidths } from './fields/minimum-widths.ts';
import { pageSchema } from './page.ts';

export const postsSchema = z.strictObject({
  page: pageSchema.describe('Title, menu label and description of the page.'),
  heading: text(80).describe('The heading of the page.'),
  intro: optionalText(400).describe('One or two sentences below the heading.'),
});

/** The schema of the front matter of `posts/<id>/index.md`. The loader fills in `text`, the body. */
export const postSchema = z
  .strictObject({
    title: text(120).describe('The title of the post.'),
    date: day().describe(
      'The day of publication, as YYYY-MM-DD. Until then only npm run dev shows the post.',
    ),
    summary: text(320).describe('One to three sentences that sum up the post.'),
    tags: uniqueTexts(text(30))
      .default([])
      .describe('The topics of the post, in a few words each.'),
    cover: image({ minWidth: minimumWidths.picture, alt: 'coverAlt', part: 'pictures' })
      .optional()
      .describe('An image in the folder of this file, shown above the text and in lists of posts.'),
    coverAlt: optionalText(300, { part: 'pictures' }).describe(
      'The alternative text of the cover: what the image shows.',
    ),
    draft: yesOrNo()
      .default(false)
      .describe('Whether the post is a draft, which only npm run dev shows.'),
    canonical: webAddress()
      .register(fieldInfo, { isSeldomUsed: true })
      .optional()
      .describe('The URL of the original, if the post was first published on another site.'),
  })
  .transform((fields) => ({ ...fields, text: '' }));
