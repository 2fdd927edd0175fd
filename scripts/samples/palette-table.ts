import type { Palette } from './palettes.ts';

/** The hand-picked part of a palette; the rest is worked out from it. */
export type PaletteRow = Pick<
  Palette,
  'name' | 'family' | 'paper' | 'panel' | 'ink' | 'accent' | 'art'
>;

/** `page` is paper, panel, ink and accent; `art` the six colours of the drawings. */
function row(name: string, family: string, page: string, art: string): PaletteRow {
  const [paper = '', panel = '', ink = '', accent = ''] = page.split(' ');
  return { name, family, paper, panel, ink, accent, art: art.split(' ') };
}

/** Palettes as they were picked by hand. */
export const paletteTable: readonly PaletteRow[] = [
  row(
    'chalk and cobalt',
    'blue',
    '#f4f1ea #d9e1f4 #16203a #1f4bd8',
    '#1f4bd8 #f2b632 #e4573d #a9bde9 #f7ecd5 #1c2a52',
  ),
  row(
    'clay',
    'brown',
    '#f3e9df #e3cbb5 #2e1d16 #b04527',
    '#b04527 #d98f5c #6b7a5a #ead6c1 #8c5a44 #3e2a22',
  ),
  row(
    'fir',
    'green',
    '#14261e #1e3a2d #efead9 #e9b44c',
    '#3f7a58 #e9b44c #d8613c #a9c7a0 #f0e6cc #0c1812',
  ),
  row(
    'butter',
    'yellow',
    '#fbe7a1 #f5d05c #1e1b12 #c8301b',
    '#c8301b #f5c73d #2c6e63 #fdf3cf #e8853a #2b2417',
  ),
  row(
    'mint',
    'green',
    '#ddefe3 #b9dcc8 #0f2e2a #0b6e5b',
    '#0b6e5b #f08a5d #f4d35e #7dbba0 #f6f3e4 #0f3b35',
  ),
  row(
    'harbour night',
    'blue',
    '#0f1a2b #1a2b45 #e9eef4 #ff7f4d',
    '#ff7f4d #5c8fc4 #f3d9a4 #2a4a73 #dfe8f0 #08101c',
  ),
  row(
    'rosewood',
    'pink',
    '#f8ddd6 #efbcb0 #3a1420 #a81e3c',
    '#a81e3c #e98a73 #f7c9a0 #5c7a72 #fdf0ea #3a1420',
  ),
  row(
    'print shop',
    'white',
    '#ffffff #efeee9 #0d0d0d #d9042b',
    '#d9042b #16181d #f4c20d #b9bdc1 #f3f0e8 #2f5d9b',
  ),
  row(
    'brick',
    'red',
    '#a92f1f #8f2416 #fff3e2 #ffcf70',
    '#e8694a #ffcf70 #fbe4c8 #5a140c #d98c5f #2d0a06',
  ),
  row(
    'olive grove',
    'green',
    '#eeebd6 #d5d6a9 #2b2d17 #5f6d17',
    '#7f8c2a #d9a441 #a3522f #c5cb92 #f8f3df #383d1c',
  ),
  row(
    'june sky',
    'blue',
    '#cfe6f5 #a3cdea #0c2340 #b8351f',
    '#c8412b #3f86bd #f7d774 #f7fbfd #7fb4d8 #12345c',
  ),
  row(
    'aubergine',
    'brown',
    '#2b1622 #402135 #f7e8dc #f2a65a',
    '#f2a65a #b8465a #8fa37a #f3d3b8 #6b3450 #170a12',
  ),
  row(
    'dune',
    'brown',
    '#efe6d2 #dbcba7 #123238 #0e6670',
    '#0e6670 #d97b4a #e3bf6f #8fb5b0 #f9f3e4 #123f46',
  ),
  row(
    'slate and lime',
    'black',
    '#1b1d1a #2b2e29 #f2f3ea #c6e24a',
    '#c6e24a #6f7a68 #f2f3ea #e07a4b #47503f #0e0f0d',
  ),
  row(
    'heather',
    'grey',
    '#e9e4ea #d2c7d6 #2a2230 #b83e26',
    '#c9492f #8a7796 #e9c46a #f7f2f5 #5d7a78 #352a3d',
  ),
  row(
    'mustard',
    'yellow',
    '#e2a52d #eec365 #20170a #71190f',
    '#7f1f14 #f5dc9a #2f5a52 #c8741a #fbf1d6 #2a1c0b',
  ),
  row(
    'ice',
    'white',
    '#f1f6f7 #d3e5ea #122026 #006a86',
    '#00809f #f06543 #f7c65b #a5cdd8 #fbfdfd #173b47',
  ),
  row(
    'roastery',
    'brown',
    '#221812 #36271d #f4e8d8 #e4925a',
    '#e08a4b #8c5a3a #efd5ae #5d6f5c #c9a27a #120b07',
  ),
  row(
    'coral',
    'pink',
    '#ff9f82 #ffc3ac #2a0f12 #1d3557',
    '#1d3557 #ffe3cf #d43f2f #f6c453 #5f8ea0 #2a0f1a',
  ),
  row(
    'kraft',
    'brown',
    '#dcc7a5 #c9af87 #221b12 #1a4684',
    '#1e4d8c #b5502f #f1e4cb #8f7448 #5b7f6b #2a2116',
  ),
  row(
    'orchard',
    'green',
    '#fcf0e4 #f6d5ba #1d3a2b #1d6b45',
    '#1d6b45 #e9683f #f4b860 #9cbf8f #fff8ee #16412e',
  ),
  row(
    'lagoon',
    'teal',
    '#0c3b3f #145158 #eaf3ec #ffc857',
    '#ffc857 #2f8f8b #f07f5a #bfe0d2 #f8efd9 #062225',
  ),
  row(
    'newsprint',
    'grey',
    '#f1efe9 #e0dccf #1a1a1a #8c1c13',
    '#8c1c13 #34495a #c9b37e #b7b3a7 #faf8f2 #262626',
  ),
  row(
    'pistachio',
    'green',
    '#d5e0a8 #bccd80 #22301a #a1341b',
    '#b0402a #5e8a3a #f4e3a1 #f7f7e2 #87a85a #28401f',
  ),
  row(
    'post box',
    'blue',
    '#1b3fa8 #15328a #f7f3e7 #ffd23f',
    '#ffd23f #f26b4f #7fa0f0 #f7f3e7 #3d62cf #0d2163',
  ),
  row(
    'fig',
    'pink',
    '#f5ede6 #e6d1cb #371b2b #862a52',
    '#8a2c55 #c98a4b #7d8f69 #dfb7a9 #fbf6ef #43203a',
  ),
  row(
    'buoy',
    'orange',
    '#fcfbf8 #ffe0c7 #1a1d1f #cf4a00',
    '#e35205 #1f5673 #f6bd60 #b8cdd4 #fff3e6 #203038',
  ),
  row(
    'weathered zinc',
    'grey',
    '#dde2e5 #c2ccd2 #1a2429 #8f3a00',
    '#c2571a #4b6e80 #e8c46c #f3f5f6 #8fa5b0 #22343d',
  ),
  row(
    'regatta',
    'pink',
    '#fbefef #f4cfd3 #14274a #c43552',
    '#d2455f #1f3f78 #f3c678 #9fb7d9 #fff9f6 #14274a',
  ),
  row(
    'moss',
    'green',
    '#2e3a25 #3e4d33 #f3f0de #f0a960',
    '#f0a35e #7f9a5c #e3d7a8 #c85f3c #56693f #1a2214',
  ),
  row(
    'signal',
    'orange',
    '#f26a2e #f98d54 #1c0e06 #1c0e06',
    '#1c2b3a #ffd9a8 #c23b12 #fff3e2 #f7b733 #2a1208',
  ),
  row(
    'ink and paper',
    'black',
    '#101113 #1f2125 #f5f2ea #ef5b3f',
    '#ef5b3f #f5f2ea #7d8794 #e6b54a #3a3f47 #060607',
  ),
];
