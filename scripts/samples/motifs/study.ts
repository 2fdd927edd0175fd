import { darker, lighter, luminance } from '../colour.ts';
import { outline } from './curves.ts';
import { box, hoop, oval, type Pen, place, shape, stroke, times } from './pen.ts';

/** The wheels of a clock movement. */
export function gears(pen: Pen): string {
  const wheel = (x: number, y: number, r: number, teeth: number, colour: string): string =>
    times(
      teeth,
      (n) =>
        `<g transform="rotate(${(360 / teeth) * n} ${x} ${y})">${box(x - 5, y - r - 9, 10, 16, colour, 2)}</g>`,
    ) +
    oval(x, y, r, pen.turned(colour)) +
    oval(x, y, r * 0.7, darker(pen.ground, 0.16)) +
    times(
      5,
      (n) =>
        `<g transform="rotate(${n * 72} ${x} ${y})">${box(x - 5, y - r * 0.76, 10, r * 0.76, colour)}</g>`,
    ) +
    oval(x, y, r * 0.2, pen.dark) +
    oval(x, y, r * 0.09, '#cf3b4a');
  return (
    wheel(150, 232, 96, 30, pen.main) +
    wheel(286, 142, 62, 20, pen.second) +
    wheel(300, 290, 44, 16, pen.third) +
    hoop(150, 232, 30, pen.light, 3)
  );
}

/** A fountain pen and the line that it writes. */
export function fountainPen(pen: Pen): string {
  return (
    stroke(
      'M30 330C70 270 96 350 130 310S180 350 216 312S280 340 330 316',
      luminance(pen.ground) > 0.3 ? pen.dark : pen.light,
      5,
    ) +
    place(
      box(-24, -200, 48, 176, pen.turned(pen.main), 22) +
        box(-24, -46, 48, 17, '#d2a84a') +
        box(-19, -30, 38, 44, pen.turned(darker(pen.main, 0.3)), 4) +
        shape('M-17 14H17Q14 60 0 96Q-14 60 -17 14Z', pen.turned('#d9b45a')) +
        stroke('M0 44V90', pen.dark, 2.5) +
        oval(0, 42, 5, pen.dark) +
        box(14, -190, 9, 120, '#d2a84a', 4),
      226,
      222,
      1,
      32,
    )
  );
}

/** An aerial mast with waves. */
export function aerial(pen: Pen): string {
  return (
    stroke('M200 80L150 350M200 80L250 350', pen.dark, 8) +
    times(5, (n) =>
      stroke(
        `M${186 - n * 7.6} ${150 + n * 42}L${221 + n * 7.4} ${192 + n * 40}M${214 + n * 7.6} ${150 + n * 42}L${179 - n * 7.4} ${192 + n * 40}`,
        pen.main,
        4,
      ),
    ) +
    stroke('M120 96H280M140 122H260', pen.main, 8) +
    times(3, (n) =>
      stroke(
        `M${250 + n * 34} ${66 - n * 18}Q${288 + n * 40} 100 ${250 + n * 34} ${140 + n * 18}M${150 - n * 34} ${66 - n * 18}Q${112 - n * 40} 100 ${150 - n * 34} ${140 + n * 18}`,
        n === 1 ? pen.third : pen.second,
        8,
      ),
    ) +
    oval(200, 76, 13, pen.third)
  );
}

/** A plan of a building or a plot, with measures. */
export function floorPlan(pen: Pen): string {
  return (
    box(48, 60, 304, 290, pen.light) +
    times(9, (n) =>
      stroke(`M${78 + n * 30} 70V340M58 ${90 + n * 28}H342`, darker(pen.light, 0.1), 1),
    ) +
    stroke(
      'M90 104H310V306H90ZM90 200H190M230 200H310M190 104V160M220 306V250',
      pen.dark,
      11,
      'stroke-linecap="square" stroke-linejoin="miter"',
    ) +
    stroke('M190 200A40 40 0 0 1 230 160', pen.main, 3) +
    box(110, 122, 50, 30, pen.second) +
    box(240, 226, 50, 50, pen.third) +
    oval(140, 256, 26, pen.main) +
    stroke('M90 82H310M90 76V88M310 76V88M328 104V306M322 104H334M322 306H334', pen.main, 3)
  );
}

/** A potsherd, a trowel and a trench. */
export function dig(pen: Pen): string {
  return (
    times(4, (n) =>
      shape(
        `M20 ${196 + n * 40}Q120 ${180 + n * 42} 200 ${200 + n * 38}T380 ${190 + n * 42}V350H20Z`,
        [lighter(pen.main, 0.2), pen.main, darker(pen.main, 0.18), darker(pen.main, 0.36)][n] ??
          pen.main,
      ),
    ) +
    shape(
      outline([
        [110, 254],
        [140, 216],
        [196, 226],
        [220, 262],
        [190, 312],
        [130, 308],
      ]),
      pen.turned(pen.second),
    ) +
    times(3, (n) => stroke(`M124 ${250 + n * 18}q40 -16 82 2`, pen.light, 4)) +
    place(
      shape('M0 0L-30 84L0 130L30 84Z', pen.turned('#b7bfc2')) +
        stroke('M0 0V-36', '#7b8488', 9) +
        box(-13, -110, 26, 76, pen.turned(pen.third), 10),
      290,
      166,
      1,
      14,
    )
  );
}

/** A spread of exercise figures or a family tree of boxes. */
export function familyTree(pen: Pen): string {
  const node = (x: number, y: number, colour: string): string =>
    oval(x, y, 30, pen.turned(colour)) +
    oval(x, y - 6, 10, pen.light) +
    shape(`M${x - 17} ${y + 20}Q${x} ${y - 4} ${x + 17} ${y + 20}Z`, pen.light);
  return (
    stroke(
      'M200 330V250M100 250H300M100 250V190M300 250V190M60 120V150H140V120M260 120V150H340V120M100 150V190M300 150V190',
      pen.dark,
      6,
    ) +
    node(200, 326, pen.main) +
    node(100, 206, pen.second) +
    node(300, 206, pen.third) +
    node(60, 98, pen.main) +
    node(140, 98, pen.third) +
    node(260, 98, pen.second) +
    node(340, 98, pen.main)
  );
}
