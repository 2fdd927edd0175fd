import { expect, test } from 'vitest';
import { educationEntry, workEntry } from './timeline-entry.ts';

const institution = 'Harbour College';

test.each([
  [workEntry({ name: 'Oven', position: 'Baker', highlights: [] }), 'Baker', 'Oven'],
  [workEntry({ name: 'Oven', highlights: [] }), 'Oven', undefined],
  [
    educationEntry({ institution, studyType: 'BA', area: 'Design' }, 'en'),
    'BA, Design',
    institution,
  ],
  [educationEntry({ institution, area: 'Design' }, 'en'), 'Design', institution],
  [educationEntry({ institution }, 'en'), institution, undefined],
])('%o has the position or degree as title, else the employer or school', (entry, title, place) => {
  expect([entry.title, entry.place]).toEqual([title, place]);
});
