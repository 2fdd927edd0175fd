import type { Education, Work } from '../../content/schemas/curriculum.ts';

/** An entry of the curriculum, as a timeline shows it. Dates are YYYY, YYYY-MM or YYYY-MM-DD. */
export interface TimelineEntry {
  /** Position, degree or name; the name of the place where none is known. */
  title: string;
  /** The employer, the school or the issuer; absent where it is the title. */
  place?: string | undefined;
  url?: string | undefined;
  /** The only date of an entry without a duration. */
  date?: string | undefined;
  startDate?: string | undefined;
  /** Absent where it goes on today. */
  endDate?: string | undefined;
  summary?: string | undefined;
  highlights?: readonly string[];
  language?: string | undefined;
}

export function workEntry({ name, position, ...rest }: Work): TimelineEntry {
  return { ...rest, ...titled(name, position) };
}

export function educationEntry(education: Education): TimelineEntry {
  const { institution, studyType, area, ...rest } = education;
  const subject = [studyType, area].filter(Boolean).join(', ');
  return { ...rest, ...titled(institution, subject) };
}

function titled(place: string, title: string | undefined) {
  return title ? { title, place } : { title: place };
}
