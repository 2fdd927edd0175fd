import type { APIRoute } from 'astro';
import { content } from '../content/content.ts';
import { answerWithIcons } from '../ui/icon-sheet.ts';

/** The icons of the links to other places, which every page shows. */
export const GET: APIRoute = () => {
  const { code, socials } = content.site;
  return answerWithIcons([...(code ? [code.icon] : []), ...socials.map(({ icon }) => icon)]);
};
