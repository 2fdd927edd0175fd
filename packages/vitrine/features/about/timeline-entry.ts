import type { Education, Work } from '../../content/schemas/curriculum.ts';
import { joinFacts } from '../../i18n/join-facts.ts';

/** An entry of the curriculum (CV) in the form that `Timeline` shows. Dates are YYYY, YYYY-MM or YYYY-MM-DD. */
export interface TimelineEntry {
  /** Position, degree or other name of the entry; without one, the employer or school. */
  title: string;
  /** The employer, school or issuer; absent if that name is already the title. */
  place?: string | undefined;
  url?: string | undefined;
  /** The date of an entry that has no start and end, such as an award. */
  date?: string | undefined;
  startDate?: string | undefined;
  /** Absent if the job or course continues today. */
  endDate?: string | undefined;
  summary?: string | undefined;
  highlights?: readonly string[];
  language?: string | undefined;
}

export function workEntry({ name, position, ...rest }: Work): TimelineEntry {
  return { ...rest, ...titled(name, position) };
}

export function educationEntry(education: Education, locale: string): TimelineEntry {
  const { institution, studyType, area, ...rest } = education;
  const subject = joinFacts([studyType, area], locale);
  return { ...rest, ...titled(institution, subject) };
}

function titled(place: string, title: string | undefined) {
  return title ? { title, place } : { title: place };
}
