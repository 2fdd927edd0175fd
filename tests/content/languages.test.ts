import { expect, test } from 'vitest';
import { languageFolder, languageOf } from '../../packages/vitrine/i18n/language-of.ts';
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

const variants = {
  ...edit(
    'site.yaml',
    'titleSuffix:',
    'locale: en-US\nlocales: [en, pt-PT, pt-BR, zh-hant]\ntitleSuffix:',
  ),
  'pt-PT/site.yaml': 'titleSuffix: Ines em português\n',
  'pt-BR/site.yaml': 'titleSuffix: Inês\n',
  'zh-hant/site.yaml': 'titleSuffix: Ines\nlocale: zh-hk\nlocales: [zh-HK]\n',
};

test('two regions of one language are two languages, and addresses are in small letters', async () => {
  const { translations } = await withFolder(variants, load);
  expect(
    translations.map(({ root, site, home }) => [
      root,
      site.locale,
      languageOf(site),
      home.language,
    ]),
  ).toEqual([
    ['/pt-pt', 'pt-PT', 'pt-PT', 'en'],
    ['/pt-br', 'pt-BR', 'pt-BR', 'en'],
    ['/zh-hant', 'zh-HK', 'zh-Hant', 'en'],
  ]);
  expect(translations.map(languageFolder)).toEqual(['pt-PT', 'pt-BR', 'zh-hant']);
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
  'in another region than that of the locale': [
    edit('site.yaml', 'titleSuffix:', 'locale: pt-PT\nlocales: [pt-BR, de]\ntitleSuffix:'),
    "site.yaml:4 locales[0]: expected pt-PT as the first entry, because the locale is pt-PT, found 'pt-BR'",
  ],
  'in another script than that of the locale': [
    edit('site.yaml', 'titleSuffix:', 'locale: zh-TW\nlocales: [zh, de]\ntitleSuffix:'),
    "site.yaml:4 locales[0]: expected zh-TW as the first entry, because the locale is zh-TW, found 'zh'",
  ],
  'titleSuffix: → locales: [en, pt_br]\ntitleSuffix:':
    "site.yaml:3 locales[1]: expected a language tag such as en, pt-BR or zh-Hant, found 'pt_br'. Did you mean 'pt-BR'?",
  'titleSuffix: → locales: [en, ar-u-nu-latn]\ntitleSuffix:':
    "site.yaml:3 locales[1]: expected a language tag such as en, pt-BR or zh-Hant, found 'ar-u-nu-latn'. Did you mean 'ar'?",
  'titleSuffix: → locales: [en, pt-BR, pt-br]\ntitleSuffix:':
    "site.yaml:3 locales[2]: expected an entry that the list does not contain already, found 'pt-br', which is also in line 3",
  'with a folder in another spelling': [
    {
      ...variants,
      'pt_br/site.yaml': 'titleSuffix: Ines\n',
      'pt-BR/site.yaml': null,
      'pt-PT/site.yaml': null,
    },
    "pt_br/: expected a folder with translations, because site.yaml lists the language pt-BR, found 'pt_br'. Did you mean 'pt-BR'?",
    'pt-PT/: expected a folder with translations, because site.yaml lists the language pt-PT, found no such folder. Create the file pt-PT/site.yaml with the line: locale: pt-PT',
  ],
  'with a folder for all regions': [
    {
      ...main,
      ...edit('site.yaml', 'titleSuffix:', 'locales: [en, de-AT]\ntitleSuffix:'),
      ...german,
    },
    "de/: expected a folder with translations, because site.yaml lists the language de-AT, found 'de'. Did you mean 'de-AT'?",
  ],
  'without a folder': [
    main,
    'de/: expected a folder with translations, because site.yaml lists the language de, found no such folder. Create the file de/site.yaml with the line: locale: de',
  ],
  'with a folder for a project, without its words': [
    { ...main, ...withoutProject, 'de/projects/bakery/notes.txt': 'Später.\n' },
    'de/projects/bakery/index.md: expected the translation of projects/bakery/index.md, found no such file',
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
    'de/projects.yaml categories.options: expected as many entries as in the original list (2), in the same order, found 1',
    'de/projects/bakery/index.md: expected a text in Markdown below the second line of ---, found no text',
    "de/projects/butcher: expected a translation of an entry in projects/, found 'butcher', which has no original",
    "de/services.yaml:3 services[1].titel: expected one of the fields id, title, text, price, duration, details, included, projects, questions, found an unknown field 'titel'. Did you mean 'title'?",
    `de/sevices.yaml: expected one of the files ${siteFiles}, found an unknown file 'sevices.yaml'. Did you mean 'services.yaml'?`,
    'de/skills.yaml: expected the translation of skills.yaml, found a file without its original. The folder of a further language can contain only translations of files that exist in the first language.',
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
    "de/services.yaml:1 page.description: expected a description of one or two sentences (at least 20 characters) for search engines and shared links, found 'Kurz.'",
    "de/services.yaml:4 services[0].details: expected a page of this site that has content, such as /contact, found '/de/laeden', but the site has no such page",
  ],
});
