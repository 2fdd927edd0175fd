import type { APIRoute } from 'astro';
import { content } from '../content/content.ts';
import { answerWithIcons } from '../ui/icon-sheet.ts';

/** The logos of all skills, which Home and About show. */
export const GET: APIRoute = () => {
  const skills = content.skills?.groups.flatMap((group) => group.skills) ?? [];
  return answerWithIcons(skills.flatMap(({ logo }) => logo ?? []));
};
