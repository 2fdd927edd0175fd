import { expect, test } from 'vitest';
import { describeForm } from 'vitrine/editing';
import type { Json } from 'vitrine/form';
import { registry } from '../../vitrine/content/registry.ts';
import { english } from '../english.ts';
import { entrySummary, summaryLine, summaryOf } from './summary.ts';

const { properties } = describeForm(registry.home);

test.each<[string, Json, string]>([
  ['stats', [], ''],
  ['stats', ['Clients', 'Years'].map((label) => ({ label, end: 2 })), 'Clients, Years'],
  ['stats', ['A', 'B', 'C', 'D', 'E'].map((label) => ({ label })), 'A, B, C +2'],
  ['sections', ['work', 'stats'], 'work, stats'],
  ['stats', [{}], '+1'],
  ['showcase', { label: 'in stock', figure: '15+' }, '15+, in stock'],
  [
    'hero',
    { speed: 50, words: ['Shops', 'Baskets'], text: 'Two\n words' },
    'Shops, Baskets, Two words',
  ],
  ['work', { projects: ['1'], heading: 'Selected' }, 'Selected, 1'],
])('%s with %j is summed up as %j', (name, value, summary) => {
  const field = properties[name];
  expect(field && summaryOf(field, value, english)).toBe(summary);
});

test('an entry is summed up without its title, and a long text is cut', () => {
  const { stats } = properties;
  if (stats?.type !== 'array') throw new Error('Counters are a list.');
  expect(entrySummary(stats.items, { label: 'Clients', start: 7, end: 100 }, english)).toBe('100');
  expect(summaryLine(`${'a'.repeat(59)}  bc`)).toBe(`${'a'.repeat(59)}…`);
});
