import type {
  Award,
  Certificate,
  Education,
  Publication,
  Volunteer,
  Work,
} from '../../content/schemas/curriculum.ts';
import type { Project } from '../../content/types.ts';

/** An entry of the curriculum, as a timeline shows it. Dates are YYYY, YYYY-MM or YYYY-MM-DD. */
export interface TimelineEntry {
  /** Position, degree or name; the name of the place where no other is known. */
  title: string;
  /** What the title itself links to. */
  titleUrl?: string | undefined;
  /** The employer, the school or the issuer; absent where it is the title. */
  place?: string | undefined;
  /** What the place links to. */
  url?: string | undefined;
  /** The only date of what takes no time. */
  date?: string | undefined;
  startDate?: string | undefined;
  /** Absent where it goes on today. */
  endDate?: string | undefined;
  summary?: string | undefined;
  highlights?: readonly string[];
  /** The language of its words, where it is not that of the page. */
  lang?: string | undefined;
}

export function workEntry({ name, position, ...rest }: Work): TimelineEntry {
  return { ...rest, ...titled(name, position) };
}

export function volunteerEntry({ organization, position, ...rest }: Volunteer): TimelineEntry {
  return { ...rest, ...titled(organization, position) };
}

export function educationEntry(education: Education): TimelineEntry {
  const { institution, studyType, area, ...rest } = education;
  const subject = [studyType, area].filter(Boolean).join(', ');
  return { ...rest, ...titled(institution, subject || undefined) };
}

export function certificateEntry({ name, issuer, date, url }: Certificate): TimelineEntry {
  return { title: name, titleUrl: url, place: issuer, date };
}

export function awardEntry({ awarder, ...rest }: Award): TimelineEntry {
  return { ...rest, place: awarder };
}

export function publicationEntry(publication: Publication): TimelineEntry {
  const { name, publisher, releaseDate, url, summary } = publication;
  return { title: name, titleUrl: url, place: publisher, date: releaseDate, summary };
}

export function projectEntry(project: Project): TimelineEntry {
  const { title, client, category, date, url, summary, language } = project;
  const place = client ?? category;
  return { title, titleUrl: url, place, date: date.slice(0, 7), summary, lang: language };
}

function titled(place: string, title: string | undefined) {
  return title === undefined ? { title: place } : { title, place };
}
