import { z } from 'zod';
import { day, optionalText, text, webAddress } from './fields/fields.ts';
import { image } from './fields/image.ts';
import { uniqueTexts } from './fields/lists.ts';
import { pageSchema } from './page.ts';

export const postsSchema = z.strictObject({
  page: pageSchema.describe('The names of the page.'),
  heading: text(80).describe('The heading of the page.'),
  intro: optionalText(400).describe('One or two sentences below it.'),
});

/** The front matter of `posts/<id>/index.md`; its text is the post. */
export const postSchema = z.strictObject({
  title: text(120).describe('The title of the post.'),
  date: day().describe('The day it comes out, as YYYY-MM-DD; before that only npm run dev has it.'),
  summary: text(320).describe('One to three sentences on what it says.'),
  tags: uniqueTexts(text(30)).default([]).describe('What it is about, in a few words each.'),
  cover: image({ leastWidth: 800, alt: 'coverAlt' })
    .optional()
    .describe('An image beside this file, shown above the text and in lists.'),
  coverAlt: optionalText(300).describe('What the cover shows, for those who cannot see it.'),
  draft: z
    .boolean({ error: 'true or false' })
    .default(false)
    .describe('Whether only npm run dev shows it.'),
  canonical: webAddress()
    .optional()
    .describe('Its address elsewhere, where it came out first and search engines should find it.'),
});
