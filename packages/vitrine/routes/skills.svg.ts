import type { APIRoute } from 'astro';
import { answerWithIcons } from '../components/icon-sheet.ts';
import { contents } from '../content/content.ts';

/** One SVG file with the logos of all skills, which Home and About show. */
export const GET: APIRoute = () => {
  const groups = contents.flatMap(({ skills }) => skills?.groups ?? []);
  return answerWithIcons(groups.flatMap(({ skills }) => skills.flatMap(({ logo }) => logo ?? [])));
};
