import { expect, test } from 'vitest';
import { educationEntry, workEntry } from './timeline-entry.ts';

const name = 'Fourth Oven';
const institution = 'Harbour College';

test('work has the position as title and the employer as place', () => {
  expect(workEntry({ name, position: 'Baker', highlights: [] })).toEqual({
    title: 'Baker',
    place: name,
    highlights: [],
  });
});

test('education has degree and subject as title, as far as they are given', () => {
  expect(educationEntry({ institution, studyType: 'Bachelor', area: 'Design' })).toMatchObject({
    title: 'Bachelor, Design',
    place: institution,
  });
  expect(educationEntry({ institution, area: 'Design' }).title).toBe('Design');
});

test('the place is the title where nothing else is given', () => {
  expect(workEntry({ name, highlights: [] })).toEqual({ title: name, highlights: [] });
  expect(educationEntry({ institution })).not.toHaveProperty('place');
});
