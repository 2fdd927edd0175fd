import { expect, test } from 'vitest';
import { educationStation, workStation } from './timeline-entry.ts';

test('a post is called by what one was there, and the firm stands below', () => {
  const post = { name: 'Fourth Oven', position: 'Baker', highlights: [] };
  expect(workStation(post)).toEqual({ title: 'Baker', place: 'Fourth Oven', highlights: [] });
});

test('a schooling is called by its degree and its subject, as far as they are known', () => {
  const institution = 'Harbour College';
  expect(educationStation({ institution, studyType: 'Bachelor', area: 'Design' })).toMatchObject({
    title: 'Bachelor, Design',
    place: institution,
  });
  expect(educationStation({ institution, area: 'Design' }).title).toBe('Design');
});

test('where nothing else is known, the place is what it is called', () => {
  expect(workStation({ name: 'Fourth Oven', highlights: [] })).toEqual({
    title: 'Fourth Oven',
    highlights: [],
  });
  expect(educationStation({ institution: 'Harbour College' })).not.toHaveProperty('place');
});
