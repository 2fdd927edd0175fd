import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bakery, base, edit, siteFiles } from './base.ts';
import { errorsIn, load, withFolder } from './check-folder.ts';
import { testErrors } from './table-tests.ts';

const project = base[bakery];

testErrors('errors', {
  'in several files': [
    {
      ...edit('site.yaml', 'https://halloran.test', 'halloran'),
      ...edit('home.yaml', 'title: HOME', 'title: Home: sweet home'),
      ...edit('contact.yaml', 'ines@halloran.test', 'ines'),
      'projects/9/index.md': project.replace('Blog Website', 'Blogg Website'),
      'projects/10/index.md': project.replace('2025-02-28', '2025-02-29').replace('title', 'titel'),
      'notes.txt': '',
    },
    "contact.yaml:6 email: expected an email address such as name@example.com, found 'ines'",
    "home.yaml:2: expected quotes around a text with a colon and a space, found '  title: Home: sweet home'. Put the whole text in quotes.",
    `notes.txt: expected one of the files ${siteFiles}, found an unknown file 'notes.txt'`,
    "projects/9/index.md:3 category: expected one of: Portfolio Website, Blog Website, found 'Blogg Website'. Did you mean 'Blog Website'?",
    "projects/9/index.md:7 cover: expected an image file that exists, as a path relative to this file, found 'cover.png', but there is no such file",
    "projects/10/index.md:2 titel: expected one of the fields title, client, category, technologies, date, url, review, summary, cover, coverAlt, coverFit, coverVideo, images, role, duration, team, problem, results, gallery, draft, video, private, publicTitle, publicSummary, found an unknown field 'titel'. Did you mean 'title'?",
    "projects/10/index.md:5 date: expected a day that exists, as YYYY-MM-DD, found '2025-02-29'",
    "projects/10/index.md:7 cover: expected an image file that exists, as a path relative to this file, found 'cover.png', but there is no such file",
    "site.yaml:4 address: expected a URL such as https://example.com, found 'halloran'",
  ],
  'of entries and between entries of one list': [
    {
      'services.yaml': base['services.yaml']
        .replace('id: shops', 'id: websites')
        .replace('    title: Shops\n', ''),
      'testimonials.yaml': base['testimonials.yaml']
        .replace('author: Odo Brandt', 'author: 7')
        .replace('project: bakery', 'project: butcher'),
    },
    'services.yaml:9 services[1].title: expected a text, found nothing, the field is missing',
    "services.yaml:9 services[1].id: expected an id that no other entry of the list has, found 'websites', which is also in line 6",
    'testimonials.yaml:5 items[0].author: expected a text, found the number 7. Put the value in quotes: "7"',
    "testimonials.yaml:7 items[0].project: expected the id of a project, which is the name of its folder in projects/, found 'butcher'",
  ],
  'but not that a service is unknown, where services.yaml is wrong': [
    {
      ...edit('services.yaml', 'heading: Services', 'heading: [Services]'),
      ...edit('testimonials.yaml', 'project: bakery', 'service: shop'),
    },
    'services.yaml:2 heading: expected a text, found a list',
  ],
  'in projects, even where projects.yaml is wrong': [
    {
      ...edit('projects.yaml', 'linkText: Read more', 'linkText: [Read more]'),
      ...edit(bakery, '2025-02-28', '2025-02-29'),
    },
    'projects.yaml:4 linkText: expected a text, found a list',
    `${bakery}:5 date: expected a day that exists, as YYYY-MM-DD, found '2025-02-29'`,
  ],
  'of links that lead nowhere': [
    { 'contact.yaml': { link: 'nowhere' }, 'images/baker.png': { link: 'nowhere' } },
    'contact.yaml: expected a text file in UTF-8, found a symbolic link to a file that does not exist',
    "testimonials.yaml:4 items[0].image: expected an image file, found 'images/baker.png', which is a symbolic link to a file that does not exist",
  ],
  'in a file with Windows line ends and a byte order mark': [
    {
      [bakery]: `\ufeff${project.replace('2025-02-28', '2025-02-29').replaceAll('\n', '\r\n')}`,
    },
    `${bakery}:5 date: expected a day that exists, as YYYY-MM-DD, found '2025-02-29'`,
  ],
});

test.each([
  ['nothing', 'content', 'no such folder'],
  ['site.yaml', 'content', 'a file'],
  ['empty', 'content/', 'an empty folder'],
])('no content in %s', async (name, place, found) => {
  const message = await withFolder({ 'empty/.gitkeep': '' }, (folder) =>
    errorsIn(join(folder, name)),
  );
  expect(message).toBe(`The content has an error:

${place}
  expected  a folder with at least site.yaml and home.yaml (npm run init creates one)
  found     ${found}`);
});

test('the base has no error, and an error has no stack', async () => {
  expect(await withFolder({}, load)).toMatchObject({
    projects: { all: [{ id: 'bakery', title: 'Fourth Bakehouse' }] },
    pages: [],
    translations: [],
  });
  const error = await withFolder({ 'site.yaml': '' }, load).catch((thrown: unknown) => thrown);
  expect(error).toHaveProperty('stack', '');
});

test('a content with other line ends, hidden files, empty fields and links passes', async () => {
  const windows = Object.fromEntries(
    Object.entries(base).map(([name, text]) => [name, `\ufeff${text.replaceAll('\n', '\r\n')}`]),
  );
  const content = await withFolder(
    {
      ...windows,
      'README.md': 'Notes to myself.',
      '.hidden.yaml': 'not: ours',
      'projects/.DS_Store': '',
      'drafts/idea.md': 'later',
      // A field without a value is treated like an omitted field.
      'contact.yaml': base['contact.yaml']
        .replace('"+44 131 496 0123"', '')
        .replace('heading: Write to me', 'heading: Write to me\nintro:\nform:'),
      'projects/again': { link: 'bakery' },
    },
    load,
  );
  for (const field of ['phone', 'intro', 'form'] as const) {
    expect(content.contact?.[field]).toBeUndefined();
  }
  expect(content.projects?.all.map(({ id }) => id)).toEqual(['again', 'bakery']);
  expect(content.projects?.all[1]?.caseStudy).toContain('<p>Bread.</p>');
});
