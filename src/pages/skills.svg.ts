import type { APIRoute } from 'astro';
import { content } from '../content/content.ts';
import { logosFile } from '../ui/skill-logos.ts';

/** The logos of all skills, which Home and About show. */
export const GET: APIRoute = () => {
  const skills = content.skills?.groups.flatMap((group) => group.skills) ?? [];
  const logos = skills.flatMap(({ logo }) => logo ?? []);
  return new Response(logosFile(logos), { headers: { 'Content-Type': 'image/svg+xml' } });
};
