import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { registry } from '../registry.ts';
import { contentText } from './content-text.ts';

test('each field has a comment, and the end lists the fields that may be added', () => {
  const data = {
    heading: 'Skills: all',
    groups: [{ title: 'Tools', skills: [{ name: 'React' }, { name: 'CSS', logo: 'logos:css-3' }] }],
  };
  expect(contentText(registry.skills, data)).toMatchInlineSnapshot(`
    "# Skills in groups, with their logos.

    # The heading of the section with the skills.
    heading: "Skills: all"

    # The groups of skills, in the order in which they are shown.
    groups:
      # The name of the group of skills.
      - title: Tools
        # The skills of the group, in the order in which they are shown.
        skills:
          # The name of the skill.
          - name: React
          - name: CSS
            logo: logos:css-3
    "
  `);
});

test('front matter has the text below it', () => {
  const data = { title: 'Imprint', navLabel: 'Imprint' };
  expect(contentText(registry.page, data, 'Ines Halloran\n\nLeith')).toMatchInlineSnapshot(`
    "---
    # The title of the page in the browser tab, to which the site's titleSuffix is added.
    title: Imprint

    # The name of the page in the navigation and the breadcrumb.
    navLabel: Imprint

    # You can add:
    #   description: One or two sentences about the page, for search engines and shared links.
    ---

    Ines Halloran

    Leith
    "
  `);
});

test('any texts are read as they were written', () => {
  const word = fc.string({ unit: 'grapheme' });
  const data = fc.record({
    heading: word,
    records: fc.array(fc.record({ id: word, author: word, text: word }), { minLength: 1 }),
  });
  fc.assert(
    fc.property(data, (fields) => {
      expect(parse(contentText(registry.testimonials, fields))).toEqual(fields);
    }),
  );
});
