import type { ContentIssue } from '../../src/content/content-issue.ts';
import { isBefore } from '../../src/content/schemas/fields/dates.ts';
import type { Content } from '../../src/content/types.ts';
import { placeOf, type Source } from './sources.ts';

/** Jobs and schools on About that end before they begin. */
export function reversedDates(sources: readonly Source[], { about }: Content): ContentIssue[] {
  const source = sources.find(({ name }) => name === 'about');
  if (!(source && about)) return [];
  return (['work', 'education'] as const).flatMap((list) =>
    about[list].flatMap(({ startDate, endDate }, index) => {
      if (startDate === undefined || endDate === undefined) return [];
      if (!isBefore(endDate, startDate)) return [];
      return [
        {
          ...placeOf(source, [list, index, 'endDate']),
          expected: `a date that is not before the start, ${startDate}`,
          found: `'${endDate}'`,
        },
      ];
    }),
  );
}
