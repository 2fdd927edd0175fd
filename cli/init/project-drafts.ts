import { basename, extname } from 'node:path';
import type { OwnImage } from '../content-files/image.ts';
import type { Draft } from './draft.ts';
import type { Owner } from './owner.ts';

/** What this site itself is made with. */
const ownTechnologies = ['HTML', 'CSS', 'TypeScript'];

/** The words of the Project page. */
export function projectsDraft(
  { name }: Pick<Owner, 'name'>,
  categories: readonly string[],
  technologies: readonly string[],
): Draft {
  return {
    kind: 'projects',
    head: 'The words of the Project page, and what a project may be.',
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
export function firstProject(owner: Owner, date: string): Draft {
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
export function projectsOfImages(owner: Owner, images: readonly OwnImage[], date: string): Draft[] {
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

/** `birch-and-bobbin_2.png` as `Birch and bobbin 2`. */
export function titleOf(file: string): string {
  const words = basename(file, extname(file))
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim();
  const title = words === '' ? 'Project' : words;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** What the owner's projects may be made with. */
export function technologiesOf({ skillGroups }: Owner): readonly string[] {
  const names = skillGroups.flatMap(({ skills }) => skills.map(({ name }) => name));
  return names.length > 0 ? uniqueWords(names) : ownTechnologies;
}

/** Each word once, as it is spelt first; upper and lower case count as the same. */
export function uniqueWords(words: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const word of words) {
    if (!first.has(word.toLowerCase())) first.set(word.toLowerCase(), word);
  }
  return [...first.values()];
}
