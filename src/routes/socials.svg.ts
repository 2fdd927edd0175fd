import type { APIRoute } from 'astro';
import { answerWithIcons } from '../components/icon-sheet.ts';
import { contents } from '../content/content.ts';

/** The icons of the links to other sites, which every page shows. */
export const GET: APIRoute = () => {
  const links = contents.flatMap(({ site: { repository, socials } }) => [
    ...(repository ? [repository] : []),
    ...socials,
  ]);
  return answerWithIcons(links.map(({ icon }) => icon));
};
