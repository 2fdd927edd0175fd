/** A figure of the front page. */
export interface Figure {
  figure: string;
  unit: string;
  text: string;
  /** The file in `docs/` that has the figure, with the fragment of its section. */
  source: { file: string; fragment: string; title: string };
}

const budgets = { file: 'docs/performance.md', fragment: 'budgets', title: 'Budgets' };

/** The measured figures with their sources. Each figure is in the text of its source (figures.test.ts). */
export const figures: readonly Figure[] = [
  {
    figure: '14.5 kB',
    unit: 'compressed',
    text: 'Headers, HTML and styles of the largest of 293 pages: a page arrives in the first round trip of a connection.',
    source: budgets,
  },
  {
    figure: '98 to 100',
    unit: 'in Lighthouse',
    text: 'Performance of every kind of page on a slowed phone, on a slow machine too. The other scores are 100.',
    source: {
      file: 'docs/performance.md',
      fragment: 'blocking-time-and-scores',
      title: 'Blocking time and scores',
    },
  },
  {
    figure: '0',
    unit: 'requests to third parties',
    text: 'No page loads anything from another site, unless its owner counts visits.',
    source: budgets,
  },
  {
    figure: '2,000',
    unit: 'messages',
    text: 'Sent through 20 kills of the server: none lost, none twice. A message is stored before its sender gets a confirmation.',
    source: { file: 'docs/testing.md', fragment: 'message-stores', title: 'Message stores' },
  },
  {
    figure: '27.7 s',
    unit: 'for 10,000 projects',
    text: 'The build of a site with 10,837 pages. The smallest change is in a new build after seconds.',
    source: { file: 'docs/performance.md', fragment: 'builds', title: 'Builds' },
  },
];
