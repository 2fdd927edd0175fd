import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { writeFiles } from './write-files.ts';

/** Width and height of the covers of generated projects: a laptop, a phone, a logo, a cinema, an old screen. */
const shapes = [
  [1366, 768],
  [900, 1600],
  [1000, 1000],
  [2100, 900],
  [1024, 768],
] as const;

const result = {
  figure: '71',
  label: 'enquiries in four weeks',
  before: '15 a week',
  after: '4 a week',
  source: 'The order book',
};

/** All fields of a project. */
const full = {
  title: 'Harbour Lane Bakery',
  category: 'Website',
  technologies: ['HTML', 'CSS', 'TypeScript'],
  client: 'Harbour Lane Bakery',
  url: 'https://harbour-lane.example',
  review: 4.5,
  summary: 'A site with a telephone number that is always in view. It opens in a second.',
  cover: 'cover.svg',
  coverAlt: 'The front page',
  role: 'Design and code',
  duration: 'six weeks',
  team: 'With a photographer',
  problem: 'Orders came by telephone while the bread was in the oven.',
  results: [result, { figure: '−40 %', label: 'calls on Saturday' }],
};

const bare = { client: undefined, url: undefined, review: undefined, role: undefined };
const barer = { ...bare, duration: undefined, team: undefined, problem: undefined };
const { before, after, source, ...figure } = result;

/** What each generated project has instead of a field; an undefined field is missing. */
const lacks: readonly Readonly<Record<string, unknown>>[] = [
  ...Object.keys(barer).map((field) => ({ [field]: undefined })),
  { results: undefined },
  { results: [result] },
  { results: [{ ...figure, source }] },
  { results: [{ ...figure, before, after }] },
  { cover: undefined, coverAlt: undefined },
  { technologies: ['HTML'] },
  { title: 'The Association of Independent Booksellers and Bookbinders of the Valley' },
  bare,
  { ...barer, results: undefined },
  { ...barer, results: undefined, cover: undefined, coverAlt: undefined },
  {},
];

/** The ids of the generated projects. */
export const generatedIds = lacks.map((_, index) => `lack-${index + 1}`);

/**
 * Writes a content with six ordinary projects, whose covers are screenshots of several shapes and whose optional
 * fields are missing.
 *
 * @param kind `ordinary`: with services, questions and testimonials, and with older projects, of which each lacks
 *   another field and has a cover of another shape. `bare`: as a content is on its first evening. `text`: without
 *   pictures of projects.
 */
export async function writeContentInLook(
  folder: string,
  kind: 'ordinary' | 'bare' | 'text',
  look: string,
) {
  await rm(folder, { recursive: true, force: true });
  await cp(join(ROOT, 'tests/fixtures/ordinary'), folder, { recursive: true });
  const edit = async (file: string, change: (text: string) => string) =>
    await writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')));
  await edit('site.yaml', (text) => `${text}\nlook: ${look}\n`);
  if (kind === 'bare') {
    for (const file of ['faq.yaml', 'services.yaml', 'testimonials.yaml'])
      await rm(join(folder, file));
    await edit('contact.yaml', (text) =>
      text.replace(/^phone: .*\n\navailability:\n(?: .*\n)+/m, ''),
    );
    return;
  }
  if (kind === 'text') {
    for await (const file of glob('projects/*/index.md', { cwd: folder }))
      await edit(file, (text) => text.replaceAll(/^cover.*\n/gm, ''));
    return;
  }
  const files = lacks.flatMap((lack, index) => {
    const folderOf = `projects/${generatedIds[index]}`;
    const date = `20${21 - Math.floor(index / 12)}-${String(12 - (index % 12)).padStart(2, '0')}-01`;
    const [width, height] = shapes[index % shapes.length] ?? shapes[0];
    // JSON is YAML.
    const fields = JSON.stringify({ ...full, date, ...lack });
    const text =
      index % 7 === 6 ? '' : 'The client wanted something that they could change themselves.';
    const files: [string, string][] = [[`${folderOf}/index.md`, `---\n${fields}\n---\n${text}\n`]];
    return 'cover' in lack
      ? files
      : [...files, [`${folderOf}/cover.svg`, page(width, height)] as const];
  });
  await writeFiles(folder, new Map(files));
}

/** The drawing of a white page with a heading and buttons up to its edges. */
function page(width: number, height: number): string {
  const unit = width / 20;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<path fill="#fff" d="M0 0h${width}v${height}H0z"/>
<path fill="#26a" d="M0 0h${3 * unit}v${unit}H0z"/>
<path fill="#888" d="M${unit} ${3 * unit}h${12 * unit}v${unit}h${-12 * unit}z"/>
<path fill="#c53" d="M0 ${height - unit}h${width}v${unit}H0z"/>
</svg>`;
}
