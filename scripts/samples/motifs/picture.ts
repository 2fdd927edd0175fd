import { type Colour, contrast, darker, distance, lighter, luminance } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../seeded-random.ts';
import { box, makePen, oval, type Pen, place, shape, type Tones, times } from './pen.ts';
import { floating, isObject, type MotifName, type ObjectName, objects, views } from './registry.ts';

/** What stands behind a thing. */
export type Backdrop = 'flat' | 'table' | 'arch' | 'disc' | 'stripes' | 'none';

/** Long flat things that may fill a wide picture. */
const flat: ReadonlySet<MotifName> = new Set<MotifName>([
  'knife',
  'fly',
  'brush',
  'fish',
  'sardines',
  'clogs',
  'skein',
]);

/** What a picture shows. */
export type PictureOptions = {
  /** The motif, or several that stand side by side. */
  motifs: readonly MotifName[];
  /** Width of the picture in CSS pixels. */
  w: number;
  /** Height of the picture in CSS pixels. */
  h: number;
  /** Default: chosen by chance. */
  backdrop?: Backdrop;
  /** Colour of the ground; default: one of the palette's art colours. */
  ground?: Colour;
  /** How large the things are beside the picture, 1 = they just fill it. Default 0.94. */
  scale?: number;
};

function chooseTones(palette: Palette, random: Random, wanted?: Colour): Tones {
  const art = [...palette.art];
  const byLight = [...art].sort((a, b) => luminance(a) - luminance(b));
  const apart = art.filter((colour) => distance(colour, palette.paper) > 60);
  const ground = wanted ?? random.pick(apart);
  const rest = random.shuffle(art).filter((colour) => distance(colour, ground) > 70);
  const clear = (colour: Colour): boolean =>
    distance(colour, ground) > 120 && contrast(colour, ground) > 1.7;
  const main = rest.find(clear) ?? rest[0] ?? palette.accent;
  const left = rest.filter((colour) => colour !== main);
  const second =
    left.find((colour) => distance(colour, main) > 90) ?? left[0] ?? lighter(main, 0.5);
  const third = left.find((colour) => colour !== second) ?? darker(main, 0.4);
  const light = lighter(byLight.at(-1) ?? '#ffffff', 0.35);
  const dark = darker(byLight[0] ?? '#000000', 0.2);
  return { ground, main, second, third, light, dark };
}

function backdropOf(kind: Backdrop, w: number, h: number, ground: Colour): string {
  const base = box(0, 0, w, h, ground);
  const size = Math.min(w, h);
  const tint = luminance(ground) > 0.3 ? darker(ground, 0.11) : lighter(ground, 0.12);
  if (kind === 'none') return '';
  if (kind === 'table') return base + box(0, h * 0.76, w, h * 0.24, tint);
  if (kind === 'disc') return base + oval(w / 2, h * 0.46, size * 0.4, tint);
  if (kind === 'stripes') return base + times(9, (n) => box((w / 9) * n, 0, w / 18, h, tint));
  if (kind === 'arch') {
    const half = size * 0.36;
    return (
      base +
      shape(
        `M${w / 2 - half} ${h}V${h * 0.44}A${half} ${half} 0 0 1 ${w / 2 + half} ${h * 0.44}V${h}Z`,
        tint,
      )
    );
  }
  return base;
}

/** The same pen with its three colours in another order, so that things side by side differ. */
function turnTones(pen: Pen, by: number): Pen {
  const [main = pen.main, second = pen.second, third = pen.third] =
    [
      [pen.main, pen.second, pen.third],
      [pen.second, pen.third, pen.main],
      [pen.third, pen.main, pen.second],
    ][by % 3] ?? [];
  return { ...pen, main, second, third };
}

/** Draws a picture as an SVG that fills its box. `name` must be unique on the page. */
export function drawPicture(
  name: string,
  palette: Palette,
  random: Random,
  options: PictureOptions,
): string {
  const { w, h, motifs } = options;
  const kind =
    options.backdrop ??
    random.pick<Backdrop>(['flat', 'flat', 'table', 'table', 'table', 'arch', 'disc', 'stripes']);
  const tones = chooseTones(palette, random, options.ground);
  const pen = makePen(name, tones, random);
  const first = motifs[0] ?? 'abstractForms';
  let content: string;

  if (!isObject(first)) {
    content = box(0, 0, w, h, tones.ground) + views[first](pen, w, h);
  } else {
    const things = motifs.filter((motif): motif is ObjectName => isObject(motif));
    const base = (Math.min(w / things.length, h) / 400) * (options.scale ?? 0.94);
    content =
      backdropOf(kind, w, h, tones.ground) +
      things
        .map((thing, n) => {
          const scale = flat.has(thing) && w > h * 1.3 ? base * 1.35 : base;
          const lift = (h - 400 * scale) / 2;
          const x = (w / things.length) * (n + 0.5) - 200 * scale;
          const y = floating.has(thing)
            ? lift
            : kind === 'none'
              ? h - 354 * scale
              : kind === 'table'
                ? h * 0.88 - 350 * scale
                : h - Math.max(0, lift) - 376 * scale;
          const shadow = floating.has(thing)
            ? ''
            : oval(206, 351, 138, darker(tones.ground, 0.45), 11);
          return place(
            `<g opacity=".45">${shadow}</g>${objects[thing](turnTones(pen, n))}`,
            Math.round(x),
            Math.round(y),
            Number(scale.toFixed(3)),
          );
        })
        .join('');
  }
  return (
    `<svg viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<defs>${pen.definitions()}</defs>${content}</svg>`
  );
}
