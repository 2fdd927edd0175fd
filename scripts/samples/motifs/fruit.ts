import { darker, lighter } from '../colour.ts';
import { leaf, outline } from './curves.ts';
import { leafy, oval, type Pen, place, shape, stroke, times } from './pen.ts';

/** A pear. */
export function pear(pen: Pen): string {
  const body = outline([
    [200, 92],
    [234, 116],
    [246, 180],
    [298, 250],
    [286, 326],
    [200, 350],
    [114, 326],
    [102, 250],
    [154, 180],
    [166, 116],
  ]);
  return (
    shape(body, pen.turned(pen.main, 0.62)) +
    pen.inside(
      body,
      times(40, () =>
        oval(pen.random.whole(100, 290), pen.random.whole(190, 350), 2, darker(pen.main, 0.35)),
      ),
    ) +
    stroke('M200 100Q196 70 214 50', pen.dark, 8) +
    shape(leaf([210, 68], [284, 46], 22), pen.turned(pen.second))
  );
}

/** An apple, whole or halved. */
export function apple(pen: Pen): string {
  const body = outline([
    [200, 150],
    [256, 122],
    [318, 160],
    [322, 250],
    [268, 342],
    [200, 336],
    [132, 342],
    [78, 250],
    [82, 160],
    [144, 122],
  ]);
  const halved = pen.random.chance(0.4);
  return (
    shape(body, pen.turned(pen.main, 0.62)) +
    (halved
      ? place(shape(body, pen.light), 20, 21, 0.9) +
        oval(200, 240, 34, darker(pen.light, 0.1), 48) +
        oval(190, 236, 8, pen.dark, 14) +
        oval(212, 244, 8, pen.dark, 14)
      : pen.inside(
          body,
          times(6, (n) =>
            stroke(
              `M${130 + n * 22} 150Q${112 + n * 28} 240 ${140 + n * 22} 330`,
              pen.third,
              5,
              'opacity=".5"',
            ),
          ),
        )) +
    stroke('M200 156Q194 110 216 84', pen.dark, 8) +
    shape(leaf([208, 108], [286, 84], 24), pen.turned(pen.second))
  );
}

/** A lemon with a half beside it. */
export function lemon(pen: Pen): string {
  const body = outline([
    [40, 216],
    [66, 200],
    [110, 150],
    [180, 146],
    [230, 190],
    [256, 212],
    [230, 240],
    [180, 282],
    [110, 278],
    [64, 238],
  ]);
  return (
    shape(body, pen.fallen('#f3c534', 0.66, 0.14)) +
    shape(leaf([62, 206], [40, 120], 24), pen.turned(pen.main)) +
    oval(262, 276, 84, '#f3c534') +
    oval(262, 276, 74, '#fdf3cf') +
    times(8, (n) => place(shape('M0 -8L24 -58Q0 -70 -24 -58Z', '#f8da6b'), 262, 276, 1, n * 45))
  );
}

/** A beetroot, radish or turnip with its leaves. */
export function beet(pen: Pen): string {
  const body = outline([
    [200, 176],
    [272, 200],
    [284, 268],
    [230, 326],
    [204, 372],
    [176, 326],
    [116, 268],
    [128, 200],
  ]);
  return (
    times(
      5,
      (n) =>
        stroke(`M200 190Q${160 + n * 20} 120 ${110 + n * 45} 70`, pen.third, 8) +
        shape(leaf([150 + n * 25, 140], [92 + n * 54, 34], 30), pen.turned(leafy(pen))),
    ) +
    shape(body, pen.turned(pen.main, 0.6)) +
    pen.inside(
      body,
      times(3, (n) => stroke(`M120 ${236 + n * 26}q40 14 90 2`, lighter(pen.main, 0.3), 3)),
    )
  );
}

/** A fish. */
export function fish(pen: Pen): string {
  const body = outline([
    [46, 214],
    [104, 160],
    [190, 146],
    [270, 176],
    [318, 210],
    [270, 250],
    [190, 280],
    [104, 266],
  ]);
  return (
    shape('M300 210L372 152Q356 210 372 268Z', pen.turned(pen.second)) +
    shape('M160 156Q210 96 262 168Z', pen.second) +
    shape(body, pen.fallen(pen.main, 0.56)) +
    pen.inside(
      body,
      times(
        24,
        (n) =>
          `<circle cx="${150 + (n % 8) * 22}" cy="${172 + Math.floor(n / 8) * 34}" r="13" fill="none" stroke="${lighter(pen.main, 0.35)}" stroke-width="3"/>`,
      ) + shape('M128 130Q160 214 128 300L20 300V120Z', darker(pen.main, 0.12)),
    ) +
    oval(88, 202, 11, pen.light) +
    oval(87, 202, 5, pen.dark)
  );
}

/** A small bird on a twig. */
export function bird(pen: Pen): string {
  return (
    stroke('M40 326Q200 300 370 322', pen.second, 9) +
    shape(leaf([300, 314], [352, 262], 18), pen.turned(pen.second)) +
    stroke('M186 290V318M214 290V316', pen.dark, 6) +
    shape('M118 216L30 290L64 300L150 268Z', darker(pen.main, 0.2)) +
    shape(
      outline([
        [112, 232],
        [160, 166],
        [232, 120],
        [290, 116],
        [318, 150],
        [300, 220],
        [240, 288],
        [160, 292],
      ]),
      pen.turned(pen.main, 0.7),
    ) +
    shape(
      outline([
        [232, 290],
        [296, 226],
        [310, 160],
        [280, 210],
        [230, 250],
        [190, 290],
      ]),
      pen.third,
    ) +
    shape(leaf([244, 196], [96, 262], 54), darker(pen.main, 0.26)) +
    shape('M314 138L352 152L314 162Z', pen.second) +
    oval(288, 142, 8, pen.dark) +
    oval(286, 140, 2.5, pen.light)
  );
}
