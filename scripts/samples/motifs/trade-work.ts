import { darker, lighter } from '../colour.ts';
import { leaf, outline } from './curves.ts';
import { box, oval, type Pen, place, shape, stroke, times } from './pen.ts';

/** A harp. */
export function harp(pen: Pen): string {
  return (
    times(17, (n) =>
      stroke(
        `M${132 + n * 10.5} ${108 + Math.sin(n / 4) * 26}L${150 + n * 9} ${338 - n * 13.4}`,
        pen.third,
        2.2,
      ),
    ) +
    stroke('M112 90C160 150 220 60 318 110', pen.main, 20) +
    box(107, 90, 22, 250, pen.turned(pen.main), 6) +
    stroke('M134 344L318 112', darker(pen.main, 0.2), 24) +
    box(96, 336, 76, 16, pen.second, 5) +
    oval(116, 82, 20, pen.second)
  );
}

/** Organ pipes. */
export function organPipes(pen: Pen): string {
  return (
    times(9, (n) => {
      const k = Math.abs(n - 4);
      const top = 50 + k * 30;
      const x = 62 + n * 31;
      return (
        box(x, top, 25, 250 - top + k * 6, pen.turned(lighter(pen.main, 0.1), 0.6, 0.26), 5) +
        shape(`M${x} ${250 + k * 6}h25l-9 46h-7Z`, darker(pen.main, 0.22)) +
        shape(`M${x + 6} ${226 + k * 6}h13v11h-13Z`, pen.dark)
      );
    }) +
    box(48, 294, 302, 56, pen.turned(pen.second, 0.84), 4) +
    times(9, (n) => oval(84 + n * 29, 322, 7, pen.light))
  );
}

/** A dress or coat on a tailor's stand. */
export function dressForm(pen: Pen): string {
  const coat = outline([
    [160, 86],
    [200, 96],
    [240, 86],
    [276, 120],
    [258, 190],
    [262, 220],
    [306, 316],
    [200, 330],
    [94, 316],
    [138, 220],
    [142, 190],
    [124, 120],
  ]);
  return (
    box(196, 320, 8, 26, pen.dark) +
    stroke('M160 350L200 336L240 350', pen.dark, 9) +
    box(184, 56, 32, 36, '#e3cfac', 8) +
    shape(coat, pen.turned(pen.main)) +
    pen.inside(
      coat,
      times(6, (n) =>
        stroke(`M${148 + n * 21} 224L${104 + n * 38} 330`, darker(pen.main, 0.2), 4),
      ) +
        box(0, 296, 400, 12, pen.second) +
        box(120, 202, 160, 17, pen.third),
    ) +
    shape('M172 92L200 176L228 92L200 106Z', pen.light) +
    times(4, (n) => oval(200, 126 + n * 20, 4, pen.dark))
  );
}

/** A jacket in the making on a tailor's stand, with basting stitches. */
export function jacketForm(pen: Pen): string {
  const coat = outline([
    [156, 92],
    [200, 100],
    [244, 92],
    [292, 118],
    [282, 190],
    [276, 250],
    [288, 312],
    [200, 322],
    [112, 312],
    [124, 250],
    [118, 190],
    [108, 118],
  ]);
  return (
    box(195, 316, 10, 32, pen.dark) +
    stroke('M152 350L200 336L248 350', pen.dark, 9) +
    box(180, 56, 40, 44, '#e3cfac', 10) +
    oval(200, 56, 20, '#c9b084', 7) +
    shape(coat, pen.turned(pen.main)) +
    shape('M168 96L200 190L232 96L200 108Z', pen.light) +
    shape('M192 112H208L206 178L200 188L194 178Z', pen.second) +
    shape('M166 94L132 130L150 144L144 158L200 226L200 190Z', darker(pen.main, 0.16)) +
    shape('M234 94L268 130L250 144L256 158L200 226L200 190Z', darker(pen.main, 0.3)) +
    stroke('M200 226V316', darker(pen.main, 0.34), 3) +
    stroke('M138 250H178M222 250H262', darker(pen.main, 0.34), 5) +
    oval(208, 244, 5, pen.third) +
    oval(208, 276, 5, pen.third) +
    stroke(
      'M128 120Q136 220 130 308M272 120Q264 220 270 308M120 294Q200 308 280 294',
      '#fbf6ea',
      3,
      'stroke-dasharray="11 8"',
    )
  );
}

/** A pair of wooden clogs. */
export function clogs(pen: Pen): string {
  const one = (x: number, y: number): string =>
    place(
      shape(
        'M-140 0Q-148 -66 -96 -74Q-60 -78 -30 -44Q40 -52 92 -86Q132 -96 146 -62Q152 -10 120 0Q-10 22 -140 0Z',
        pen.fallen(pen.main, 0.62),
      ) +
        oval(-84, -58, 46, darker(pen.main, 0.5), 15) +
        times(5, (n) =>
          place(
            shape(leaf([0, 0], [0, -24], 11), n % 2 ? pen.third : pen.second),
            78,
            -46,
            1,
            n * 72,
          ),
        ) +
        oval(78, -46, 6, pen.light),
      x,
      y,
    );
  return one(220, 236) + one(184, 338);
}

/** A skein of yarn. */
export function skein(pen: Pen): string {
  const body = outline([
    [70, 200],
    [110, 150],
    [200, 136],
    [290, 150],
    [330, 200],
    [290, 252],
    [200, 268],
    [110, 252],
  ]);
  return place(
    shape(body, pen.fallen(pen.main)) +
      pen.inside(
        body,
        times(13, (n) =>
          stroke(
            `M60 ${150 + n * 9}Q200 ${120 + n * 12} 340 ${150 + n * 9}`,
            n % 2 ? lighter(pen.main, 0.22) : darker(pen.main, 0.15),
            4,
          ),
        ),
      ) +
      box(168, 128, 64, 146, pen.turned(pen.light, 0.8), 4) +
      oval(200, 190, 17, pen.second) +
      box(182, 222, 36, 6, pen.dark),
    0,
    40,
  );
}

/** A row of knitting or a footprint pattern: a glowing piece on a blower's pipe. */
export function blownGlass(pen: Pen): string {
  return place(
    box(-8, -220, 16, 190, pen.turned('#8e979b')) +
      shape(
        outline([
          [0, -40],
          [44, -14],
          [84, 60],
          [66, 130],
          [0, 152],
          [-66, 130],
          [-84, 60],
          [-44, -14],
        ]),
        pen.turned(pen.main),
      ) +
      `<path d="${outline([
        [0, -20],
        [30, 0],
        [58, 60],
        [46, 110],
        [0, 126],
        [-46, 110],
        [-58, 60],
        [-30, 0],
      ])}" fill="${pen.second}" opacity=".6"/>` +
      shape(leaf([-52, 20], [-42, 108], 12), pen.light) +
      oval(34, 108, 9, pen.light),
    200,
    212,
    1,
    14,
  );
}
