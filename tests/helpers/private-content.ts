import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  type Invitation,
  writeInvitation,
} from '../../packages/vitrine/content/sealed/invitations.ts';
import { fromBase64Url } from '../../packages/vitrine/private/encoding.ts';
import { SiteKeys } from '../../packages/vitrine/private/site-keys.ts';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { writeFiles } from './write-files.ts';

/** The secrets of the content. */
export const privateSecrets = {
  SITE_KEY: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
  PASSPHRASE_TIDE: 'copper otter walks seven slow miles',
  PASSPHRASE_MILL: 'zwölf blaue Boote im Nebel am Kai',
};

/** The private projects, in the order of their dates, with the keys that open them. */
export const privateProjects = {
  tideglass: ['tide'],
  millwheel: ['mill'],
  kilnhouse: ['tide', 'mill'],
  moorledger: ['mill'],
} as const;

type Id = keyof typeof privateProjects;

/** What everybody may read. */
export const publicTexts = {
  tideglass: { publicTitle: 'A shop under agreement', publicSummary: 'Ask me for the passphrase.' },
  millwheel: { publicTitle: 'A tool for a bank' },
  kilnhouse: {},
  moorledger: {},
} as const satisfies Record<Id, object>;

/** Texts of each project that nobody may find in the built site. */
const phrases = {
  tideglass: {
    title: 'Tideglass Harbour Ledger',
    client: 'Vantorre Shipping',
    category: 'Quayside Billing',
    technology: 'Fjordscript',
    url: 'https://tideglass-vantorre.example/p/berths',
    summary: 'Invoices for ninety berths leave before the tide does.',
    role: 'Berth arithmetic and code',
    duration: 'Eleven spring tides',
    team: 'With Odalys Brandt of Vantorre',
    problem: 'Clerks counted hawsers by lamp light.',
    label: 'berths billed before breakfast',
    source: 'The pilot book of Vantorre',
    coverAlt: 'A ledger with brass corners on a quay',
    imageAlt: 'The clerk table at low water',
    caption: 'The ledger in March and in October',
    text: 'The old ledger had a lock of bronze and no index at all.',
    quote: 'My clerks went home at noon and thought it was Sunday.',
    author: 'Odalys Brandt',
    german: 'Die Rechnungen verlassen den Hafen vor der Ebbe.',
  },
  millwheel: {
    title: 'Millwheel Reserve Console',
    client: 'Bank of Upper Sarn',
    summary: 'Reserves of forty branches on one grey screen.',
    problem: 'Branches telephoned their reserves in rhyme.',
    label: 'branches that stopped rhyming',
    coverAlt: 'A grey console beside a mill race',
    text: 'Nobody at Sarn remembers who wrote the first rhyme.',
    quote: 'The rhymes are gone and I miss them a little.',
    author: 'Perpetua Lindqvist',
  },
  kilnhouse: {
    title: 'Kilnhouse Glaze Atlas',
    client: 'Ashdown Potteries',
    summary: 'Four thousand glazes by the heat that made them.',
    coverAlt: 'Tiles in a row from ash to ember',
    text: 'Each glaze had a name that only its maker could read.',
  },
  moorledger: {
    title: 'Moorledger Peat Survey',
    client: 'Trust of the Nine Moors',
    summary: 'Peat depths of nine moors, probed by volunteers.',
    text: 'A volunteer fell into the seventh moor and kept counting.',
  },
} as const satisfies Record<Id, object>;

/** The invitations, each for a private and a public project. The build leaves out the last one, which has expired. */
export const invitations = [
  {
    id: 'ottoline-farrow-k3m9x',
    for: 'Ottoline Farrow',
    note: 'We met on the ferry to Skarholm.\nThe two works are close to yours.',
    package: 'Business',
    until: '2999-01-31',
    root: '',
    projects: ['tideglass', '1'],
  },
  {
    id: 'benedikt-aumuller-q7w2z',
    for: 'Benedikt Aumüller',
    note: 'Danke für den Kaffee am Kornhausplatz.',
    until: '2999-01-31',
    root: '/de',
    projects: ['millwheel', '2'],
  },
  {
    id: 'casimir-holt-d4n8p',
    for: 'Casimir Holt',
    until: '2020-01-31',
    root: '',
    projects: ['tideglass', '1'],
  },
] as const satisfies readonly Readonly<
  Omit<Invitation, 'projects'> & { projects: readonly string[] }
>[];

/** The invitation that its owner has withdrawn. */
export const withdrawn = { ...invitations[0], id: 'delphine-marsh-t5v6r', for: 'Delphine Marsh' };

/** All texts that nobody may find, and the ids of the private projects. */
export const secretTexts: readonly string[] = [
  ...Object.values(phrases).flatMap((texts) => Object.values(texts)),
  ...Object.keys(privateProjects),
  'Photograph of Vantorre by night watch',
  ...[...invitations, withdrawn].flatMap(({ id, for: name }) => [id, name]),
  ...invitations.flatMap((one) => ('note' in one ? one.note.split('\n') : [])),
  ...Object.values(privateSecrets),
];

/** The phrases of one project. */
export const phrasesOf = (id: Id): Readonly<Record<string, string>> => phrases[id];

/** The paths of the pictures in the content folder. */
export const privatePictures = Object.keys(privateProjects).flatMap((id) =>
  (id === 'tideglass'
    ? ['cover.jpg', 'table.png', 'march.webp', 'october.webp']
    : ['cover.jpg']
  ).map((name) => `projects/${id}/${name}`),
);

/** A picture of noise, so that no part of its bytes is in another file by chance. */
async function picture(path: string): Promise<Buffer> {
  const seed = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
  let state = seed;
  const pixels = Uint8Array.from({ length: 160 * 100 * 3 }, () => {
    state = (state * 75 + 74) % 65_537;
    return state & 255;
  });
  const image = sharp(pixels, { raw: { width: 160, height: 100, channels: 3 } })
    .resize({ width: 1500, kernel: 'cubic' })
    .withExif({ IFD0: { ImageDescription: 'Photograph of Vantorre by night watch' } });
  return await image
    .toFormat(path.endsWith('jpg') ? 'jpeg' : path.endsWith('png') ? 'png' : 'webp')
    .toBuffer();
}

function frontMatter(id: Id, index: number): string {
  const texts: Readonly<Record<string, string>> = phrases[id];
  const { title, client, summary, category = 'Website', technology = 'HTML' } = texts;
  const { url, role, duration, team, problem, label, source, coverAlt, imageAlt, caption } = texts;
  const fields = {
    title,
    client,
    category,
    technologies: [technology, 'CSS'],
    date: `2026-0${8 - index}-01`,
    url,
    summary,
    cover: 'cover.jpg',
    coverAlt: coverAlt ?? summary,
    role,
    duration,
    team,
    problem,
    results: label && [{ figure: '71', label, source }],
    images: imageAlt && [{ image: 'table.png', alt: imageAlt }],
    gallery: caption && [
      {
        before: 'march.webp',
        beforeAlt: 'March',
        after: 'october.webp',
        afterAlt: 'October',
        caption,
      },
    ],
    private: privateProjects[id],
    ...publicTexts[id],
  };
  // JSON is YAML, and leaves undefined fields out.
  const link =
    id === 'tideglass'
      ? ' See [the atlas](https://tom-reyes.example/details/%6Bilnhouse/#results) and [the survey](/details/moorledger).'
      : '';
  const block = imageAlt
    ? `\n:::phones\n![${imageAlt}](table.png)\n![${coverAlt}](cover.jpg)\n:::\n`
    : '';
  return `---\n${JSON.stringify(fields)}\n---\n\n${texts.text}${link}\n${block}`;
}

/** Writes a content folder with four private projects, two keys, invitations and two languages. */
export async function writePrivateContent(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(join(ROOT, 'tests/fixtures/ordinary'), folder, { recursive: true });
  const change = async (file: string, from: string, to: string) => {
    const text = await readFile(join(folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}.`);
    await writeFile(join(folder, file), text.replace(from, to));
  };
  const ids: Id[] = ['tideglass', 'millwheel', 'kilnhouse', 'moorledger'];
  const { tideglass, millwheel } = phrases;
  await change(
    'site.yaml',
    'locale: en-GB',
    'locale: en-GB\nlocales: [en-GB, de]\nanalytics: { provider: goatcounter, id: tom-reyes }',
  );
  await change('projects.yaml', '    - Website', `    - Website\n    - ${tideglass.category}`);
  await change('projects.yaml', '    - HTML', `    - HTML\n    - ${tideglass.technology}`);
  await change('home.yaml', '  newest: 6', `  projects: ['1', tideglass, '2']`);
  await change(
    'services.yaml',
    'duration: 3 weeks',
    `duration: 3 weeks\n    projects: ['1', tideglass]`,
  );
  const quote = (id: Id, { quote, author }: { quote: string; author: string }) =>
    `  - { id: of-${id}, project: ${id}, author: '${author}', text: '${quote}' }\n`;
  await change(
    'testimonials.yaml',
    'items:\n',
    `items:\n${quote('tideglass', tideglass)}${quote('millwheel', millwheel)}`,
  );
  const files = new Map<string, string | Uint8Array>([
    [
      'clients.yaml',
      `heading: Clients\nclients:\n  - { id: miller, name: Miller Plumbing }\n  - { id: vantorre, name: ${tideglass.client} }\n`,
    ],
    [
      'packages.yaml',
      JSON.stringify({
        heading: 'Packages',
        ask: 'Ask about it',
        packages: [
          { name: 'Start', price: '900 pounds', text: 'A first page.', included: ['One page'] },
          { name: 'Business', price: '2400 pounds', text: 'A site.', included: ['Ten pages'] },
        ],
      }),
    ],
    ['de/site.yaml', 'titleSuffix: Tom Reyes\n'],
    [
      'de/projects/tideglass/index.md',
      `---\nsummary: ${tideglass.german}\n---\n\nDas alte Buch hatte ein Schloss.\n`,
    ],
  ]);
  for (const [index, id] of ids.entries())
    files.set(`projects/${id}/index.md`, frontMatter(id, index));
  for (const path of privatePictures) files.set(path, await picture(path));
  await writeFiles(folder, files);
  const keys = await SiteKeys.of(fromBase64Url(privateSecrets.SITE_KEY) ?? new Uint8Array());
  for (const one of [...invitations, withdrawn])
    await writeInvitation(folder, keys, one, { ...one, projects: [...one.projects] });
  await writeInvitation(folder, keys, withdrawn);
}
