import type { APIRoute } from 'astro';
import { answerWithIcons } from '../components/icon-sheet.ts';
import { contents } from '../content/content.ts';

/** One SVG file with the icons of the social links, which every page shows. */
export const GET: APIRoute = () => {
  const links = contents.flatMap(({ site: { repository, socials } }) => [
    ...(repository ? [repository] : []),
    ...socials,
  ]);
  return answerWithIcons(links.map(({ icon }) => icon));
};
