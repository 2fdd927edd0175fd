import { z } from 'zod';
import { day, optionalText, text, webAddress, yesOrNo } from './fields/fields.ts';
import { image } from './fields/file-names.ts';
import { uniqueTexts } from './fields/lists.ts';
import { pageSchema } from './page.ts';

export const postsSchema = z.strictObject({
  page: pageSchema.describe('Title, menu label and description of the page.'),
  heading: text(80).describe('The heading of the page.'),
  intro: optionalText(400).describe('One or two sentences below it.'),
});

/** `posts/<id>/index.md`: its front matter, and its text, which the loader fills in. */
export const postSchema = z
  .strictObject({
    title: text(120).describe('The title of the post.'),
    date: day().describe(
      'The day of publication, as YYYY-MM-DD. Before it only npm run dev shows it.',
    ),
    summary: text(320).describe('One to three sentences that sum it up.'),
    tags: uniqueTexts(text(30)).default([]).describe('Its topics, in a few words each.'),
    cover: image({ minWidth: 800, alt: 'coverAlt' })
      .optional()
      .describe('An image beside this file, shown above the text and in lists.'),
    coverAlt: optionalText(300).describe('The alternative text of the cover: what it shows.'),
    draft: yesOrNo().default(false).describe('Whether only npm run dev shows it.'),
    canonical: webAddress()
      .optional()
      .describe('The canonical address, if it was published on another site first.'),
  })
  .transform((fields) => ({ ...fields, text: '' }));
