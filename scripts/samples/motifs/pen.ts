import { type Colour, darker, lighter, luminance, mix } from '../colour.ts';
import type { Random } from '../seeded-random.ts';

/** The colours that a drawing may use. */
export type Tones = {
  /** What stands behind the drawing. */
  ground: Colour;
  /** The thing itself. */
  main: Colour;
  /** Its second part. */
  second: Colour;
  /** Small things on it. */
  third: Colour;
  /** Near white. */
  light: Colour;
  /** Near black. */
  dark: Colour;
};

/** What a motif draws with: colours, chance and paints that turn the light from the left. */
export type Pen = Tones & {
  random: Random;
  /** A paint of two flat parts, light and shade; `at` (0 to 1) is where the shade begins. */
  turned(colour: Colour, at?: number, depth?: number): string;
  /** The same from top to bottom. */
  fallen(colour: Colour, at?: number, depth?: number): string;
  /** Clips drawn content to a path. */
  inside(path: string, content: string): string;
  /** The definitions that the drawing needs, to be placed in the same SVG. */
  definitions(): string;
};

/** Makes a pen. `name` keeps the ids of its definitions apart from those of other drawings. */
export function makePen(name: string, tones: Tones, random: Random): Pen {
  const definitions: string[] = [];

  function paint(colour: Colour, at: number, depth: number, ends: string): string {
    const id = `${name}-${definitions.length}`;
    const shade = darker(colour, depth);
    const offset = at.toFixed(2);
    definitions.push(
      `<linearGradient id="${id}" ${ends}><stop offset="0" stop-color="${lighter(colour, 0.1)}"/>` +
        `<stop offset="${offset}" stop-color="${colour}"/>` +
        `<stop offset="${offset}" stop-color="${shade}"/>` +
        `<stop offset="1" stop-color="${darker(shade, 0.06)}"/></linearGradient>`,
    );
    return `url(#${id})`;
  }

  return {
    ...tones,
    random,
    turned: (colour, at = 0.6, depth = 0.17) => paint(colour, at, depth, 'x2="1" y2="0.08"'),
    fallen: (colour, at = 0.6, depth = 0.17) => paint(colour, at, depth, 'x2="0" y2="1"'),
    inside(path, content) {
      const id = `${name}-${definitions.length}`;
      definitions.push(`<clipPath id="${id}"><path d="${path}"/></clipPath>`);
      return `<g clip-path="url(#${id})">${content}</g>`;
    },
    definitions: () => definitions.join(''),
  };
}

/** A filled path. */
export function shape(path: string, fill: string, extra = ''): string {
  return `<path d="${path}" fill="${fill}" ${extra}/>`;
}

/** A line with round ends; `width` in drawing units. */
export function stroke(path: string, colour: string, width: number, extra = ''): string {
  return (
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" ` +
    `stroke-linecap="round" stroke-linejoin="round" ${extra}/>`
  );
}

/** A rectangle, with an optional corner radius. */
export function box(x: number, y: number, w: number, h: number, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`;
}

/** An ellipse, or a circle when `ry` is left out. */
export function oval(x: number, y: number, rx: number, fill: string, ry = rx): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

/** A ring: an ellipse with a line and no fill. */
export function hoop(x: number, y: number, r: number, colour: string, width: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** Turns and moves drawn content. */
export function place(content: string, x: number, y: number, scale = 1, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`;
}

/** Repeats a drawing `count` times. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A green for leaves that stands out from the ground and still belongs to the palette. */
export function leafy(pen: Pen): string {
  return mix(luminance(pen.ground) > 0.2 ? '#3b6b48' : '#94b878', pen.main, 0.2);
}

/** A grey for stone with a little of the palette in it. */
export function stony(pen: Pen): string {
  return mix('#9c9a90', pen.main, 0.2);
}
