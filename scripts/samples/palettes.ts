import { type Colour, contrast, mix, readableOn } from './colour.ts';
import { paletteTable } from './palette-table.ts';

/** The colours of one website. */
export type Palette = {
  /** A plain name, unique. */
  name: string;
  /** Which part of the colour wheel the page belongs to; neighbours should differ. */
  family: string;
  /** Ground of the page. */
  paper: Colour;
  /** Ground of a set-off area. */
  panel: Colour;
  /** Text and rules in full strength. */
  ink: Colour;
  /** Secondary text, at least 4.6:1 on `paper`. */
  soft: Colour;
  /** Hairlines. */
  rule: Colour;
  /** The one colour that stands out, at least 3:1 on `paper`. */
  accent: Colour;
  /** Text on `accent`. */
  onAccent: Colour;
  /** Text on `panel`. */
  onPanel: Colour;
  /** Colours of the drawings. */
  art: readonly Colour[];
};

/** The faintest mixture of ink and paper that still reads at 4.6:1. */
function softInk(ink: Colour, paper: Colour): Colour {
  for (let share = 0.42; share > 0; share -= 0.02) {
    const colour = mix(ink, paper, share);
    if (contrast(colour, paper) >= 4.6) return colour;
  }
  return ink;
}

/** All palettes, in a fixed order. */
export const palettes: readonly Palette[] = paletteTable.map((row) => ({
  ...row,
  soft: softInk(row.ink, row.paper),
  rule: mix(row.paper, row.ink, 0.2),
  onAccent: readableOn(row.accent, [row.paper, row.ink, '#ffffff', '#14110f']),
  onPanel: readableOn(row.panel, [row.ink, row.paper]),
}));
