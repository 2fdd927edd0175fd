import { darker, lighter } from '../colour.ts';
import { polygon } from './curves.ts';
import { box, hoop, oval, type Pen, place, shape, stroke, times } from './pen.ts';

/** Books standing in a row. */
export function books(pen: Pen): string {
  const tones = [pen.main, pen.second, pen.third, pen.light, darker(pen.main, 0.3)];
  let x = 62;
  return times(7, (n) => {
    const [w, h] = [pen.random.whole(26, 48), pen.random.whole(170, 260)];
    const colour = tones[n % 5] ?? pen.main;
    const left = x;
    x += w + 2;
    if (left > 310) return '';
    return (
      box(left, 350 - h, w, h, pen.turned(colour, 0.74), 2) +
      box(left, 350 - h + 26, w, 7, darker(colour, 0.35)) +
      box(left + w / 2 - 4, 350 - h + 54, 8, h * 0.4, lighter(colour, 0.5), 3) +
      box(left, 322, w, 7, darker(colour, 0.35))
    );
  });
}

/** One book in front view, with a printed cover. */
export function book(pen: Pen): string {
  const figure = pen.random.whole(0, 3);
  const art =
    figure === 0
      ? oval(206, 226, 58, pen.second) +
        shape('M110 292Q170 216 210 262T300 250V330H110Z', pen.third)
      : figure === 1
        ? times(5, (n) =>
            box(
              128 + n * 32,
              190 + ((n * 37) % 60),
              20,
              130 - ((n * 37) % 60),
              n % 2 ? pen.second : pen.third,
            ),
          )
        : figure === 2
          ? times(3, (n) => hoop(206, 250, 24 + n * 22, n % 2 ? pen.third : pen.second, 11))
          : shape(
              polygon([
                [128, 320],
                [206, 180],
                [284, 320],
              ]),
              pen.second,
            ) +
            shape(
              polygon([
                [180, 320],
                [240, 230],
                [290, 320],
              ]),
              pen.third,
            );
  return (
    box(112, 70, 194, 284, darker(pen.main, 0.4), 3) +
    box(104, 62, 194, 284, '#f6efdf', 2) +
    box(98, 60, 194, 286, pen.turned(pen.main, 0.9, 0.08), 3) +
    box(98, 60, 16, 286, darker(pen.main, 0.2)) +
    `<g transform="translate(-6 6)">${box(134, 92, 142, 13, pen.light)}${box(134, 116, 92, 13, pen.light)}${art}</g>`
  );
}

/** An open book. */
export function openBook(pen: Pen): string {
  const lines = (x: number): string =>
    times(9, (n) => box(x, 160 + n * 17, n === 8 ? 60 : 112 - (n % 3) * 8, 5, mixInk(pen)));
  return (
    shape(
      'M30 134Q120 112 200 140Q280 112 370 134V330Q280 308 200 336Q120 308 30 330Z',
      pen.turned(pen.main, 0.5, 0.12),
    ) +
    shape('M44 124Q124 104 200 132V322Q124 296 44 316Z', pen.turned('#f8f1e2', 0.9, 0.1)) +
    shape('M356 124Q276 104 200 132V322Q276 296 356 316Z', '#f3ead6') +
    lines(66) +
    lines(222) +
    box(232, 150, 100, 66, pen.second)
  );
}

function mixInk(pen: Pen): string {
  return lighter(pen.dark, 0.45);
}

/** An abstract print in a frame of paper. */
export function print(pen: Pen): string {
  const tones = [pen.main, pen.second, pen.third, pen.dark];
  const cells = times(12, (n) => {
    const [x, y] = [108 + (n % 3) * 62, 66 + Math.floor(n / 3) * 62];
    const a = tones[pen.random.whole(0, 3)] ?? pen.main;
    const b = tones[pen.random.whole(0, 3)] ?? pen.second;
    const kind = pen.random.whole(0, 4);
    const ground = box(x, y, 62, 62, lighter(a, 0.75));
    if (kind === 0) return ground + shape(`M${x} ${y}h62a62 62 0 0 1 -62 62Z`, a);
    if (kind === 1) return ground + oval(x + 31, y + 31, 31, a) + oval(x + 31, y + 31, 14, b);
    if (kind === 2)
      return box(x, y, 62, 62, a) + shape(`M${x} ${y + 62}L${x + 62} ${y}V${y + 62}Z`, b);
    if (kind === 3) return ground + times(4, (k) => box(x + k * 16, y, 8, 62, a));
    return box(x, y, 62, 62, b);
  });
  return (
    box(98, 56, 216, 300, darker(pen.ground, 0.3)) +
    box(90, 48, 220, 302, '#fbf6ea') +
    place(cells, 0, 8)
  );
}

/** A large letter cut as if for printing. */
export function letter(pen: Pen): string {
  const glyph = pen.random.pick(['a', 'R', 'g', '&', 'Q', 'k', 'B', '?', 'e']);
  return (
    box(82, 60, 240, 294, darker(pen.main, 0.3), 4) +
    box(74, 52, 240, 294, pen.turned(pen.main, 0.82, 0.1), 4) +
    `<text x="194" y="286" text-anchor="middle" font-size="270" font-weight="700" font-family="'Fraunces Variable',Georgia,serif" fill="${pen.light}">${glyph === '&' ? '&amp;' : glyph}</text>`
  );
}

/** Envelopes and a stamp. */
export function letters(pen: Pen): string {
  const one = (colour: string): string =>
    box(-120, -76, 240, 152, pen.turned(colour, 0.9, 0.08), 4) +
    stroke('M-118 -72L0 22L118 -72', darker(colour, 0.25), 5) +
    box(66, 22, 38, 42, pen.third) +
    hoop(60, 34, 20, pen.dark, 2);
  return place(one(pen.main), 186, 156, 1, -13) + place(one(pen.light), 216, 254, 1, 7);
}

/** A pencil, a brush and a pen. */
export function pencils(pen: Pen): string {
  const one = (colour: string, tip: string): string =>
    box(-14, -130, 28, 230, pen.turned(colour, 0.5, 0.2)) +
    shape('M-14 -130L0 -176L14 -130Z', '#ecd2a4') +
    shape('M-5 -160L0 -176L5 -160Z', tip) +
    box(-14, 84, 28, 14, '#c9c7c2') +
    box(-14, 98, 28, 24, pen.third, 4);
  return (
    place(one(pen.main, pen.main), 120, 214, 1, -14) +
    place(one(pen.second, pen.second), 202, 206, 1.06, 2) +
    place(one(pen.dark, pen.dark), 284, 218, 0.96, 16)
  );
}
