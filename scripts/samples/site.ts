import type { PictureOptions } from './motifs/picture.ts';
import type { MotifName } from './motifs/registry.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './seeded-random.ts';
import type { TypePairing } from './type-pairings.ts';

/** The three kinds of website. */
export type Kind = 'portfolio' | 'blog' | 'shop';

/** A work, an article or an article for sale. */
export type Item = {
  /** Its name. */
  name: string;
  /** A few words beside it; for articles for sale the price, ready to print. */
  note: string;
  /** The day of a blog entry ('12 March'), or an empty text. */
  day: string;
  /** What its picture shows. */
  motif: MotifName;
};

/** What a front page says. All texts are plain, not yet escaped for HTML. */
export type Front = {
  /** The sentence in large type, up to about 60 characters. */
  line: string;
  /** One or two sentences under it. */
  lead: string;
  /** Words of the navigation, two to four. */
  nav: readonly string[];
  /** At least four items, eight for shops; the layouts show as many as they have room for. */
  items: readonly Item[];
  /** What the large picture shows: one motif, or several in a row. */
  hero: readonly MotifName[];
};

/** Everything that a layout works with. */
export type Site = Front & {
  /** Id of the project. */
  id: string;
  kind: Kind;
  /** Name of the client as it stands in the page's corner. */
  brand: string;
  /** Name of the website. */
  title: string;
  /** Year of the project. */
  year: number;
  palette: Palette;
  type: TypePairing;
  random: Random;
  /** A picture that fills its box, `w` by `h` CSS pixels. */
  picture(options: PictureOptions): string;
  /** The picture of an item. */
  itemPicture(item: Item, w: number, h: number, options?: Partial<PictureOptions>): string;
  /** A heading size in CSS pixels that takes the width of the typeface into account. */
  size(pixels: number): string;
};

/** One composition. */
export type Layout = {
  /** A plain name, unique. */
  name: string;
  kind: Kind;
  /** The styles and the content of the page; both may use the variables that `page.ts` sets. */
  draw(site: Site): { css: string; body: string };
};

/** Makes a text safe inside HTML, with typographic apostrophes. */
export function text(value: string): string {
  return value
    .replaceAll("'", '\u2019')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
