import type { PictureData } from '../../../components/pictures.ts';
import { makePicture } from '../../../components/pictures.ts';
import type { Result } from '../../../content/schemas/project.ts';
import type { Content, Project } from '../../../content/types.ts';
import { interpolate } from '../../../i18n/interpolate.ts';
import { uiStringsFor } from '../../../i18n/ui-strings.ts';
import { languageName } from '../../../lib/language-of.ts';
import type { TitlePart } from '../search/mark-title.ts';

export interface ProjectCardData {
  id: string;
  title: string;
  category: string;
  technologies: readonly string[];
  year: number;
  cover?: PictureData | undefined;
  coverAlt: string;
  result?: Pick<Result, 'figure' | 'label'>;
  /**
   * The language of the project and a note about it, if it differs from the language of the page.
   */
  foreign?: { readonly language: string; readonly note: string };
}

export interface ShownCard extends ProjectCardData {
  /** The title, split where keywords match it; absent without keywords. */
  readonly titleParts?: readonly TitlePart[];
}

/**
 * Image widths in pixels: a card is at most about 390 pixels wide, and high-density screens need
 * about twice that.
 */
const cardWidths = [400, 720];

/** The data of a project card for a page in this locale, with the cover image in several widths. */
export async function projectCard(
  project: Project,
  locale: string,
  widths = cardWidths,
): Promise<ProjectCardData> {
  const { id, title, category, technologies, date, cover, coverAlt, results, language } = project;
  const [result] = results;
  const { inLanguage } = uiStringsFor(locale).projects;
  return {
    id,
    title,
    category,
    technologies,
    year: Number(date.slice(0, 4)),
    cover: cover && (await makePicture(cover, widths)),
    coverAlt: coverAlt ?? '',
    ...(result && { result: { figure: result.figure, label: result.label } }),
    ...(language && {
      foreign: {
        language,
        note: interpolate(inLanguage, { language: languageName(language, locale) }),
      },
    }),
  };
}

/**
 * The data of the cards in a `ProjectRow`, with wider images, because a card may be half as wide as
 * the page or wider.
 */
export function rowCards(projects: readonly Project[], locale: string): Promise<ProjectCardData[]> {
  const widths = projects.length % 3 === 0 ? cardWidths : [...cardWidths, 1600];
  return Promise.all(projects.map((project) => projectCard(project, locale, widths)));
}

/** The projects that `home.yaml` names; if it names none, the newest ones, three by default. */
export function selectedProjects({ home, projects }: Content): Project[] {
  const all = projects?.all ?? [];
  const { projects: ids, newest = 3 } = home.work ?? {};
  if (ids === undefined) return all.slice(0, newest);
  return ids.flatMap((id) => all.find((project) => project.id === id) ?? []);
}
