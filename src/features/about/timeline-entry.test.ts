import { expect, test } from 'vitest';
import {
  awardEntry,
  certificateEntry,
  educationEntry,
  publicationEntry,
  workEntry,
} from './timeline-entry.ts';

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

test('what is dated once links from its title, and names who gave it', () => {
  const date = '2024-02';
  const url = 'https://harbour.test/a';
  const expected = { title: 'Ink', place: institution, date };
  expect(certificateEntry({ name: 'Ink', issuer: institution, date, url })).toEqual({
    ...expected,
    titleUrl: url,
  });
  expect(
    publicationEntry({ name: 'Ink', publisher: institution, releaseDate: date, url }),
  ).toMatchObject({ ...expected, titleUrl: url });
  expect(awardEntry({ title: 'Ink', awarder: institution, date })).toMatchObject(expected);
});

test('the place is the title where nothing else is given', () => {
  expect(workEntry({ name, highlights: [] })).toEqual({ title: name, highlights: [] });
  expect(educationEntry({ institution })).not.toHaveProperty('place');
});
