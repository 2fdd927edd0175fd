import type { Education, Work } from '../../content/schemas/curriculum.ts';

/** Work or education, as a timeline shows it. Dates are YYYY, YYYY-MM or YYYY-MM-DD. */
export interface TimelineEntry {
  /** Position or degree; the name of the place where neither is known. */
  title: string;
  /** The employer or the school; absent where it is the title. */
  place?: string | undefined;
  url?: string | undefined;
  startDate?: string | undefined;
  /** Absent where it goes on today. */
  endDate?: string | undefined;
  summary?: string | undefined;
  highlights: readonly string[];
}

export function workEntry({ name, position, ...rest }: Work): TimelineEntry {
  return { ...rest, ...titled(name, position) };
}

export function educationEntry(education: Education): TimelineEntry {
  const { institution, studyType, area, ...rest } = education;
  const subject = [studyType, area].filter(Boolean).join(', ');
  return { ...rest, highlights: [], ...titled(institution, subject || undefined) };
}

function titled(place: string, title: string | undefined) {
  return title === undefined ? { title: place } : { title, place };
}
