import { readFile } from 'node:fs/promises';
import { validate } from 'jsonschema';
import { expect, test } from 'vitest';
import { edit } from '../../../../tests/content/base.ts';
import { type Changes, load, withFolder } from '../../../../tests/content/check-folder.ts';
import { loadContent } from '../../content/loader/load.ts';
import { ROOT } from '../../settings/site-paths.ts';
import { resume } from './json-resume.ts';

/** The social profiles in the base content of the tests. */
const socials =
  'socials:\n  - { name: Mastodon, icon: "tabler:brand-mastodon", url: https://social.test/@ines }\n';

const schema = JSON.parse(
  await readFile(`${ROOT}node_modules/@jsonresume/schema/schema.json`, 'utf8'),
);
const address = (path: string) => `https://halloran.test${path}`;
const about = `---
page: { title: ABOUT, navLabel: About, description: Who Ines is. }
heading: Good morning
work:
  - { name: Fourth Oven, position: Baker, startDate: 2023-04, url: "https://öfen.example/a|b" }
  - { name: The Tailor, startDate: "2020", endDate: 2020-12-24, highlights: [Sewed] }
education:
  - { institution: Harbour College, studyType: Bachelor, area: Design }
certificates:
  - { name: Food hygiene, issuer: Leith, date: "2020", url: "https://öfen.example" }
awards: [{ title: Golden whisk, date: 2022-05 }]
publications: [{ name: On crust, releaseDate: "2021" }]
volunteer: [{ organization: Reading room, highlights: [Read] }]
languages:
  - { language: English, fluency: Fluent }
interests: [{ name: Bread }]
location: { city: Leith, countryCode: GB }
---
`;

async function resumeOf(changes: Changes) {
  const content = await withFolder({ 'about.md': about, ...changes }, load);
  const text = resume(content, address);
  return text === undefined ? undefined : JSON.parse(text);
}

test('it is valid JSON Resume with the content of About, Contact and the projects', async () => {
  const fields = await resumeOf({});
  expect(validate(fields, schema).errors.map(String)).toEqual([]);
  expect(fields).toMatchObject({
    basics: {
      name: 'Ines Halloran',
      email: 'ines@halloran.test',
      phone: '+44 131 496 0123',
      url: 'https://halloran.test/',
      summary: 'Websites for bakers, made by Ines Halloran.',
      location: { city: 'Leith', countryCode: 'GB' },
    },
    work: [
      { name: 'Fourth Oven', position: 'Baker', url: 'https://xn--fen-rna.example/a%7Cb' },
      { name: 'The Tailor', startDate: '2020', endDate: '2020-12-24', highlights: ['Sewed'] },
    ],
    certificates: [{ name: 'Food hygiene', url: 'https://xn--fen-rna.example/' }],
    ...{ education: [{}], awards: [{}], publications: [{}], volunteer: [{}] },
    ...{ languages: [{ fluency: 'Fluent' }], interests: [{ name: 'Bread' }] },
    projects: [
      {
        name: 'Fourth Bakehouse',
        description: "A baker's diary, kept at four in the morning.",
        keywords: ['HTML-CSS'],
        endDate: '2025-02-28',
        type: 'Blog Website',
      },
    ],
    references: [{ name: 'Odo Brandt', reference: 'Good bread, good site.' }],
    meta: { canonical: 'https://halloran.test/resume.json' },
  });
});

test('absent content has no field', async () => {
  const fields = await resumeOf({
    ...edit('site.yaml', socials, ''),
    'contact.yaml': null,
    'testimonials.yaml': null,
    'projects/bakery/index.md': null,
    'projects/bakery/cover.png': null,
    'about.md': `${about.split('work:')[0]}---\n`,
  });
  expect(Object.keys(fields)).toEqual(['$schema', 'basics', 'meta']);
  expect(Object.keys(fields.basics)).toEqual(['name', 'url', 'summary']);
  expect(await resumeOf({ 'about.md': null })).toBeUndefined();
});

test('the resume of the sample is valid, without references', async () => {
  const content = await loadContent(`${ROOT}examples/sample/content`);
  const fields = JSON.parse(resume(content, address) ?? '');
  expect(validate(fields, schema).errors.map(String)).toEqual([]);
  expect(Object.keys(fields).join(' ')).toBe(
    '$schema basics work volunteer education certificates skills languages interests projects meta',
  );
  expect(fields.projects).toHaveLength(120);
  expect(fields.basics.image).toBe('https://halloran.test/portrait.jpg');
});
