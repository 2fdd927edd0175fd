import type { MotifName } from './motifs/registry.ts';
import type { Project } from './read-projects.ts';
import { seededRandom } from './seeded-random.ts';
import type { Front, Item, Kind } from './site.ts';

/** What to draw for words that stand in a project's title, client or summary. */
const pictures: readonly [words: RegExp, motifs: readonly MotifName[]][] = [
  [/bak(er|ing)|bread|loaf|flour/i, ['loaf', 'roundLoaf', 'baguettes', 'wheat']],
  [/cake|pastry|sweet|chocolate/i, ['cake', 'pralines', 'cup']],
  [/potter|ceramic|stoneware|porcelain|bowl/i, ['vase', 'bowl', 'jug', 'cup', 'plate', 'teapot']],
  [/wine|vineyard|cider|beer|brew/i, ['bottle', 'grapes', 'beer', 'rows']],
  [/oil|olive|vinegar|honey|jam|mustard/i, ['jar', 'bottle', 'sprig', 'tin']],
  [/tea|coffee/i, ['cup', 'teapot', 'packet', 'tin']],
  [/garden|plant|nursery|seed|flower/i, ['flowers', 'pottedPlant', 'tree', 'basket']],
  [/book|translat|writ|publish|librar/i, ['book', 'openBook', 'books', 'letter']],
  [/print|poster|illustrat|draw|paint/i, ['print', 'pencils', 'abstractForms', 'letter']],
  [/chair|furniture|joiner|upholster|table/i, ['chair', 'armchair', 'stool', 'table', 'lamp']],
  [/carpent|wood|tool|knife|knives/i, ['plane', 'tools', 'timberFrame', 'knife']],
  [/bicycle|cycl/i, ['bicycle', 'road', 'tools']],
  [/boat|sail|sea|harbour|ferry|row/i, ['boat', 'sea', 'rowingBoat', 'lighthouse']],
  [/wool|knit|weav|linen|textile|tailor/i, ['weave', 'yarn', 'pullover', 'blanket', 'scissors']],
  [/leather|bag|shoe|boot/i, ['bag', 'shoe', 'rucksack']],
  [/music|choir|violin|piano|guitar|concert/i, ['violin', 'score', 'piano', 'guitar', 'horn']],
  [/theatre|film|cinema|dance/i, ['stage', 'cinema', 'dancer', 'group']],
  [/architect|house|build|roof/i, ['modernHouse', 'house', 'tower', 'floorPlan']],
  [/mountain|walk|hik|climb|hut/i, ['mountains', 'hills', 'tent', 'rucksack']],
  [/dog|cat|vet|animal|bird/i, ['dog', 'bird', 'forest']],
  [/photo/i, ['camera', 'portrait', 'street']],
];

const lines: Record<Kind, readonly string[]> = {
  portfolio: [
    'Made by hand, one at a time',
    'Work that is meant to last',
    'Come in and look around',
  ],
  blog: [
    'Notes, written down as they happen',
    'What we saw this week',
    'From the bench, every Friday',
  ],
  shop: [
    'Small batches, sold while they last',
    'Made here, sent tomorrow',
    'New on the shelf this week',
  ],
};

const names: Record<Kind, readonly string[]> = {
  portfolio: [
    'First work',
    'The long commission',
    'For a neighbour',
    'In the workshop',
    'Second series',
    'Summer',
    'Small pieces',
    'Archive',
  ],
  blog: [
    'Where we begin',
    'A slow week',
    'What the letter said',
    'Four visitors',
    'Rain, then work',
    'The list for autumn',
    'A correction',
    'Thanks',
  ],
  shop: [
    'Number one',
    'Number two',
    'The large one',
    'The small one',
    'A set of four',
    'Second choice',
    'For two',
    'A voucher',
  ],
};

const navs: Record<Kind, readonly string[]> = {
  portfolio: ['Work', 'About', 'Visit', 'Contact'],
  blog: ['Latest', 'Archive', 'About'],
  shop: ['Shop', 'About', 'Delivery'],
};

/** A front page for a project that has none of its own in `fronts/`. */
export function genericFront(project: Project, kind: Kind): Front {
  const random = seededRandom(`${project.id} front`);
  const words = `${project.title} ${project.client} ${project.summary}`;
  const found = pictures.filter(([pattern]) => pattern.test(words)).flatMap(([, motifs]) => motifs);
  const motifs: readonly MotifName[] =
    found.length > 0 ? found : random.shuffle(['abstractForms', 'street', 'hills', 'print']);
  const items = names[kind].map(
    (name, index): Item => ({
      name,
      note:
        kind === 'shop'
          ? `${random.whole(4, 60) * 2} €`
          : String(project.date.getUTCFullYear() - index),
      day: '',
      motif: motifs[index % motifs.length] ?? 'abstractForms',
    }),
  );
  const lead = project.summary.split(/(?<=[.?!])\s/)[0] ?? project.summary;
  return { line: random.pick(lines[kind]), lead, nav: navs[kind], items, hero: motifs.slice(0, 1) };
}
