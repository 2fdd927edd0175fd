// From an empty folder to a published site with three projects: an owner works with mouse and keyboard in the
// editor, without the terminal and without opening a file. `FILM=folder` saves a picture of each step.
import { mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { GitRepository } from '../helpers/git-repository.ts';
import { OwnerSite } from '../helpers/owner-site.ts';
import { OwnerHands } from './owner-hands.ts';
import { previewFrame } from './preview-frame.ts';

test.setTimeout(600_000);
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 30_000 });

/** The address of the owner's empty repository at a host, which `OwnerSite` leads to the folder `online`. */
const repository = 'https://code.halloran.test/ines/my-site.git';

let home: string;
let site: OwnerSite;
let origin: GitRepository;

test.beforeAll(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'vitrine-first-site-')));
  site = await OwnerSite.create(home, '--editor', '--name', 'Ines Halloran', '--host', 'netlify');
  // The empty repository that an owner creates at a host.
  const online = join(home, 'online/ines/my-site.git');
  await mkdir(online, { recursive: true });
  origin = new GitRepository(online);
  origin.do('init', '--quiet', '--bare', '--initial-branch=main');
});
test.afterAll(async () => {
  await site.stop();
  // The preview may still write, because it ends after the editor.
  await rm(home, { recursive: true, maxRetries: 10 });
});

const files = (page: Page) => page.getByRole('navigation', { name: 'Content' });
const form = (page: Page) => page.getByRole('form').last();
/** The visible text fields with a name; the label of an optional field says so. */
const fields = (page: Page, name: string) =>
  form(page)
    .getByRole('textbox', { name: new RegExp(`^${name}( \\(optional\\))?$`) })
    .filter({ visible: true });
const field = (page: Page, name: string) => fields(page, name).first();
const next = (page: Page) => form(page).getByRole('link', { name: /^Next: / });
const row = (page: Page, name: string) =>
  form(page)
    .getByRole('group', { name, exact: true })
    .locator('> summary')
    .filter({ visible: true });

async function save(hands: OwnerHands) {
  await hands.click(form(hands.page).getByRole('button', { name: 'Save', exact: true }));
  await expect(form(hands.page).getByText('Saved.', { exact: true })).toBeVisible();
}

/** Opens a form by its name in the list of contents. */
async function open(hands: OwnerHands, name: string) {
  await hands.click(files(hands.page).getByRole('link', { name, exact: true }));
  await expect(hands.page.getByRole('form', { name: name.split(' not ')[0] })).toBeVisible();
}

/** Writes the text of a line of the list, and saves it. */
async function writeLine(hands: OwnerHands, name: string, text: string) {
  const control = form(hands.page).getByRole('textbox', { name }).and(hands.page.locator(':focus'));
  await expect(control).toBeVisible();
  await hands.write(control, text);
  await save(hands);
}

interface Project {
  title: string;
  category: string;
  /** Technologies that the list has, and those that are added to it. */
  known: readonly string[];
  added: readonly string[];
  date: string;
  summary: string;
  cover: string;
  alt: string;
  text: string;
}

const projects: readonly [Project, Project, Project] = [
  {
    title: 'The tide tables of Port Ellen',
    category: 'Website',
    known: ['HTML', 'CSS', 'TypeScript'],
    added: [],
    date: '2026-03-14',
    summary: 'High and low water for ninety days, readable on a wet telephone.',
    cover: 'tests/fixtures/ordinary/projects/1/cover.webp',
    alt: 'A chart of tides in blue and sand',
    text: 'The harbour office printed its tables once a year. Now they are on one page, which also works without a network.',
  },
  {
    title: 'Bells for hire',
    category: 'Shop',
    known: ['HTML', 'CSS'],
    added: ['PHP'],
    date: '2026-06-02',
    summary: 'A shop for one customer at a time, with a calendar in place of a basket.',
    cover: 'tests/fixtures/ordinary/projects/2/cover.webp',
    alt: 'A golden bell in the dark, with rings around it',
    text: 'Four hundred bells wait in a barn near Peebles. Whoever needs one chooses a weekend, hears it, and pays when it is back.',
  },
  {
    title: 'Night at the paper mill',
    category: 'Website',
    known: ['CSS', 'TypeScript'],
    added: ['Astro'],
    date: '2026-09-19',
    summary: 'The programme of one long night, and the way from room to room.',
    cover: 'tests/fixtures/ordinary/projects/3/cover.webp',
    alt: 'Sheets of paper that hang from a line',
    text: 'A page for one night only. It knows the time, and shows first what begins next.',
  },
];

/** Fills in the form of a project, from its title to its text, and looks at the page before it is saved. */
async function writeProject(hands: OwnerHands, project: Project, address: string): Promise<Frame> {
  const { page } = hands;
  if ((await field(page, 'Title').inputValue()) !== project.title) {
    await hands.write(field(page, 'Title'), project.title);
  }
  const category = form(page).getByRole('combobox', { name: 'Category' });
  const has = await category.locator('option', { hasText: project.category }).count();
  if (has > 0) await hands.choose(category, project.category);
  else await addWord(hands, 'New: Category', project.category);
  for (const name of project.known) {
    const box = form(page).getByRole('checkbox', { name, exact: true });
    if (!(await box.isChecked())) await hands.click(box);
  }
  for (const word of project.added) await addWord(hands, 'New: Technologies', word);
  await hands.writeDate(field(page, 'Date'), project.date);
  await hands.write(field(page, 'Summary'), project.summary);
  await hands.click(row(page, 'Pictures'));
  await hands.addFile(form(page).getByLabel('Add an image').first(), join(ROOT, project.cover));
  await hands.write(field(page, 'What the cover shows'), project.alt);
  await hands.write(field(page, 'Text'), project.text);

  const frame = await previewFrame(page, address);
  await expect(frame.getByRole('heading', { name: project.title }).first()).toBeVisible();
  await expect(frame.getByText(project.text)).toBeAttached();
  await expect(frame.getByRole('img', { name: project.alt }).first()).toBeVisible();
  await expect(form(page).getByText('Kept on this computer until you save.')).toBeVisible();
  return frame;
}

/** Adds a word to a list of choices, which takes it at once. */
async function addWord(hands: OwnerHands, button: string, word: string) {
  await hands.click(form(hands.page).getByRole('button', { name: button }));
  await hands.write(form(hands.page).getByRole('textbox', { name: button }), word);
  await hands.press('Enter');
  await expect(form(hands.page).getByText(`${word} is one of the choices now.`)).toBeVisible();
}

test('from an empty folder to a published site with three projects', { tag: '@all' }, async ({
  page,
}) => {
  const hands = new OwnerHands(page);
  const start = performance.now();
  await page.goto(await site.edit());

  // The list of the first screen, line by line.
  await expect(page.getByRole('heading', { name: '6 things left to do' })).toBeVisible();
  const needed = page.getByRole('region', { name: 'Needed to publish' });
  await expect(needed.getByRole('link')).toHaveText(['Site and footer › Address']);
  await hands.show('to-do');
  await hands.click(page.getByRole('radio', { name: /^gallery/ }));
  await expect(page.getByText('Saved: the look of the site is ‘gallery’.')).toBeVisible();
  await hands.show('look');
  await hands.click(page.getByRole('link', { name: 'Start' }));
  await previewFrame(page, '/');
  await hands.show('address');
  await writeLine(hands, 'Address', 'https://halloran.test');
  await expect(next(page)).toHaveText('Next: Home › Page › Description');
  await hands.click(next(page));
  await writeLine(
    hands,
    'Description',
    'Ines Halloran builds small websites and shops in Leith: quick to load, easy to keep.',
  );
  await hands.click(next(page));
  await writeLine(hands, 'Text', 'One person, from the first sketch to the last comma.');
  await hands.click(next(page));
  await writeLine(
    hands,
    'Text',
    'I am Ines, and I have made websites in Leith since 2014, most of them for people who work with their hands.',
  );
  await hands.show('home');
  await hands.click(next(page));
  await writeLine(
    hands,
    'Text',
    'I am Ines Halloran. I learnt to set type before I learnt to write code, and it shows: I begin with the words.\n\nYou talk to me and to nobody else. I write down what we agree on, and what it costs.',
  );
  await previewFrame(page, '/about');
  await hands.show('about');

  // The last line is the placeholder project, which becomes the first project.
  await hands.click(next(page));
  const [first, second, third] = projects;
  await expect(field(page, 'Title')).toBeFocused();
  await writeProject(hands, first, '/details/1');
  await save(hands);
  await expect(next(page)).toHaveCount(0);
  await hands.click(files(page).getByRole('link', { name: /^To do/ }));
  await expect(page.getByRole('heading', { name: 'Nothing left to do' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^gallery/ })).toBeChecked();
  await hands.show('nothing-left');

  // The headline, the contact and the services are in no list.
  await open(hands, 'Home');
  await hands.write(field(page, 'Words 1'), 'Websites');
  await hands.click(form(page).getByRole('button', { name: 'Add an entry (Words)' }));
  await hands.write(field(page, 'Words 2'), 'Shops');
  await save(hands);
  await open(hands, 'Contact');
  await hands.write(field(page, 'Email'), 'ines@halloran.test');
  await hands.write(field(page, 'Phone'), '+44 131 496 0127');
  await save(hands);
  await open(hands, 'Services');
  for (const [title, text] of [
    ['Small websites', 'Five pages at most, written together in two afternoons.'],
    ['Care', 'I look after a site that somebody else has left.'],
  ] as const) {
    await hands.click(form(page).getByRole('button', { name: 'Add an entry (Services)' }));
    await hands.write(fields(page, 'Title').last(), title);
    await hands.write(fields(page, 'Text').last(), text);
    const frame = await previewFrame(page, '/service');
    await expect(frame.getByText(title).first()).toBeVisible();
  }
  await hands.show('services');
  await save(hands);

  for (const [project, address] of [
    [second, '/details/2'],
    [third, '/details/3'],
  ] as const) {
    await hands.click(files(page).getByText('New: Project'));
    const ask = page.getByRole('form', { name: 'New: Project' });
    await hands.write(ask.getByRole('textbox', { name: 'Title' }), project.title);
    await hands.click(ask.getByRole('button', { name: 'Create' }));
    await expect(page.getByText('This file does not exist yet')).toBeVisible();
    await writeProject(hands, project, address);
    await hands.show(address === '/details/2' ? 'project' : 'third-project');
    await save(hands);
  }

  await hands.click(page.getByRole('button', { name: 'Publish …' }));
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByText(/^Added the project/)).toHaveCount(2);
  await hands.write(
    dialog.getByRole('textbox', { name: 'Address of an empty repository' }),
    repository,
  );
  await hands.show('publish');
  await hands.click(dialog.getByRole('button', { name: 'Publish', exact: true }));
  await expect(dialog.getByText('Published.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'https://halloran.test' })).toBeVisible();
  const minutes = (performance.now() - start) / 60_000;
  await hands.show('published');

  const committed = origin.do('ls-tree', '-r', '--name-only', 'main', 'content/projects');
  for (const file of ['index.md', 'cover.webp']) {
    expect(committed.split('\n').filter((path) => path.endsWith(file))).toHaveLength(3);
  }
  const checked = await site.run('check', '--strict');
  expect(checked).toMatchObject({ code: 0 });
  const built = await site.run('build');
  expect(built.code, built.output).toBe(0);
  const pages = await readdir(join(site.folder, 'dist/details'));
  expect(pages.filter((name) => /^\d+$/.test(name)).sort()).toEqual(['1', '2', '3']);
  const others = hands.keys - hands.typed;
  console.log(
    `${minutes.toFixed(1)} minutes, ${hands.clicks} clicks, ${hands.keys} keys (${others} of them for no text)`,
  );
  expect(hands.clicks).toBeLessThan(80);
  expect(others).toBeLessThan(15);
});
