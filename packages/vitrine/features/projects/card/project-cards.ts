import { composition } from '#look/composition.ts';
import type { MakePicture, PictureData } from '../../../components/make-picture.ts';
import { makePicture } from '../../../components/make-picture.ts';
import { pictureWidths } from '../../../components/picture-widths.ts';
import type { Result } from '../../../content/schemas/project.ts';
import type { Content, Project } from '../../../content/types.ts';
import { languageName } from '../../../i18n/language-of.ts';
import { t } from '../../../i18n/t.ts';
import type { TitlePart } from '../search/mark-title.ts';
import { firstSentence } from './first-sentence.ts';

export interface ProjectCardData {
  id: string;
  title: string;
  category: string;
  technologies: readonly string[];
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  date: string;
  /** The position in the list of all projects, newest first; 1 for the newest. */
  number: number;
  /**
   * The first sentence of the summary; only in a look whose cards show it, as the next field, or for a
   * list without pictures.
   */
  summary?: string;
  /** The duration in the owner's words, such as `six weeks`. */
  duration?: string | undefined;
  cover?: PictureData | undefined;
  coverAlt: string;
  /** Whether the frame of a cover may cut it. */
  crop?: true;
  result?: Pick<Result, 'figure' | 'label'>;
  /** The language of the project and a note about it, if it differs from the language of the page. */
  otherLanguage?: { readonly language: string; readonly note: string };
}

export interface ShownCard extends ProjectCardData {
  /** The title, split where keywords match it; absent without keywords. */
  readonly titleParts?: readonly TitlePart[];
}

/**
 * The data of a project card, with the cover image in several widths.
 *
 * @param content The content of the page's language, whose list of all projects numbers the cards.
 */
export async function projectCard(
  project: Project,
  { site: { locale }, strings, projects }: Content,
  make: MakePicture = makePicture,
): Promise<ProjectCardData> {
  const { id, title, category, technologies, date } = project;
  const { cover, coverAlt, coverFit, results, language } = project;
  const [result] = results;
  const { cardFields: fields } = composition;
  return {
    id,
    title,
    category,
    technologies,
    date,
    number: (projects?.all.indexOf(project) ?? 0) + 1,
    ...((fields.includes(result ? 'summary' : 'lone summary') || projects?.view) && {
      summary: firstSentence(project.summary, language ?? locale),
    }),
    ...(fields.includes('duration') && { duration: project.duration }),
    cover: cover && (await make(cover, pictureWidths.project)),
    coverAlt: coverAlt ?? '',
    ...(coverFit === 'cover' && { crop: true }),
    ...(result && { result: { figure: result.figure, label: result.label } }),
    ...(language && {
      otherLanguage: {
        language,
        note: t(strings.layout.inLanguage, { language: languageName(language, locale) }, locale),
      },
    }),
  };
}

/** Makes the data of project cards, for pages in the language of the content. */
export function cardsOf(
  projects: readonly Project[],
  content: Content,
): Promise<ProjectCardData[]> {
  return Promise.all(projects.map((project) => projectCard(project, content)));
}

/** The projects that `home.yaml` names; if it names none, the newest ones, three by default. */
export function selectedProjects({ home, projects }: Content): Project[] {
  const all = projects?.all ?? [];
  const { projects: ids, newest = 3 } = home.work ?? {};
  if (ids === undefined) return all.slice(0, newest);
  return ids.flatMap((id) => all.find((project) => project.id === id) ?? []);
}
