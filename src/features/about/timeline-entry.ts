import type { Education, Work } from '../../content/schemas/curriculum.ts';

/** A post or a schooling, as About shows it. */
export interface Station {
  /** What one was or learned there; the place itself where nothing else is known. */
  title: string;
  /** The firm or the school; absent where it is the title. */
  place?: string | undefined;
  url?: string | undefined;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  startDate?: string | undefined;
  /** In the same form; absent where it goes on today. */
  endDate?: string | undefined;
  summary?: string | undefined;
  highlights: readonly string[];
}

export function workStation({ name, position, ...rest }: Work): Station {
  return { ...rest, ...named(name, position) };
}

export function educationStation({ institution, studyType, area, ...rest }: Education): Station {
  const subject = [studyType, area].filter(Boolean).join(', ');
  return { ...rest, highlights: [], ...named(institution, subject || undefined) };
}

function named(place: string, title: string | undefined) {
  return title === undefined ? { title: place } : { title, place };
}
