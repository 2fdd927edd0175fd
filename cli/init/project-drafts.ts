import { basename, extname } from 'node:path';
import { today } from '../../src/content/schemas/fields/dates.ts';
import { capitalise } from '../command.ts';
import type { OwnImage } from '../content-files/image.ts';
import type { Draft, Note } from './folder.ts';
import type { Owner } from './owner.ts';
import type { ResumeProject } from './resume.ts';

/** What this site itself is made with. */
const ownTechnologies = ['HTML', 'CSS', 'TypeScript'];

/** The Project page and its projects: those of a JSON Resume file or of images, else this website. */
export function projectDrafts(owner: Owner, images: readonly OwnImage[]): Draft[] {
  const date = today();
  if (owner.projects.length > 0) {
    const categories = uniqueWords(owner.projects.map(({ category }) => category));
    const technologies = uniqueWords(owner.projects.flatMap(({ technologies }) => technologies));
    const projects = resumeProjects(owner, { categories, technologies }, date);
    return [projectsDraft(owner, categories, technologies), ...projects];
  }
  if (images.length === 0 && owner.hasNoProject) return [];
  return [
    projectsDraft(owner, owner.categories, technologiesOf(owner)),
    ...(images.length > 0 ? projectsOfImages(owner, images, date) : [firstProject(owner, date)]),
  ];
}

/** The words of the Project page. */
export function projectsDraft(
  { name }: Pick<Owner, 'name'>,
  categories: readonly string[],
  technologies: readonly string[],
): Draft {
  return {
    kind: 'projects',
    data: {
      page: {
        title: 'Projects',
        navLabel: 'Projects',
        description: `Websites that ${name} has made.`,
      },
      details: {
        title: 'Project',
        navLabel: 'Project',
        description: `One of the websites that ${name} has made.`,
      },
      heading: 'My work',
      linkText: 'Have a look',
      closing: { heading: 'Do you need something similar?', linkText: 'Write to me' },
      categories: { label: 'Kind', options: categories },
      technologies: { label: 'Made with', options: technologies },
    },
    notes: [
      { field: ['categories', 'options'], what: 'The kinds of projects that you have.' },
      { field: ['technologies', 'options'], what: 'What your projects are made with.' },
    ],
  };
}

/** The first project, which is true for everyone: this website. */
function firstProject(owner: Owner, date: string): Draft {
  const options = technologiesOf(owner);
  const own = options.filter((option) => ownTechnologies.includes(option));
  return {
    kind: 'project',
    id: '1',
    data: {
      title: 'This website',
      category: owner.categories[0],
      technologies: own.length > 0 ? own : options.slice(0, 1),
      date,
      ...(!owner.hasNoAddress && { url: owner.address }),
      summary: `The site of ${owner.name}: what I do, what I have made, and how to reach me.`,
    },
    notes: [{ field: ['title'], what: 'Your first project in the place of this website.' }],
  };
}

/** A project for each image; its title is the name of the file. */
function projectsOfImages(owner: Owner, images: readonly OwnImage[], date: string): Draft[] {
  const technologies = technologiesOf(owner).slice(0, 1);
  return images.map((cover, index) => {
    const title = titleOf(cover.file);
    return {
      kind: 'project',
      id: String(index + 1),
      data: {
        title,
        category: owner.categories[0],
        technologies,
        date,
        summary: `${title}, a website by ${owner.name}.`,
        cover: `cover${extname(cover.file).toLowerCase()}`,
      },
      cover,
      notes: [
        {
          field: ['summary'],
          what: 'What it is, and for whom. Also category, technologies and date.',
        },
        { field: ['cover'], what: 'coverAlt: what the image shows, for those who cannot see it.' },
      ],
    };
  });
}

/**
 * The projects of a JSON Resume file.
 *
 * @param words What `projects.yaml` lists.
 * @param today Stands in for a day that is not known.
 */
function resumeProjects(
  { name, projects }: Owner,
  { categories, technologies }: Record<'categories' | 'technologies', readonly string[]>,
  today: string,
): Draft[] {
  return projects.map((project, index) => {
    const { title, summary, client, url, date, highlights } = project;
    return {
      kind: 'project',
      id: String(index + 1),
      data: {
        title,
        client,
        category: spelt(project.category, categories),
        technologies: uniqueWords(project.technologies).map((word) => spelt(word, technologies)),
        date: wholeDay(date, today),
        url,
        summary: summary ?? `${title}, a project by ${name}.`,
      },
      body: highlights.map((line) => `- ${line}`).join('\n'),
      notes: notesOn(project),
    };
  });
}

function notesOn({ summary, date }: ResumeProject): Note[] {
  const day = date === undefined ? 'no date' : `only ${date}`;
  const missing = {
    ...(summary === undefined && { summary: 'What it is, and for whom.' }),
    ...(date?.length !== 10 && { date: `The day it went online; the file says ${day}.` }),
  };
  return Object.entries(missing).map(([field, what]) => ({ field: [field], what }));
}

/** The day, the first of a month or a year, or today. */
function wholeDay(date: string | undefined, today: string): string {
  return date === undefined ? today : `${date}-01-01`.slice(0, 10);
}

/** A word as a list spells it. */
function spelt(word: string, list: readonly string[]): string {
  return list.find((own) => own.toLowerCase() === word.toLowerCase()) ?? word;
}

/** `birch-and-bobbin_2.png` as `Birch and bobbin 2`. */
export function titleOf(file: string): string {
  const words = basename(file, extname(file))
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim();
  return capitalise(words || 'project');
}

/** What the owner's projects may be made with. */
function technologiesOf({ skillGroups }: Owner): readonly string[] {
  const names = skillGroups.flatMap(({ skills }) => skills.map(({ name }) => name));
  return names.length > 0 ? uniqueWords(names) : ownTechnologies;
}

/** Each word once, as it is spelt first; upper and lower case count as the same. */
function uniqueWords(words: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const word of words) {
    if (!first.has(word.toLowerCase())) first.set(word.toLowerCase(), word);
  }
  return [...first.values()];
}
