import { darker, lighter } from '../colour.ts';
import { outline } from './curves.ts';
import { box, hoop, oval, type Pen, place, shape, stroke, times } from './pen.ts';

/** A sailing boat. */
export function boat(pen: Pen): string {
  return (
    stroke('M204 40V300', pen.dark, 7) +
    shape('M214 54Q320 170 326 276H214Z', pen.turned(pen.light, 0.6, 0.1)) +
    shape('M194 84Q110 190 96 276H194Z', pen.turned(pen.second, 0.5)) +
    times(3, (n) => stroke(`M214 ${120 + n * 50}H${262 + n * 22}`, darker(pen.light, 0.2), 2.5)) +
    shape('M58 292H352Q332 350 286 350H122Q78 344 58 292Z', pen.fallen(pen.main, 0.5)) +
    box(58, 290, 294, 12, pen.third) +
    shape('M204 40L250 52L204 66Z', pen.third)
  );
}

/** A rowing boat from above. */
export function rowingBoat(pen: Pen): string {
  const hull = outline([
    [0, -170],
    [50, -110],
    [62, 0],
    [52, 120],
    [26, 160],
    [-26, 160],
    [-52, 120],
    [-62, 0],
    [-50, -110],
  ]);
  return place(
    stroke('M-140 30L140 -30M-140 -30L140 30', pen.second, 8) +
      shape(hull, pen.turned(pen.main, 0.5, 0.25)) +
      place(shape(hull, pen.turned(lighter(pen.second, 0.3), 0.5, 0.14)), 0, 4, 0.82) +
      times(3, (n) => box(-48, -76 + n * 70, 96, 22, pen.turned(pen.third), 3)),
    200,
    200,
    1,
    pen.random.between(16, 50),
  );
}

/** A bicycle. */
export function bicycle(pen: Pen): string {
  const wheel = (x: number): string =>
    hoop(x, 270, 76, pen.dark, 11) +
    hoop(x, 270, 66, lighter(pen.dark, 0.5), 3) +
    times(
      9,
      (n) =>
        `<g transform="rotate(${n * 20} ${x} 270)">${stroke(`M${x} 206V334`, lighter(pen.dark, 0.5), 1.4)}</g>`,
    ) +
    oval(x, 270, 8, pen.dark);
  return (
    wheel(98) +
    wheel(308) +
    stroke(
      'M98 270L162 164L270 158M162 164L194 274L98 270M194 274L276 166M308 270L264 120',
      pen.main,
      12,
    ) +
    stroke('M162 164L150 128', pen.dark, 9) +
    stroke('M126 126H176', pen.second, 17) +
    stroke('M264 120Q262 92 306 98Q322 106 310 124', pen.dark, 9) +
    hoop(194, 274, 22, pen.second, 8) +
    stroke('M194 274L212 304', pen.dark, 7) +
    stroke('M200 305H228', pen.dark, 9)
  );
}

/** A tent under a moon. */
export function tent(pen: Pen): string {
  return (
    oval(312, 92, 34, pen.light) +
    shape('M200 120L40 350H360Z', pen.turned(pen.main, 0.5, 0.22)) +
    shape('M200 120L150 350H250Z', pen.dark) +
    shape('M200 120L150 350L120 350Z', pen.second) +
    stroke('M200 120L190 100M200 120L210 100', pen.dark, 6) +
    stroke('M76 300L30 350M324 300L370 350', pen.third, 4)
  );
}

/** Skis, poles or paddles, crossed. */
export function skis(pen: Pen): string {
  const one = (colour: string): string =>
    shape('M-15 170V-140Q-15 -186 0 -196Q15 -186 15 -140V170Z', pen.turned(colour, 0.5)) +
    box(-15, 20, 30, 46, pen.dark) +
    box(-15, -90, 30, 12, pen.third) +
    box(-15, -66, 30, 12, pen.third);
  return place(one(pen.main), 200, 200, 1, -17) + place(one(pen.second), 200, 200, 1, 17);
}

/** A climbing wall with holds and a rope. */
export function climbingWall(pen: Pen): string {
  const holds = [pen.second, pen.third, pen.light, pen.second];
  return (
    shape('M70 350L90 40H330L346 350Z', pen.turned(pen.main, 0.56)) +
    stroke('M212 40L222 350M80 200H338', darker(pen.main, 0.2), 3) +
    times(22, (n) =>
      place(
        shape(
          outline([
            [-14, -4],
            [0, -12],
            [14, -2],
            [8, 11],
            [-9, 10],
          ]),
          holds[n % 4] ?? pen.second,
        ),
        106 + ((n * 83) % 214),
        66 + n * 12.4,
        pen.random.between(0.7, 1.25),
        pen.random.whole(0, 360),
      ),
    ) +
    stroke('M250 40C236 140 280 220 248 350', pen.light, 5)
  );
}

/** A wooden horse on wheels. */
export function toyHorse(pen: Pen): string {
  return (
    box(84, 300, 232, 17, pen.turned(pen.second), 8) +
    times(
      2,
      (n) =>
        oval(124 + n * 152, 328, 24, pen.turned(pen.third)) + oval(124 + n * 152, 328, 8, pen.dark),
    ) +
    shape(
      'M112 300V216Q112 176 158 174H222L252 104Q262 84 284 92L336 138Q340 160 318 160L286 156L282 300H250V236H146V300Z',
      pen.turned(pen.main, 0.62),
    ) +
    shape('M222 174L250 104L232 96Q210 130 206 174Z', pen.dark) +
    stroke('M114 200Q86 216 90 262', pen.dark, 13) +
    oval(288, 124, 6, pen.dark) +
    box(170, 170, 54, 40, pen.second, 4)
  );
}

/** A compass or a sundial, for routes and measures. */
export function compass(pen: Pen): string {
  return (
    oval(208, 210, 140, darker(pen.ground, 0.25)) +
    oval(200, 200, 140, pen.turned(pen.main)) +
    oval(200, 200, 116, pen.light) +
    times(
      24,
      (n) =>
        `<g transform="rotate(${n * 15} 200 200)">${box(198, 92, 4, n % 6 ? 10 : 22, pen.dark)}</g>`,
    ) +
    place(
      shape('M0 -92L22 0H-22Z', pen.second) +
        shape('M0 92L22 0H-22Z', pen.dark) +
        oval(0, 0, 9, pen.light),
      200,
      200,
      1,
      pen.random.whole(0, 360),
    )
  );
}

/** A ball, for sport. */
export function ball(pen: Pen): string {
  const disc = 'M200 90a130 130 0 1 0 .1 0Z';
  return (
    shape(disc, pen.turned(pen.main)) +
    pen.inside(
      disc,
      stroke(
        'M60 170Q200 250 340 160M110 330Q180 200 140 80M290 330Q230 200 262 80',
        pen.light,
        7,
      ) + shape('M160 180L200 152L240 180L224 228H176Z', pen.second),
    )
  );
}
