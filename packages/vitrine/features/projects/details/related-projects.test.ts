import fc from 'fast-check';
import { expect, it } from 'vitest';
import { relatedProjects } from './related-projects.ts';

const project = (id: string, category: string, ...technologies: string[]) => ({
  id,
  category,
  technologies,
});

it('prefers projects that share most tags, then newer ones, and never the project itself', () => {
  const related = relatedProjects([
    project('newest', 'Blog', 'PHP'),
    project('same', 'Shop', 'PHP', 'REACT'),
    project('older', 'Shop', 'PHP'),
    project('oldest', 'Shop', 'PHP', 'REACT'),
    project('alone', 'Portfolio', 'COBOL'),
  ]);
  const ids = (id: string) => related.get(id)?.map((other) => other.id);
  expect(ids('same')).toEqual(['oldest', 'older', 'newest']);
  expect(ids('newest')).toEqual(['same', 'older', 'oldest']);
  expect(ids('alone')).toEqual([]);
});

it('finds the same projects as a comparison of each project with each other', () => {
  const made = fc.record({
    category: fc.constantFrom('A', 'B', 'X'),
    technologies: fc.shuffledSubarray(['X', 'Y'], { minLength: 1 }),
  });
  fc.assert(
    fc.property(fc.array(made, { maxLength: 40, size: 'max' }), (list) => {
      const projects = list.map((entry, index) => ({ ...entry, id: `p${index}` }));
      const related = relatedProjects(projects);
      projects.forEach((own, place) => {
        const shared = (other: (typeof projects)[number]) =>
          Number(other.category === own.category) +
          other.technologies.filter((technology) => own.technologies.includes(technology)).length;
        const expected = projects
          .filter((other, at) => at !== place && shared(other) > 0)
          .sort((a, b) => shared(b) - shared(a))
          .slice(0, 3);
        expect(related.get(own.id)).toEqual(expected);
      });
    }),
  );
});
