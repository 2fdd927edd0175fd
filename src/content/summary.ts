import type { Content } from './loader/load.ts';

/** What a content folder holds, in one line: `120 projects, 8 services, no testimonials, …`. */
export function summarise(content: Content): string {
  const skills = content.skills?.groups.flatMap((group) => group.skills);
  return [
    count(content.projects?.all.length, 'project'),
    count(content.services?.services.length, 'service'),
    count(content.testimonials?.records.length, 'testimonial'),
    count(skills?.length, 'skill'),
    content.about ? 'an About page' : 'no About page',
    content.contact ? 'a Contact page' : 'no Contact page',
    count(content.pages.length, 'further page'),
  ].join(', ');
}

function count(many: number | undefined, what: string): string {
  if (!many) return `no ${what}s`;
  return many === 1 ? `1 ${what}` : `${many} ${what}s`;
}
