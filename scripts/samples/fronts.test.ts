import { describe, expect, test } from 'vitest';
import { frontTable } from './fronts/table.ts';
import { frontOf, price } from './fronts.ts';
import { genericFront } from './generic-front.ts';
import { kindOf } from './make-site.ts';
import { readProjects } from './read-projects.ts';

const projects = readProjects('sample/projects');
const [some] = projects;
if (!some) throw new Error('The sample has no project.');

describe('front pages', () => {
  test('are complete for every project', () => {
    for (const project of projects) {
      const kind = kindOf(project);
      const front = frontOf(project, kind);
      expect(front.items.length, project.id).toBeGreaterThanOrEqual(kind === 'shop' ? 8 : 4);
      expect(front.nav.length, project.id).toBeGreaterThanOrEqual(2);
      expect(front.line.length, project.id).toBeLessThanOrEqual(64);
      expect(front.hero.length, project.id).toBeGreaterThanOrEqual(1);
    }
  });

  test('every row belongs to a project', () => {
    const ids = projects.map(({ id }) => id);
    expect(Object.keys(frontTable).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('a project without a row gets a page from its own words', () => {
    const bakery = {
      ...some,
      id: '9001',
      title: 'A new bakery',
      client: 'Ofen',
      summary: 'Bread from seven. Rolls from eight.',
    };
    const front = genericFront(bakery, 'shop');
    expect(front.hero).toContain('loaf');
    expect(front.lead).toBe('Bread from seven.');
    expect(frontOf(bakery, 'shop')).toEqual(front);
  });

  test('prices are printed in the European way', () => {
    expect(price(9.8)).toBe('9,80\u00a0€');
    expect(price(48)).toBe('48\u00a0€');
    expect(price(1450)).toBe('1.450\u00a0€');
  });
});
