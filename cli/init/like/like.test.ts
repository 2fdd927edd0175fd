import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bracketTexts } from '../../../src/content/check/bracket-texts.ts';
import { placeholderTexts } from '../../../src/content/check/placeholder-texts.ts';
import { readSources, type Source } from '../../../src/content/check/sources.ts';
import { pageDescriptions, textLengths } from '../../../src/content/check/text-lengths.ts';
import { textsOf, valueAt } from '../../../src/content/edit/walk.ts';
import { loadContent } from '../../../src/content/loader/load.ts';
import { loadLanguage } from '../../../src/i18n/load-language.ts';
import { fakeTerminal } from '../../../tests/helpers/fake-terminal.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { UsageError } from '../../command.ts';
import { runInit } from '../init.ts';
import { writeContentFolder } from '../write-content-folder.ts';
import { exampleNames } from './example-names.ts';
import { exampleChoices, exampleFolder, exampleSite } from './examples.ts';
import { likeDrafts } from './like-drafts.ts';

/** The texts in all fields, and the lines below the front matter. */
const textsIn = (sources: readonly Source[]) =>
  sources
    .flatMap(({ data, body }) => [...textsOf(data).map(({ value }) => value), ...body.split('\n')])
    .map((text) => text.trim());

const kindsIn = (sources: readonly Source[]) => new Set(sources.map(({ name }) => name));

const sectionsIn = (sources: readonly Source[]) =>
  valueAt(sources.find(({ name }) => name === 'home')?.data, ['sections']);

/** The lines of content files, except comments, that have a placeholder in square brackets. */
const placeholderLines = (sources: readonly Source[]) =>
  sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (/^(?! *#).*\[/.test(line) ? [`${file}:${index + 1}`] : [])),
  );

/** The texts of an example, longer than 12 characters, that are in `sources`, and its person's name. */
async function leftIn(sources: readonly Source[], example: readonly Source[]) {
  const site = example.find(({ name }) => name === 'site')?.data;
  const { firstContent } = await loadLanguage(String(valueAt(site, ['locale'])));
  const first = textsOf(firstContent).map(({ value }) => value);
  const long = textsIn(example).filter((text) => text.length > 12 && !first.includes(text));
  const written = textsIn(sources).join('\n');
  return [String(valueAt(site, ['name'])), ...long].filter((text) => written.includes(text));
}

test.each(exampleNames)(
  'a site like %s has its look, its files and none of its texts',
  async (like) => {
    const { look, locale } = exampleSite(like);
    const answers = { name: ['Ida Novak'], address: ['https://novak.test'] };
    const folder = join(await temporaryFolder(), 'content');
    const drafts = await likeDrafts(like, { ...answers, look: [look], locale: [locale] });
    await writeContentFolder(folder, drafts);
    const content = await loadContent(folder);
    expect(content.site).toMatchObject({ name: 'Ida Novak', look, locale });
    expect(content.projects?.all).toHaveLength(3);
    const [sources, example] = [await readSources(folder), await readSources(exampleFolder(like))];
    expect(kindsIn(sources)).toEqual(kindsIn(example));
    expect(sectionsIn(sources)).toEqual(sectionsIn(example));
    expect(await leftIn(sources, example)).toEqual([]);
    expect((await leftIn(example, example)).length, 'texts without replacement').toBeGreaterThan(
      100,
    );

    // The parts of the check that concern texts; the whole check takes several times as long.
    const first = await placeholderTexts(sources, content);
    const warnings = [...first, ...(await bracketTexts(sources, content, first))];
    const lines = new Set(warnings.map(({ file, line }) => `${file}:${line}`));
    expect(placeholderLines(sources).filter((line) => !lines.has(line))).toEqual([]);
    expect([...textLengths(sources), ...pageDescriptions(sources)]).toEqual([]);
  },
);

test('the terminal asks for the example, then neither for services nor for projects', async () => {
  const folder = join(await temporaryFolder(), 'content');
  const { terminal, shown } = fakeTerminal((message) => {
    if (message === 'Your name, as visitors read it') return 'Ida Novak';
    return message.startsWith('Begin like an example?') ? 'museums' : '';
  });
  const said = await runInit([], { CONTENT: folder }, terminal);
  const choices = exampleChoices().map(({ value, hint }) => `${value}: ${hint}`);
  expect(choices.join('\n')).toMatchInlineSnapshot(`
    "none: only the parts that you name
    shops: Tolvane and Company, online shops by a team of three, Newlyn; look shop, in English
    museums: Apolline Verzier, front-ends for museums, Lyon; look gallery, in French
    bilingual: ليلى الصوّاف, design and code in two scripts, Amman; look catalogue, in Arabic
    systems: Jorin Tewes, design systems, Dortmund; look workbench, in German
    wordpress: Wanda Kurszewicz, a WordPress studio of one, Gdynia; look departures, in Polish
    beginner: Nerea Olmendral, a web developer with three works, Cáceres; look specimens, in Spanish"
  `);
  expect(shown.filter((message) => /service|project/.test(message))).toEqual([]);
  expect(said).toMatch(/\/home\.yaml +\d+ texts\n/);
  const { site, home } = await loadContent(folder);
  expect(site).toMatchObject({ look: 'gallery', locale: 'fr-FR' });
  expect(home.hero.words).toEqual(['[À écrire ici\u00a0: what you make]']);
});

test('answers take the place of placeholders and of the look and the language of the example', async () => {
  const folder = join(await temporaryFolder(), 'content');
  const flags = [
    ...[
      '--yes',
      '--like',
      'shops',
      '--name',
      'Ida Novak',
      '--trade',
      'Bookbinder',
      '--town',
      'Leith',
    ],
    ...['--words', 'Bindings,Boxes', '--skill', 'CSS', '--category', 'Shop', '--locale', 'de'],
    ...['--look', 'gallery', '--email', 'ida@novak.test', '--phone', '+44 131 496 0123'],
    ...['--social', 'https://social.test/@ida', '--host', 'netlify'],
  ];
  await runInit(flags, { CONTENT: folder }, undefined);
  const { site, home, about, contact, projects, skills } = await loadContent(folder);
  expect(site).toMatchObject({ look: 'gallery', locale: 'de', host: 'netlify' });
  expect(site).not.toHaveProperty('accent');
  expect(site.socials).toMatchObject([{ url: 'https://social.test/@ida' }]);
  expect(home.hero).toMatchObject({ eyebrow: 'Bookbinder in Leith', words: ['Bindings', 'Boxes'] });
  expect(about?.location).toEqual({ city: 'Leith' });
  expect(contact).toMatchObject({ email: 'ida@novak.test', phone: '+44 131 496 0123' });
  expect(contact?.delivery).toMatchObject({ provider: 'netlify' });
  expect(projects?.all[2]).toMatchObject({ category: 'Shop', technologies: ['CSS'] });
  expect(skills?.groups).toMatchObject([{ skills: [{ name: 'CSS' }] }]);
});

test.each([
  [['--like', 'minimal'], `expected one of: none, ${exampleNames.join(', ')}, found 'minimal'.`],
  [['--like', 'museum'], "Did you mean 'museums'?"],
  [['--like', 'shops', '--from', 'resume.json'], '--like and --from both say'],
])('%j is refused', async (flags, message) => {
  const home = await temporaryFolder({ 'resume.json': '{ "basics": { "name": "Ida" } }' });
  const all = ['--yes', '--name', 'Ida', ...flags].map((word) =>
    word === 'resume.json' ? join(home, word) : word,
  );
  const refused = runInit(all, { CONTENT: join(home, 'content') }, undefined);
  await expect(refused).rejects.toThrow(UsageError);
  await expect(refused).rejects.toThrow(message);
});
