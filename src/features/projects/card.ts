import { languageName } from '../../components/language-of.ts';
import type { PictureData } from '../../components/Picture.tsx';
import { makePicture } from '../../content/images/pictures.ts';
import type { Result } from '../../content/schemas/project.ts';
import type { Project } from '../../content/types.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { TitlePart } from './mark-title.ts';

export interface ProjectCardData {
  id: string;
  title: string;
  category: string;
  technologies: readonly string[];
  /** The year it went online. */
  year: number;
  cover?: PictureData | undefined;
  coverAlt: string;
  /** The first of its results. */
  result?: Pick<Result, 'figure' | 'label'>;
  /** Its language and a note about it, where it is not that of the page. */
  foreign?: { readonly language: string; readonly note: string };
}

export interface ShownCard extends ProjectCardData {
  /** The title cut where keywords match it; absent without keywords. */
  readonly titleParts?: readonly TitlePart[];
}

/** A card is at most 380 pixels wide and fills a phone of 390; dense screens get about twice that. */
const cardWidths = [400, 720];

/** What the card of a project shows on a page of this locale, its cover in the widths of cards. */
export async function projectCard(project: Project, locale: string): Promise<ProjectCardData> {
  const { id, title, category, technologies, date, cover, coverAlt, results, language } = project;
  const [result] = results;
  const { inLanguage } = messagesFor(locale).projects;
  return {
    id,
    title,
    category,
    technologies,
    year: Number(date.slice(0, 4)),
    cover: cover && (await makePicture(cover, cardWidths)),
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
