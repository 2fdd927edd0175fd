import { expect, test } from 'vitest';
import { edit, siteFiles } from './base.ts';
import { load, withFolder } from './check-folder.ts';
import { testErrors, testWarnings } from './table-tests.ts';

const main = edit('site.yaml', 'titleSuffix:', 'locale: en-GB\nlocales: [en, de]\ntitleSuffix:');
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

test('a further language holds the differences, and the rest is that of the original', async () => {
  const { site, services, projects, translations } = await withFolder({ ...main, ...german }, load);
  const [de] = translations;
  expect(de?.root).toBe('/de');
  expect(de?.site).toMatchObject({ name: site.name, titleSuffix: 'Ines Halloran auf Deutsch' });
  expect(de?.site.locale).toBe('de');
  expect(de?.site.language).toBeUndefined();
  expect(de?.services).toMatchObject({ heading: 'Leistungen', linkText: services?.linkText });
  expect(de?.services?.services.map(({ title, text }) => [title, text])).toEqual([
    ['Websites', 'Small ones.'],
    ['Läden', 'Small ones too.'],
  ]);

  // A file without a translation has the language of the original in `language`.
  expect(de?.services?.language).toBeUndefined();
  for (const name of ['home', 'contact', 'testimonials'] as const) {
    expect(de?.[name]?.language).toBe('en');
  }

  // A project keeps its other fields, and its category is translated by the list in projects.yaml.
  const [original] = projects?.all ?? [];
  expect(original).toMatchObject({ id: 'bakery', category: 'Blog Website' });
  const { date, cover } = original ?? {};
  const facts = { id: 'bakery', title: 'Bäckerei', category: 'Tagebuch', date, cover };
  expect(de?.projects?.all).toMatchObject([{ ...facts, caseStudy: '<p>Brot.</p>\n' }]);
  expect(de?.projects?.all[0]?.language).toBeUndefined();
});

test('a page is translated by a file of its name, and else shows in its own language', async () => {
  const page = (title: string, text: string) =>
    `---\ntitle: ${title}\nnavLabel: ${title}\ndescription: Who is behind it.\n---\n\n${text}\n`;
  const pages = { 'pages/imprint.md': page('Imprint', 'I'), 'pages/terms.md': page('Terms', 'T') };
  const own = { ...main, ...german, ...pages, 'de/pages/imprint.md': page('Impressum', 'Ich') };
  const [de] = (await withFolder(own, load)).translations;
  expect(de?.pages).toMatchObject([
    { id: 'imprint', title: 'Impressum', html: '<p>Ich</p>\n' },
    { id: 'terms', title: 'Terms', language: 'en' },
  ]);
  expect(de?.pages[0]?.language).toBeUndefined();
});

const { 'de/projects/bakery/index.md': _, ...withoutProject } = german;

testErrors('a further language', {
  'in the place of that of the locale': [
    {
      ...edit('site.yaml', 'titleSuffix:', 'locale: de\nlocales: [en, de]\ntitleSuffix:'),
      ...german,
    },
    "site.yaml:4 locales[0]: expected de as the first entry, because the locale is de, found 'en'",
  ],
  'titleSuffix: → locales: [en, de-DE]\ntitleSuffix:':
    "site.yaml:3 locales[1]: expected a language code of two or three lower-case letters, such as en or de, found 'de-DE'. Did you mean 'de'?",
  'without a folder': [
    main,
    'de/: expected a folder with the translations into this language, because site.yaml lists de, found no such folder, or an empty one',
  ],
  'with a folder for a project, without its words': [
    { ...main, ...withoutProject, 'de/projects/bakery/notes.txt': 'Später.\n' },
    'de/projects/bakery/index.md: expected the translation of the project, because this language has a folder for it, found no such file',
  ],
  'with errors in its files': [
    {
      ...main,
      'de/services.yaml': 'services:\n  - id: shops\n    titel: Läden\n',
      'de/sevices.yaml': 'heading: Leistungen\n',
      'de/projects.yaml': 'categories: { options: [Mappe] }\n',
      'de/projects/bakery/index.md': '---\ntitle: Bäckerei\n---\n',
      'de/pages/other.md': '---\ntitle: Andere\n---\n',
      'de/projects/butcher/index.md': '---\ntitle: Metzgerei\n---\n\nWurst.\n',
      'de/skills.yaml': 'heading: Werkzeug\n',
    },
    "de/pages/other.md: expected a translation of an entry in pages/, found 'other.md', which has no original",
    'de/projects.yaml categories.options: expected as many entries as in the original list, in the same order: 2, found 1',
    'de/projects/bakery/index.md: expected a text below the second line of ---, because the original has one, found no text',
    "de/projects/butcher: expected a translation of an entry in projects/, found 'butcher', which has no original",
    "de/services.yaml:3 services[1].titel: expected one of the fields id, title, text, price, duration, details, included, projects, questions, found an unknown field 'titel'. Did you mean 'title'?",
    `de/sevices.yaml: expected one of the files ${siteFiles}, found an unknown file 'sevices.yaml'. Did you mean 'services.yaml'?`,
    'de/skills.yaml: expected the translation of skills.yaml, found a file without its original. The folder of a further language only holds translations of files in the first language.',
  ],
});

testWarnings('a further language is checked', {
  'like the original, its images only where it has its own': [
    {
      ...main,
      ...german,
      'de/services.yaml': `page: { description: Kurz. }
services:
  - id: shops
    details: Siehe [hier](/de/laeden) und [dort](/de/contact).
`,
    },
    "de/services.yaml:1 page.description: expected one or two sentences, 20 characters or more, for search engines and shared links, found 'Kurz.'",
    "de/services.yaml:4 services[0].details: expected a page of this site, such as /contact, for which there is content, found '/de/laeden', where there is nothing",
  ],
});
