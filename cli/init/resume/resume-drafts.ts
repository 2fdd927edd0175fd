import { firstTestimonials } from '../../../src/content/schemas/testimonials.ts';
import { idFrom } from '../../content-files/ids.ts';
import type { Draft, Note } from '../draft.ts';
import type { Owner } from '../owner.ts';
import { uniqueWords } from '../project-drafts.ts';
import type { ResumeProject } from './resume.ts';

/** Words that `projects.yaml` has to list for these projects. */
export function wordsOf(projects: readonly ResumeProject[]): {
  categories: readonly string[];
  technologies: readonly string[];
} {
  return {
    categories: uniqueWords(projects.flatMap(({ category }) => category ?? [])),
    technologies: uniqueWords(projects.flatMap(({ technologies }) => technologies)),
  };
}

/**
 * The projects of a JSON Resume file.
 *
 * @param categories The categories of `projects.yaml`; the first stands in where none is known.
 * @param technologies Its technologies, likewise.
 * @param today Stands in for a day that is not known.
 */
export function resumeProjects(
  { name, projects }: Owner,
  categories: readonly string[],
  technologies: readonly string[],
  today: string,
): Draft[] {
  return projects.map((project, index) => {
    const { title, summary, client, url, date, highlights } = project;
    const own = uniqueWords(project.technologies).map((word) => spelt(word, technologies));
    return {
      kind: 'project',
      id: String(index + 1),
      data: {
        title,
        client,
        category: spelt(project.category ?? '', categories),
        technologies: own.length > 0 ? own : technologies.slice(0, 1),
        date: wholeDay(date, today),
        url,
        summary: summary ?? `${title}, a project by ${name}.`,
      },
      body: highlights.map((line) => `- ${line}`).join('\n'),
      notes: notesOn(project),
    };
  });
}

/** What people said, where the file has references. */
export function testimonialsDrafts({ references }: Owner): Draft[] {
  if (references.length === 0) return [];
  const ids: string[] = [];
  const items = references.map(({ author, text }) => {
    const id = idFrom(author, 'testimonial', ids);
    ids.push(id);
    return { id, author, text };
  });
  return [
    {
      kind: 'testimonials',
      head: 'The guest book.',
      data: { ...firstTestimonials(), items },
      notes: [],
    },
  ];
}

function notesOn({ summary, category, technologies, date }: ResumeProject): Note[] {
  const day = date === undefined ? 'no date' : `only ${date}`;
  return [
    ...(summary === undefined ? [{ field: ['summary'], what: 'What it is, and for whom.' }] : []),
    ...(category === undefined
      ? [{ field: ['category'], what: 'What kind of project it is.' }]
      : []),
    ...(technologies.length === 0
      ? [{ field: ['technologies'], what: 'What it is made with.' }]
      : []),
    ...(date?.length === 10
      ? []
      : [{ field: ['date'], what: `The day it went online; the file says ${day}.` }]),
  ];
}

/** The day, the first of a month or a year, or today. */
function wholeDay(date: string | undefined, today: string): string {
  return date === undefined ? today : `${date}-01-01`.slice(0, 10);
}

/** A word as a list spells it; its first where it has no such word. */
function spelt(word: string, list: readonly string[]): string {
  return list.find((own) => own.toLowerCase() === word.toLowerCase()) ?? list[0] ?? word;
}
