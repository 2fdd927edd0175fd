import { expect, test } from 'vitest';
import type { Testimonial } from '../../content/schemas/testimonials.ts';
import type { Project } from '../../content/types.ts';
import { caseOf, quoteOfCase } from './service-case.ts';

const cover: Project['cover'] = { path: 'cover.webp', width: 800, height: 450, tint: '#336699' };
const results = [{ figure: '41', label: 'calls a week' }];
const bare = { id: 'bare', cover: undefined, results: [] };
const pictured = { id: 'pictured', cover, results: [] };
const counted = { id: 'counted', cover: undefined, results };
const whole = { id: 'whole', cover, results };

test.each([
  ['cover and figure', [bare, counted, pictured, whole], 'whole'],
  ['a cover', [bare, counted, pictured], 'pictured'],
  ['a figure', [bare, counted], 'counted'],
])('the first project with %s is the case of a service', (_, projects, id) => {
  expect(caseOf(projects)?.id).toBe(id);
});

test('a service without such a project has no case', () => {
  expect(caseOf([bare])).toBeUndefined();
  expect(caseOf([])).toBeUndefined();
});

const said = (id: string, project?: string): Testimonial => ({ id, author: id, text: id, project });

test('the words of the client of the case are beside it, and others are at the end of the page', () => {
  const [one, own, other] = [said('one'), said('own', 'whole'), said('other', 'bare')];
  expect(quoteOfCase(whole, [one, own, other])).toEqual({ quote: own, others: [one, other] });
});

test('without a case, or words about it, all are at the end of the page', () => {
  const quotes = [said('one'), said('other', 'bare')];
  expect(quoteOfCase(undefined, quotes)).toEqual({ quote: undefined, others: quotes });
  expect(quoteOfCase(whole, quotes)).toEqual({ quote: undefined, others: quotes });
});
