import { access, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runInit } from '../../packages/vitrine/cli/init/init.ts';
import type { Content } from '../../packages/vitrine/content/types.ts';
import { SettingsError } from '../../packages/vitrine/errors/settings-error.ts';
import { resume } from '../../packages/vitrine/seo/files/json-resume.ts';
import { fakeTerminal } from '../helpers/fake-terminal.ts';
import { cases } from '../helpers/random-cases.ts';
import { load, warningsIn } from './check-folder.ts';
import { absentFolder, textsIn } from './run-command.ts';

/** A JSON Resume with fictional persons, and with more fields than the site shows. */
const file = {
  basics: {
    name: 'Ines Halloran',
    label: 'Web developer for bakers',
    image: 'https://halloran.test/ines.jpg',
    email: 'ines@halloran.test',
    phone: '0131 496 0123',
    url: 'https://halloran.test',
    summary: 'I bake websites. They keep for years.',
    location: { city: 'Leith', region: 'Lothian', countryCode: 'GB' },
    profiles: [
      { network: 'Mastodon', username: 'ines', url: 'https://social.test/@ines' },
      { network: 'Pigeon post', username: 'ines' },
    ],
  },
  work: [
    {
      name: 'Fourth Oven',
      position: 'Web developer',
      location: 'Leith',
      startDate: '2023-04',
      highlights: ['Bread on time', 'Cake, too'],
    },
    { position: 'Night watch', startDate: '2020' },
    { name: 'The Tailor', startDate: 'spring 2019', endDate: '2020-12-24', summary: '' },
  ],
  volunteer: [{ organization: 'Reading room', position: 'Reader' }],
  awards: [{ title: 'Golden whisk', awarder: 'The bakers', date: '2022', summary: 'For crust.' }],
  certificates: [{ name: 'Food hygiene', issuer: 'Leith', url: 'hygiene' }, { issuer: 'Nobody' }],
  publications: [{ name: 'On crust', publisher: 'The Oven', releaseDate: '2021-05' }],
  interests: [{ name: 'Bread', keywords: ['rye'] }],
  education: [
    { institution: 'Harbour College', area: 'Design', studyType: 'Bachelor', courses: ['Ink'] },
  ],
  skills: [
    { name: 'Front-End', keywords: ['HTML', 'React'] },
    { name: 'PHP', level: 'Master', keywords: [] },
  ],
  languages: [{ language: 'English', fluency: 'Fluent' }],
  projects: [
    {
      name: 'Fourth Oven',
      description: "A bakery's diary, kept at four in the morning.",
      highlights: ['Opens at four'],
      keywords: ['React', 'react', 'CSS'],
      startDate: '2024',
      endDate: '2025-02',
      roles: ['Baker'],
      entity: 'Fourth Oven and Sons',
      type: 'Blog',
    },
    { name: 'The Tailor' },
  ],
  references: [{ name: 'Odo Brandt', reference: 'Good bread, good site.' }, { name: 'Una Keel' }],
  meta: { version: 'v1.0.0' },
};

/** Writes a JSON Resume file and runs `init --from` with it in a new content folder. */
async function begin(folder: string, data: unknown, ...flags: string[]): Promise<string> {
  const from = join(dirname(folder), 'resume.json');
  await writeFile(from, typeof data === 'string' ? data : JSON.stringify(data));
  const said = await runInit(['--yes', '--from', from, ...flags], { CONTENT: folder }, undefined);
  return said.replaceAll(folder, 'content');
}

/** The data of `/resume.json` that the site generates from the content. */
function out(content: Content): string {
  const address = (path: string) => new URL(path, content.site.address).href;
  return resume(content, address) ?? '';
}

/** The data of `/resume.json` for a content folder that `init` made from the JSON Resume file. */
async function again(data: unknown): Promise<string> {
  const folder = await absentFolder();
  await begin(folder, data);
  return out(await load(folder));
}

test('a JSON Resume file becomes content, and what has no place is listed', async () => {
  const folder = await absentFolder();
  const said = await begin(folder, file);
  expect(said).toContain('The JSON Resume file has only 2025-02.');
  expect(said.slice(said.indexOf('Values of'))).toMatchInlineSnapshot(`
    "Values of the JSON Resume file that were not used:
      basics.image                 save the image next to about.md, and set the field portrait in about.md to the name of the image
      basics.phone                 expected a telephone number with the country code, such as +49 30 23125 014, found '0131 496 0123'
      basics.location.region       the content has no field for this value
      basics.profiles[0].username  the content has no field for this value
      basics.profiles[1]           the content has no field for this value
      work[0].location             the content has no field for this value
      work[1]                      the entry has no name
      work[2].startDate            expected a date that exists, as YYYY-MM-DD, YYYY-MM or YYYY, found 'spring 2019'
      certificates[0].url          expected a URL such as https://example.com, found 'hygiene'
      certificates[1]              the entry has no name
      education[0].courses         the content has no field for this value
      skills[1].level              the content has no field for this value
      projects[0].startDate        the content has no field for this value
      projects[0].roles            the content has no field for this value
      references[1]                the entry has no reference
      projects[1]                  the project has no type and no keywords; add it with: npm run new project "The Tailor"

    Next:
      npm run dev    shows the site while you write
      npm run edit   opens a form for every field
      npm run check  reports errors, and texts that you still have to write"
  `);
  const content = await load(folder);
  expect(content).toMatchObject({
    site: { name: 'Ines Halloran', address: 'https://halloran.test' },
    home: { hero: { eyebrow: 'Web developer for bakers' } },
    contact: { email: 'ines@halloran.test' },
    about: {
      location: { city: 'Leith', countryCode: 'GB' },
      work: [{ startDate: '2023-04' }, { name: 'The Tailor', endDate: '2020-12-24' }],
      volunteer: [{ organization: 'Reading room', position: 'Reader' }],
      awards: [{ title: 'Golden whisk', awarder: 'The bakers', date: '2022' }],
      certificates: [{ name: 'Food hygiene', issuer: 'Leith' }],
      publications: [{ name: 'On crust', publisher: 'The Oven', releaseDate: '2021-05' }],
      interests: [{ name: 'Bread', keywords: ['rye'] }],
    },
    skills: { groups: [{ title: 'Front-End' }, { title: 'Tools', skills: [{ name: 'PHP' }] }] },
  });
  expect(content.projects?.all.map(({ title, date }) => [title, date])).toEqual([
    ['Fourth Oven', '2025-02-01'],
  ]);
  const texts = await textsIn(folder);
  expect(texts['testimonials.yaml']).toContain('Good bread, good site.');
  expect(texts['projects/1/index.md']).toContain('- Opens at four');
  expect((await warningsIn(folder)).match(/found .*/g)).toEqual(
    Array(2).fill(expect.stringContaining('a placeholder text from npm run init')),
  );
});

test('an end that cannot be read makes no job current', async () => {
  const folder = await absentFolder();
  const work = [
    { name: 'The Mill', startDate: 2017, endDate: 'July 2019' },
    { name: 'The Tailor', startDate: '2019-7', endDate: 'the flood' },
    { name: 'The Inn', startDate: '2020-01-01T00:00:00Z', endDate: 'present' },
    ...[{}, [], ' ', 2019.1, false, 0].map((endDate) => ({
      name: 'The Smith',
      startDate: '2018',
      endDate,
    })),
    // Programs write all three for a job that continues.
    ...[undefined, null, ''].map((endDate) => ({ name: 'The Quay', startDate: '2021', endDate })),
  ];
  const projects = [
    { name: 'Bells', type: 'Shop', keywords: ['CSS'], startDate: '2018', endDate: 'Easter' },
  ];
  const said = await begin(folder, { ...file, work, projects });
  const content = await load(folder);
  expect(content.about?.work.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2017', '2019-07'],
    [undefined, undefined],
    ['2020-01-01', undefined],
    ...Array(6).fill([undefined, undefined]),
    ...Array(3).fill(['2021', undefined]),
  ]);
  expect(content.projects?.all[0]?.date).not.toContain('2018');
  const lines = [
    ['work[1].startDate', 'the end of the period cannot be read; write both into the file'],
    [
      'work[1].endDate',
      `expected a date that exists, as YYYY-MM-DD, YYYY-MM or YYYY, found 'the flood'`,
    ],
    ['work[3].startDate', 'the end of the period cannot be read'],
    ['work[6].endDate', 'expected'],
    ['projects[0].startDate', 'the end of the period cannot be read'],
  ] as const;
  for (const line of lines) expect(said.replaceAll(/ +/g, ' ')).toContain(line.join(' '));
});

test('whatever a curriculum says, it goes out, comes in and goes out the same', async () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  const date = fc.constantFrom('2019', '2020-02', '2020-02-29', '2021-13', 'today');
  const url = fc.constantFrom('https://ofen.test/a', 'https://öfen.test/a|b', 'ofen', '#');
  const of = (fields: Record<string, fc.Arbitrary<unknown>>) =>
    fc.array(fc.record(fields, { requiredKeys: [] }), { maxLength: 3 });
  const period = { startDate: date, endDate: date };
  const lines = fc.array(words, { maxLength: 3 });
  const post = { position: words, url, ...period, summary: words, highlights: lines };
  const resumes = fc.record({
    basics: fc.record(
      {
        label: words,
        summary: words,
        url: fc.constantFrom('https://ines.test', 'https://ines.test/me'),
        email: fc.constantFrom('ines@ines.test', 'ines'),
        phone: fc.constantFrom('+44 131 496 0123', '12'),
        location: fc.record(
          { city: words, countryCode: fc.constantFrom('PL', 'pl', 'QQ') },
          { requiredKeys: [] },
        ),
        profiles: of({ network: words, url, username: words }),
      },
      { requiredKeys: [] },
    ),
    work: of({ name: words, ...post }),
    volunteer: of({ organization: words, ...post }),
    awards: of({ title: words, awarder: words, date, summary: words }),
    certificates: of({ name: words, issuer: words, date, url }),
    publications: of({ name: words, publisher: words, releaseDate: date, url, summary: words }),
    interests: of({ name: words, keywords: lines }),
    education: of({ institution: words, studyType: words, area: words, url, ...period }),
    skills: of({ name: words, keywords: lines }),
    languages: of({ language: words, fluency: words }),
    projects: of({ name: words, description: words, keywords: lines, url, type: words, ...period }),
    references: of({ name: words, reference: words }),
  });
  await fc.assert(
    fc.asyncProperty(resumes, async ({ basics, ...rest }) => {
      const first = await again({ basics: { name: 'Ines Halloran', ...basics }, ...rest });
      const folder = await absentFolder();
      expect(await begin(folder, first)).toContain('Every value of the JSON Resume file was used.');
      expect(out(await load(folder))).toBe(first);
    }),
    { numRuns: cases(4) },
  );
});

test('a flag counts more than the file', async () => {
  const flags = ['--name', 'Ines H.', '--skill', 'Sewing', '--locale', 'de-AT'];
  const folder = await absentFolder();
  await begin(folder, file, ...flags);
  const { site, skills } = await load(folder);
  expect([site.name, site.locale]).toEqual(['Ines H.', 'de-AT']);
  expect(skills?.groups).toMatchObject([{ title: 'Werkzeuge', skills: [{ name: 'Sewing' }] }]);
});

test('a single category holds for a project without a type, and invents nothing else', async () => {
  const folder = await absentFolder();
  const projects = [{ name: 'The Tailor', keywords: ['CSS'] }, { name: 'The Mill' }];
  const said = await begin(folder, { ...file, projects }, '--category', 'Shop');
  const content = await load(folder);
  expect(content.projects?.all).toMatchObject([{ category: 'Shop', technologies: ['CSS'] }]);
  expect(said).toMatch(/projects\[1\] +the project has no keywords; add it with: .* "The Mill"/);
});

test('in a terminal the kind and the technologies of a project are asked for', async () => {
  const given = new Map([
    ["Which category does the project 'The Tailor' have?", 'Shop'],
    ["Which technologies, separated by commas, does the project 'The Tailor' use?", 'CSS, Sewing'],
  ]);
  const { terminal, shown } = fakeTerminal(
    (message) => given.get(message.replace(/ \(.*$/, '')) ?? '',
  );
  const folder = await absentFolder();
  const from = join(dirname(folder), 'resume.json');
  const projects = [...file.projects, { name: 'The Mill', keywords: ['CSS'] }];
  await writeFile(from, JSON.stringify({ ...file, projects }));
  const words = '--words Websites --host own-server --delivery server --look shop --locale en-GB';
  const flags = ['--from', from, ...words.split(' ')];
  const said = await runInit(flags, { CONTENT: folder }, terminal);
  expect(shown).toEqual([
    "Which category does the project 'The Tailor' have? (Enter omits the project)",
    "Which technologies, separated by commas, does the project 'The Tailor' use? (Enter omits the project)",
    "Which category does the project 'The Mill' have? (Enter omits the project)",
    'A service that you offer',
  ]);
  expect(said).toMatch(/projects\[2\] +the project has no type; add it with: .* "The Mill"/);
  expect((await load(folder)).projects?.all).toHaveLength(2);
  const { 'projects/2/index.md': tailor } = await textsIn(folder);
  expect(tailor).toMatch(/title: The Tailor.+category: Shop.+- CSS\n +- Sewing/s);
});

test.each<[string, string, RegExp, ...string[]]>([
  [
    'no file',
    '',
    /^--from: expected a JSON Resume file \(https:.*\), found no such file at '\/nowhere'\.$/,
    '--from=/nowhere',
  ],
  ['no JSON', '{ basics', /^--from: .* which is not valid JSON \(.*\)\.$/],
  ['another JSON file', '[1]', /found '.*resume\.json', which has no field 'basics'\.$/],
  ['a file without a name', '{ "basics": {} }', /^--name is missing: your name/],
])('stops before anything is written at %s', async (_what, text, message, ...flags) => {
  const folder = await absentFolder();
  const stopped = begin(folder, text, ...flags);
  await expect(stopped).rejects.toThrow(SettingsError);
  await expect(stopped).rejects.toThrow(message);
  await expect(access(folder)).rejects.toThrow('ENOENT');
});
