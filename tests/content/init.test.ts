import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runInit } from '../../packages/vitrine/cli/init/init.ts';
import { findWarnings } from '../../packages/vitrine/content/check/warnings.ts';
import { isCoded } from '../../packages/vitrine/content/phrase.ts';
import { summarise } from '../../packages/vitrine/content/summary.ts';
import { fakeTerminal } from '../helpers/fake-terminal.ts';
import { cases } from '../helpers/random-cases.ts';
import { load, png, warningsIn } from './check-folder.ts';
import { absentFolder, errorOf, run, textsIn } from './run-command.ts';

// The domain ends in .test, because `npm run check -- --strict` fails for one that ends in .example.
const answers = [
  ...['--name', 'Ines Halloran', '--words', 'Websites, Shops', '--town', 'Leith'],
  ...['--email', 'ines@halloran.test', '--phone', '+44 131 496 0123'],
  ...['--social', 'https://social.test/@ines', '--skill', 'React, CSS'],
  ...['--address', 'https://halloran.test', '--delivery', 'formspree', '--form', 'xyzabcde'],
];

/** The output of `npm run init`, which names the folder `content`. */
async function init(folder: string, ...flags: string[]): Promise<string> {
  const said = await runInit(['--yes', ...flags], { CONTENT: folder }, undefined);
  return said.replaceAll(folder, 'content');
}

/** The warnings of `npm run check`, except those about placeholder texts that `init` wrote. */
async function otherWarnings(folder: string) {
  const warnings = await findWarnings(folder, await load(folder));
  return warnings.filter(({ found }) => !isCoded(found) || found.code !== 'fromInit');
}

const errorIn = (folder: string, ...args: string[]) => errorOf(init(folder, ...args), folder);

/** The report of `init`, with each line number replaced by the text of that line. */
async function withLines(said: string, folder: string): Promise<string> {
  const texts = await textsIn(folder);
  return said.replaceAll(/^ {2}content\/(\S+):(\d+) +/gm, (_, file: string, line: string) => {
    const text = texts[file]?.split('\n')[Number(line) - 1]?.trim();
    return `  ${file} '${text}' `;
  });
}

test('the answers become content without the sample; the report lists the texts that are still to write', async () => {
  const folder = await absentFolder();
  const { status, stdout, stderr } = await run(folder, 'init', ...answers);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(await withLines(stdout, folder)).toMatchInlineSnapshot(`
    "The content folder content/ is written.

    The interface of en-GB is in English.

    Texts that you still have to write:
      home.yaml 'description: Websites and Shops by Ines Halloran, freelance web developer in Leith.' A description of your own, which search engines show.
      home.yaml 'text: Tell me what you need, and I tell you what it takes.' One or two sentences of your own, shown below the headline.
      home.yaml 'text: I am Ines Halloran, freelance web developer in Leith. You talk to the person who does the work.' A few sentences about you, in your own words.
      about.md 'My name is Ines Halloran, freelance web developer in Leith.' A text about you: who you are, how you work and what you like.
      projects/1/index.md 'title: This website' A project of your own instead of the placeholder project.

    Suggestions:
      about.md 'heading: About me' Add a portrait: save the image in the folder of this file, and set the fields portrait and portraitAlt.
      contact.yaml 'privacy: What you write here is used for an answer to you, and for nothing else.' Check that this text describes what you do with messages.
      projects.yaml 'options:' Check the categories of your projects.
      projects.yaml 'options:' Check the technologies of your projects.
      content/services.yaml      To add a service that you offer: npm run new service "Title"
      content/testimonials.yaml  To add the testimonial of a client: npm run new testimonial "Name"
      content/pages/             Add an imprint and a privacy page, if the law of your country requires them.

    Next:
      npm run dev    shows the site while you write
      npm run edit   opens a form for every field
      npm run check  reports errors, and texts that you still have to write"
  `);
  expect(await otherWarnings(folder)).toEqual([]);
  expect(summarise(await load(folder))).toMatch(
    /^1 project, no posts, an About page, no services, 2 skills, /,
  );

  const texts = await textsIn(folder);
  expect(Object.keys(texts).join(' ')).toBe(
    'about.md contact.yaml home.yaml projects.yaml projects/1/index.md site.yaml skills.yaml',
  );
  const all = Object.values(texts).join('\n');
  expect(all).not.toMatch(/Mara|Lindqvist|Vitrine|\.example\b|23125|#["']?$/im);
  for (const answer of ['Ines Halloran', 'Leith', '+44 131 496 0123', 'xyzabcde', 'logos:react'])
    expect(all).toContain(answer);
});

test('the first texts of a German site are German, also those of its first service', async () => {
  const folder = await absentFolder();
  await init(folder, ...answers, '--locale', 'de-AT', '--trade', 'Webentwicklerin');
  const { status } = await run(folder, 'new', 'service', 'Shops', '--text', 'Ein Shop für Sie.');
  expect(status).toBe(0);
  expect(await otherWarnings(folder)).toEqual([]);
  const { home, about, services, projects, site } = await load(folder);
  expect(home.page.description).toBe(
    'Websites und Shops von Ines Halloran, Webentwicklerin in Leith.',
  );
  expect([home.hero.lead, about?.heading, services?.heading, projects?.heading]).toEqual([
    'Ich mache',
    'Über mich',
    'Was ich mache',
    'Meine Arbeiten',
  ]);
  expect([site.notFound.heading, projects?.all[0]?.title]).toEqual([
    'Hier ist nichts',
    'Diese Website',
  ]);
});

test('the first texts are English where their language has none', async () => {
  const folder = await absentFolder();
  await init(folder, ...answers, '--locale', 'fi');
  const { home } = await load(folder);
  expect(home.page.description).toBe(
    'Websites and Shops by Ines Halloran, freelance web developer in Leith.',
  );
});

test('the check lists the same texts, until the owner has written them', async () => {
  const folder = await absentFolder();
  const { stdout } = await run(folder, 'init', ...answers);
  const list = stdout.slice(stdout.indexOf('Texts that'), stdout.indexOf('Suggestions:'));
  const places = (text: string) => text.match(/content\/\S+:\d+/g)?.sort();
  const strict = await run(folder, 'check', '--strict');
  expect(strict.status).toBe(1);
  expect(places(strict.stderr)).toHaveLength(5);
  expect(places(strict.stderr)).toEqual(places(list));

  const texts = await textsIn(folder);
  const own: Record<string, readonly [string | RegExp, string]> = {
    'about.md': [/^My name is .*/m, 'I bind books.'],
    'projects/1/index.md': ['This website', 'The mill'],
    'home.yaml': [/^( *(?:description|text): ).*/gm, '$1I bind books, and repair old ones.'],
  };
  for (const [name, [before, after]] of Object.entries(own)) {
    await writeFile(join(folder, name), texts[name]?.replace(before, after) ?? '');
  }
  expect(await warningsIn(folder)).toBe('');
});

test('without an address one is still to write, and the check asks for it', async () => {
  const folder = await absentFolder();
  const flags = ['--name', 'Ines Halloran', '--host', 'netlify'];
  const said = await withLines(await init(folder, ...flags), folder);
  expect(said).toContain("site.yaml 'address: https://example.com'");
  // Expected is the default delivery provider of the host.
  expect((await load(folder)).contact?.delivery?.provider).toBe('netlify');
  expect(await warningsIn(folder)).toContain("'example.com', which is reserved for examples");
});

test('a name that is too long for the navigation is shortened there, and reported', async () => {
  const folder = await absentFolder();
  const name = 'Maximiliane von Hohenberg-Lichtenfels';
  const said = await init(folder, '--name', name, '--address', 'https://halloran.test');
  expect(said).toMatch(/site\.yaml:7 +Check the name of the site, which is shorter/);
  const { site } = await load(folder);
  expect([site.name, site.brand]).toEqual([name, 'Hohenberg-Lichtenfels']);
  expect(await otherWarnings(folder)).toEqual([]);
});

test('any answers give a valid content', async () => {
  const words = fc.string({ unit: 'grapheme' }).filter((word) => word.trim() !== '');
  await fc.assert(
    fc.asyncProperty(words, words, words, words, async (name, made, town, skill) => {
      const folder = await absentFolder();
      const flags = [`--name=${name}`, `--words=${made}`, `--town=${town}`, `--skill=${skill}`];
      await init(folder, ...flags);
      expect((await load(folder)).site.name).toBe(name.trim());
    }),
    { numRuns: cases(4) },
  );
});

test('in a terminal services and projects are asked for, as many as there are', async () => {
  const folder = await absentFolder();
  const given: Record<string, string[]> = {
    'A service that you offer': ['Portraits'],
    'Another service': ['Weddings'],
    'A description of the service in one sentence': ['Ten pictures.', 'A hundred pictures.'],
    'The price of the service, in your own words': ['from 300 €'],
    'A project that you made': ['The mill'],
    'The project in one sentence': ['A mill that became a library.'],
    'The category of the project': ['Portrait'],
    'The day when the project went online': ['2026-02-28'],
    'The URL of the finished project': ['https://mill.test'],
  };
  const { terminal } = fakeTerminal((message) => given[message]?.shift() ?? '');
  const allFlags = ['--trade', 'Photographer', '--host', 'github-pages', ...answers];
  const said = await runInit(allFlags, { CONTENT: folder }, terminal);
  expect(said).toMatch(/Next:\n.*npm run dev .*\n.*npm run edit .*\n.*npm run check .*$/);
  const { site, services, projects, home } = await load(folder);
  expect(site).toMatchObject({ host: 'github-pages', look: 'plain', locale: 'en-GB' });
  expect(home.about?.text).toContain('I am Ines Halloran, photographer in Leith.');
  expect(services?.services).toMatchObject([
    { id: 'portraits', title: 'Portraits', text: 'Ten pictures.', price: 'from 300 €' },
    { id: 'weddings', title: 'Weddings', text: 'A hundred pictures.' },
  ]);
  expect(projects?.all).toMatchObject([
    {
      title: 'The mill',
      summary: 'A mill that became a library.',
      category: 'Portrait',
      technologies: ['React', 'CSS'],
      date: '2026-02-28',
      url: 'https://mill.test',
    },
  ]);
  expect(await otherWarnings(folder)).toEqual([]);
});

describe('a folder of images', () => {
  test('gives a project for each image, and lists the files that cannot be a cover', async () => {
    const folder = await absentFolder();
    const images = join(dirname(folder), 'images');
    await mkdir(images);
    await writeFile(join(images, 'reading-room_10.PNG'), await png(800, 500));
    await writeFile(join(images, 'reading-room_9.png'), await png(900, 500));
    await writeFile(join(images, 'icon.png'), await png(64, 64));
    await writeFile(join(images, 'broken.jpg'), 'no image');
    await writeFile(join(images, 'notes.txt'), 'Notes.');
    const said = await init(folder, ...answers, '--images', images);
    expect(said.slice(0, said.indexOf('Texts'))).toMatchInlineSnapshot(`
      "The content folder content/ is written.

      The interface of en-GB is in English.

      Images that were not used:
        expected an image file, found 'broken.jpg', which is not an image, or is damaged.
        expected an image at least 800 pixels wide, found 'icon.png', 64 × 64 pixels.
        expected an image file whose name ends in .png, .jpg, .jpeg, .webp, .avif, .gif or .svg, found 'notes.txt'.

      "
    `);
    const made = await readdir(join(folder, 'projects'), { recursive: true });
    expect(made.sort().join(' ')).toBe('1 1/cover.png 1/index.md 2 2/cover.png 2/index.md');
    const { projects } = await load(folder);
    expect(projects?.all.map(({ title }) => title)).toEqual(['Reading room 9', 'Reading room 10']);
    expect(projects?.all[0]).toMatchObject({
      category: 'Website',
      technologies: ['React'],
      summary: 'Reading room 9, a project by Ines Halloran.',
      cover: { path: 'projects/1/cover.png' },
    });
    const warnings = await otherWarnings(folder);
    expect(warnings).toEqual(Array(2).fill(expect.objectContaining({ field: 'coverAlt' })));
  });

  test('without an image is refused, and nothing is written', async () => {
    const folder = await absentFolder();
    const images = join(dirname(folder), 'images');
    await mkdir(images);
    await writeFile(join(images, 'icon.png'), await png(64, 64));
    const message = await errorIn(folder, ...answers, '--images', images);
    expect(message.replaceAll(images, 'images')).toMatchInlineSnapshot(`
      "--images: no image in 'images' can be the cover of a project.
        expected an image at least 800 pixels wide, found 'icon.png', 64 × 64 pixels."
    `);
    await expect(access(folder)).rejects.toThrow('ENOENT');
  });
});

const notContent =
  'The folder content/ exists already and is not a content folder, because it has no site.yaml. Name another folder with --to.';

test.each([
  [
    'is left alone',
    ['site.yaml'],
    [],
    'The content folder content/ exists already. To rename it to content-before-1/ and create a new folder, use --overwrite.',
  ],
  ['that is no content folder is never replaced', ['notes.txt'], ['--overwrite'], notContent],
])('an existing folder %s', async (_, files, flags, message) => {
  const folder = await absentFolder();
  await mkdir(folder);
  for (const file of files) await writeFile(join(folder, file), 'name: Mine');
  expect(await errorIn(folder, ...answers, ...flags)).toBe(message);
  expect(await readdir(folder)).toEqual(files);
});

test('an existing folder is replaced with --overwrite, and is kept', async () => {
  const folder = await absentFolder();
  await mkdir(folder);
  expect(await init(folder, ...answers), 'an empty one').toContain('content/ is written.');
  await writeFile(join(folder, 'site.yaml'), 'name: Mine');
  expect(await init(folder, ...answers, '--overwrite')).toContain(
    'The folder that existed before was renamed to content-before-1/.',
  );
  expect((await readdir(dirname(folder))).sort()).toEqual(['content', 'content-before-1']);
  expect(await readFile(join(`${folder}-before-1`, 'site.yaml'), 'utf8')).toBe('name: Mine');
  expect(await readFile(join(folder, 'site.yaml'), 'utf8')).toContain('name: Ines Halloran');
});

test.each([
  ['', '--name is missing: your name, as visitors read it.'],
  [
    '--name Ines --email ines --phone 0131 --address ines.test --locale en_GB',
    `--address: expected a URL such as https://example.com, found 'ines.test'. Did you mean 'https://ines.test'?
--email: expected an email address such as name@example.com, found 'ines'.
--phone: expected a telephone number with the country code, such as +49 30 23125 014, found '0131'.
--locale: expected a language tag such as en-DE, de or fr-CH, found 'en_GB'. Did you mean 'en-GB'?`,
  ],
  ['--name Ines --delivery mailto', '--email is missing: your email address, shown to visitors.'],
  [
    '--name Ines --host static --delivery server',
    "--delivery: expected one of: formspree, web3forms, endpoint, mailto, found 'server'.",
  ],
  ['--name Ines --key 1', '--key can be used only with --delivery web3forms.'],
  ['--name Ines --delivery web3forms', '--key is missing: your access key from Web3Forms.'],
  [
    '--name Ines --to examples/sample/content',
    'This command does not overwrite the sample. Name another folder with --to.',
  ],
])('stops before anything is written at %s', async (flags, message) => {
  const folder = await absentFolder();
  expect(await errorIn(folder, ...flags.split(' ').filter(Boolean))).toBe(message);
  expect(await readdir(dirname(folder))).toEqual([]);
});
