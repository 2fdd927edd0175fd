import { basename, extname } from 'node:path';
import { today } from '../../content/dates.ts';
import { firstFields } from '../../content/edit/first-fields.ts';
import { capitalise } from '../../i18n/capitalise.ts';
import { t } from '../../i18n/t.ts';
import type { LocalImage } from '../content-files/copy-image.ts';
import type { CompleteProject, Owner } from './owner.ts';
import type { Draft } from './write-content-folder.ts';

/** The technologies with which every Vitrine site is made. */
export const defaultTechnologies = ['HTML', 'CSS', 'TypeScript'];

/** The draft of a project before it gets an id. */
type ProjectDraft = Omit<Draft, 'collection' | 'id'>;

/** Drafts of `projects.yaml` and of projects: the given ones, one per image, or this website. */
export function projectDrafts(owner: Owner, images: readonly LocalImage[]): Draft[] {
  const { projects } = owner;
  const hasProjects = projects.length > 0;
  if (!hasProjects && images.length === 0 && owner.hasNoProject) return [];
  const categories = hasProjects
    ? uniqueWords(projects.map(({ category }) => category))
    : owner.categories;
  const technologies = hasProjects
    ? uniqueWords(projects.flatMap((project) => project.technologies))
    : technologiesOf(owner);
  const drafts = hasProjects
    ? projects.map((project) => ofResume(project, owner, categories, technologies))
    : images.length > 0
      ? images.map((cover) => ofImage(cover, owner, categories, technologies))
      : [thisWebsite(owner, technologies)];
  return [
    {
      collection: 'projects',
      data: firstFields('projects', owner, { categories, technologies }),
      notes: [
        { field: ['categories', 'options'], what: 'Check the categories of your projects.' },
        { field: ['technologies', 'options'], what: 'Check the technologies of your projects.' },
      ],
    },
    ...drafts.map(
      (draft, index): Draft => ({ collection: 'project', id: String(index + 1), ...draft }),
    ),
  ];
}

/** The draft of a project that every owner has: the website itself. */
function thisWebsite(owner: Owner, technologies: readonly string[]): ProjectDraft {
  const used = technologies.filter((technology) => defaultTechnologies.includes(technology));
  const { title, website } = owner.texts.project;
  return {
    data: {
      title,
      category: owner.categories[0],
      technologies: used.length > 0 ? used : technologies.slice(0, 1),
      date: today(),
      url: owner.hasNoAddress ? undefined : owner.address,
      summary: t(website, { name: owner.name }, owner.locale),
    },
  };
}

/** The draft of a project with an image as its cover. The title is derived from the file name. */
function ofImage(
  cover: LocalImage,
  owner: Owner,
  [category]: readonly string[],
  technologies: readonly string[],
): ProjectDraft {
  const title = titleFromFile(cover.file);
  const what = 'Add the field coverAlt, which describes the image to people who cannot see it.';
  return {
    data: {
      title,
      category,
      technologies: technologies.slice(0, 1),
      date: today(),
      summary: firstSummary(title, owner),
      cover: `cover${extname(cover.file).toLowerCase()}`,
    },
    cover,
    notes: [
      { field: ['category'], what: 'Check category, technologies and date of the project.' },
      { field: ['cover'], what },
    ],
  };
}

/** The draft of a given project. Category and technologies are spelt as in `projects.yaml`. */
function ofResume(
  { title, summary, client, url, date, highlights, ...project }: CompleteProject,
  owner: Owner,
  categories: readonly string[],
  technologies: readonly string[],
): ProjectDraft {
  const day = date === undefined ? 'no date' : `only ${date}`;
  const what = `Enter the day when the project went online. The JSON Resume file has ${day}.`;
  return {
    data: {
      title,
      client,
      category: spelt(project.category, categories),
      technologies: uniqueWords(project.technologies).map((word) => spelt(word, technologies)),
      // A date without a day or a month becomes the first day of the month or year.
      date: date === undefined ? today() : `${date}-01-01`.slice(0, 10),
      url,
      summary: summary ?? firstSummary(title, owner),
    },
    body: highlights.map((line) => `- ${line}`).join('\n'),
    notes: date?.length === 10 ? [] : [{ field: ['date'], what }],
  };
}

function firstSummary(title: string, { name, locale, texts }: Owner): string {
  return t(texts.project.summary, { title, name }, locale);
}

/** A word in the spelling of a list that contains the word in upper or lower case. */
function spelt(word: string, list: readonly string[]): string {
  return list.find((listed) => isSame(listed, word)) ?? word;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The title for an image file: `birch-and-bobbin_2.png` becomes `Birch and bobbin 2`. */
export function titleFromFile(file: string): string {
  const words = basename(file, extname(file))
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim();
  return capitalise(words || 'project');
}

/** The technologies for `projects.yaml`: the skills of the owner, or those of a Vitrine site. */
function technologiesOf({ skillGroups }: Owner): readonly string[] {
  const names = skillGroups.flatMap(({ skills }) => skills.map(({ name }) => name));
  return names.length > 0 ? uniqueWords(names) : defaultTechnologies;
}

/** Removes duplicate words, ignoring upper and lower case. The first spelling of a word is used. */
function uniqueWords(words: readonly string[]): string[] {
  return words.filter((word, index) => words.findIndex((other) => isSame(other, word)) === index);
}
