import { expect, test } from 'vitest';
import { findWarnings } from '../../cli/check/warnings.ts';
import { edit, load, report, withFolder } from './report.ts';

const main = edit('site.yaml', 'titleSuffix:', 'locale: en-GB\nlanguages: [en, de]\ntitleSuffix:');
const german = {
  'de/site.yaml': 'titleSuffix: Ines Halloran auf Deutsch\n',
  'de/services.yaml': `heading: Leistungen
services:
  - id: shops
    title: Läden
`,
  'de/projects.yaml': 'categories: { options: [Mappe, Tagebuch] }\n',
  'de/projects/bakery/index.md': `---
title: Bäckerei
---

Brot.
`,
};

test('a further language says what differs, and the rest is that of the original', async () => {
  const { site, services, translations } = await withFolder({ ...main, ...german }, load);
  const [de] = translations;
  expect(de?.root).toBe('/de');
  expect(de?.site).toMatchObject({ name: site.name, titleSuffix: 'Ines Halloran auf Deutsch' });
  expect(de?.site.locale).toBe('de');
  expect(de?.site.language).toBeUndefined();
  expect(de?.services).toMatchObject({ heading: 'Leistungen', more: services?.more });
  expect(de?.services?.services.map(({ title, text }) => [title, text])).toEqual([
    ['Websites', 'Small ones.'],
    ['Läden', 'Small ones too.'],
  ]);
});

test('what has no translation is marked with its language', async () => {
  const { translations } = await withFolder({ ...main, ...german }, load);
  const [de] = translations;
  expect(de?.services?.language).toBeUndefined();
  expect(de?.home.language).toBe('en');
  expect(de?.contact?.language).toBe('en');
  expect(de?.testimonials?.language).toBe('en');
});

test('a project keeps its facts, and its category is that of the translated list', async () => {
  const { projects, translations } = await withFolder({ ...main, ...german }, load);
  const [original] = projects?.all ?? [];
  const [project] = translations[0]?.projects?.all ?? [];
  expect(original).toMatchObject({ id: 'bakery', category: 'Blog Website' });
  expect(project).toMatchObject({ id: 'bakery', title: 'Bäckerei', category: 'Tagebuch' });
  expect(project?.caseStudy).toBe('<p>Brot.</p>\n');
  expect(project?.date).toBe(original?.date);
  expect(project?.cover).toEqual(original?.cover);
  expect(project?.language).toBeUndefined();
});

test('a site of one language has no translations', async () => {
  expect((await withFolder({}, load)).translations).toEqual([]);
});

test('the first language is that of the locale', async () => {
  const other = edit('site.yaml', 'titleSuffix:', 'locale: de\nlanguages: [en, de]\ntitleSuffix:');
  expect(await report({ ...other, ...german })).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:4  languages[0]
      expected  de as the first entry, because the locale is de
      found     'en'"
  `);
});

test('a language with its region', async () => {
  const region = edit('site.yaml', 'titleSuffix:', 'languages: [en, de-DE]\ntitleSuffix:');
  expect(await report(region)).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/site.yaml:3  languages[1]
      expected  a language in two or three small letters, such as en or de
      found     'de-DE'
      Did you mean 'de'?"
  `);
});

test('a language without a folder', async () => {
  expect(await report(main)).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/de/
      expected  a folder with the words in this language, because site.yaml lists de
      found     no such folder, or an empty one"
  `);
});

test('mistakes are told in the lines of the translation', async () => {
  const wrong = {
    'de/services.yaml': 'services:\n  - id: shops\n    titel: Läden\n',
    'de/sevices.yaml': 'heading: Leistungen\n',
    'de/projects.yaml': 'categories: { options: [Mappe] }\n',
    'de/projects/bakery/index.md': '---\ntitle: Bäckerei\n---\n',
    'de/projects/butcher/index.md': '---\ntitle: Metzgerei\n---\n\nWurst.\n',
    'de/about.md': '---\nheading: Über mich\n---\n\nIch.\n',
  };
  expect(await report({ ...main, ...wrong })).toMatchInlineSnapshot(`
    "The content has 6 mistakes:

    content/de/about.md
      expected  the translation of about.md
      found     a file without its original
      A further language says in its own words what the first one says.

    content/de/projects.yaml  categories.options
      expected  as many entries as the original has, in its order: 2
      found     1

    content/de/projects/bakery/index.md
      expected  a text below the second line of ---, because the original has one
      found     no text

    content/de/projects/butcher
      expected  a translation of something in projects/
      found     'butcher', which is not there

    content/de/services.yaml:3  services[1].titel
      expected  one of the fields id, title, text, price, duration, details
      found     an unknown field 'titel'
      Did you mean 'title'?

    content/de/sevices.yaml
      expected  one of the files site.yaml, home.yaml, about.md, services.yaml, skills.yaml, testimonials.yaml, contact.yaml, projects.yaml
      found     an unknown file 'sevices.yaml'
      Did you mean 'services.yaml'?"
  `);
});

test('a folder for the translation of a project, without its words', async () => {
  const { 'de/projects/bakery/index.md': _, ...rest } = german;
  const notes = { 'de/projects/bakery/notes.txt': 'Später.\n' };
  expect(await report({ ...main, ...rest, ...notes })).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/de/projects/bakery/index.md
      expected  the words of the project in this language, because it has a folder here
      found     no such file"
  `);
});

test('the translation is read like the original by an editor, its images only where it has its own', async () => {
  const rough = {
    'de/services.yaml': `page: { description: Kurz. }
services:
  - id: shops
    details: Siehe [hier](/de/laeden) und [dort](/de/contact).
`,
  };
  const warnings = await withFolder({ ...main, ...german, ...rough }, async (folder) =>
    (await findWarnings(folder, await load(folder))).map(({ file, ...rest }) => ({
      file: file.slice(folder.length + 1),
      ...rest,
    })),
  );
  expect(warnings.filter(({ file }) => file.startsWith('de/'))).toMatchObject([
    { file: 'de/services.yaml', line: 1, field: 'page.description' },
    { file: 'de/services.yaml', line: 4, found: "'/de/laeden', where nothing stands" },
  ]);
});
