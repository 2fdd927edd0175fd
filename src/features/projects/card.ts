import { languageName } from '../../components/language-of.ts';
import type { PictureData } from '../../components/Picture.tsx';
import { makePicture } from '../../content/images/pictures.ts';
import type { Project } from '../../content/types.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Stretch } from './mark-title.ts';

export interface ProjectCardData {
  id: string;
  title: string;
  category: string;
  technologies: readonly string[];
  /** The year it went online. */
  year: number;
  cover?: PictureData | undefined;
  /** What the cover shows. */
  coverAlt: string;
  /** Its language and a word on it, where it is not that of the page. */
  foreign?: { readonly language: string; readonly note: string };
}

/** A card as it is shown. */
export interface ShownCard extends ProjectCardData {
  /** The title cut where keywords match it; without keywords it stands as it is. */
  readonly stretches?: readonly Stretch[];
}

/** A card is at most 380 pixels wide on a desk and fills a phone of 390; twice that for its screen. */
const cardWidths = [400, 720];

/**
 * What the card of a project shows, its cover in the widths that cards need.
 *
 * @param locale That of the page.
 */
export async function projectCard(project: Project, locale: string): Promise<ProjectCardData> {
  const { id, title, category, technologies, date, cover, coverAlt, language } = project;
  return {
    id,
    title,
    category,
    technologies,
    year: Number(date.slice(0, 4)),
    cover: cover && (await makePicture(cover, cardWidths)),
    coverAlt: coverAlt ?? '',
    ...(language && { foreign: { language, note: note(language, locale) } }),
  };
}

function note(language: string, locale: string): string {
  const { inLanguage } = messagesFor(locale).projects;
  return interpolate(inLanguage, { language: languageName(language, locale) });
}
