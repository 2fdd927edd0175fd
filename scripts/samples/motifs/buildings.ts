import { darker, lighter } from '../colour.ts';
import { box, oval, type Pen, shape, stroke, times } from './pen.ts';

function pane(pen: Pen, x: number, y: number, w: number, h: number): string {
  const lit = pen.random.chance(0.3);
  return (
    box(x, y, w, h, lit ? '#f6d67c' : darker(pen.main, 0.55)) +
    box(x + w / 2 - 1.5, y, 3, h, pen.light) +
    box(x, y + h / 2 - 1.5, w, 3, pen.light)
  );
}

/** A gabled house. */
export function house(pen: Pen): string {
  const wide = pen.random.between(90, 120);
  const eaves = pen.random.between(170, 210);
  return (
    box(236, 90, 30, 80, pen.turned(darker(pen.second, 0.1))) +
    box(200 - wide, eaves, wide * 2, 350 - eaves, pen.turned(pen.main, 0.66)) +
    shape(
      `M${200 - wide - 20} ${eaves + 4}L200 76L${200 + wide + 20} ${eaves + 4}Z`,
      pen.turned(pen.second, 0.5, 0.2),
    ) +
    pane(pen, 200 - wide + 22, eaves + 34, 40, 50) +
    pane(pen, 200 + wide - 62, eaves + 34, 40, 50) +
    box(180, 274, 42, 76, pen.third) +
    oval(213, 314, 3.5, pen.dark) +
    oval(200, 146, 18, darker(pen.second, 0.5))
  );
}

/** A modern building of boxes and glass. */
export function modernHouse(pen: Pen): string {
  const shift = pen.random.whole(-20, 24);
  return (
    box(60, 236, 220, 114, pen.turned(pen.light, 0.7, 0.12)) +
    box(76, 258, 120, 92, darker(pen.main, 0.5)) +
    times(3, (n) => box(104 + n * 30, 258, 4, 92, pen.light)) +
    box(130 + shift, 120, 210, 118, pen.turned(pen.main, 0.7)) +
    box(150 + shift, 144, 96, 70, '#f4dc9a') +
    times(2, (n) => box(180 + shift + n * 32, 144, 3, 70, darker(pen.main, 0.4))) +
    times(9, (n) => box(262 + shift + n * 8, 144, 4, 70, darker(pen.main, 0.25))) +
    box(212, 262, 40, 88, pen.second) +
    stroke('M330 350V238', pen.dark, 7) +
    box(118 + shift, 110, 234, 13, darker(pen.main, 0.3)) +
    oval(40, 322, 40, pen.third, 50)
  );
}

/** A tall front with rows of windows. */
export function tower(pen: Pen): string {
  const floors = pen.random.whole(5, 7);
  const bays = pen.random.whole(3, 5);
  const [stepX, stepY] = [180 / bays, 250 / floors];
  return (
    box(100, 70, 200, 280, pen.turned(pen.main, 0.74)) +
    box(90, 58, 220, 16, pen.turned(pen.second)) +
    times(floors - 1, (f) =>
      times(bays, (b) => {
        const [x, y] = [112 + b * stepX, 92 + f * stepY];
        return (
          box(
            x,
            y,
            stepX - 14,
            stepY - 17,
            pen.random.chance(0.22) ? '#f6d67c' : darker(pen.main, 0.5),
          ) + box(x - 2, y + stepY - 18, stepX - 10, 5, lighter(pen.main, 0.35))
        );
      }),
    ) +
    box(100, 306, 200, 44, pen.turned(darker(pen.main, 0.2))) +
    box(176, 300, 48, 50, pen.third) +
    times(2, (n) => box(116 + n * 126, 312, 44, 26, '#f6d67c'))
  );
}

/** A shop front with an awning. */
export function shopFront(pen: Pen): string {
  return (
    box(56, 96, 288, 254, pen.turned(pen.main, 0.8, 0.12)) +
    box(56, 96, 288, 44, darker(pen.main, 0.25)) +
    box(112, 112, 176, 13, pen.light) +
    box(78, 200, 150, 110, '#f5dfa6') +
    box(250, 196, 70, 154, darker(pen.main, 0.45)) +
    box(260, 208, 50, 80, '#cfe0dd') +
    times(8, (n) =>
      shape(`M${56 + n * 36} 140h36v44a18 18 0 0 1 -36 0Z`, n % 2 ? pen.light : pen.second),
    ) +
    times(4, (n) => oval(98 + n * 36, 296, 13, pen.turned(n % 2 ? pen.second : pen.third), 15)) +
    box(70, 308, 166, 13, pen.third)
  );
}

/** A lighthouse or mill tower. */
export function lighthouse(pen: Pen): string {
  const shaft = 'M164 118H236L258 350H142Z';
  return (
    `<path d="M200 96L400 40V150Z" fill="${pen.light}" opacity=".3"/>` +
    shape(shaft, pen.turned(pen.light, 0.6, 0.14)) +
    pen.inside(
      shaft,
      times(3, (n) => box(100, 150 + n * 76, 200, 38, pen.turned(pen.main, 0.56))),
    ) +
    box(154, 104, 92, 15, pen.dark) +
    box(176, 70, 48, 36, '#f8d978') +
    shape('M166 70Q200 26 234 70Z', pen.turned(pen.main)) +
    box(186, 310, 28, 40, pen.dark, 13)
  );
}

/** A room: a window, a plant, a chair. */
export function room(pen: Pen): string {
  return (
    box(40, 40, 320, 310, pen.turned(lighter(pen.ground, 0.2), 0.98, 0.04)) +
    box(70, 70, 120, 150, '#cfe3ea') +
    shape('M70 180Q120 140 190 186V220H70Z', pen.third) +
    stroke('M130 70V220M70 145H190', pen.light, 6) +
    box(62, 62, 136, 8, pen.light) +
    box(40, 318, 320, 32, darker(pen.ground, 0.2)) +
    box(212, 236, 120, 54, pen.turned(pen.main), 12) +
    box(212, 186, 120, 60, pen.turned(darker(pen.main, 0.08)), 12) +
    stroke('M226 290V326M318 290V326', pen.dark, 7) +
    stroke('M276 40V84', pen.dark, 3) +
    shape('M236 120Q240 84 276 84Q312 84 316 120Z', pen.turned(pen.second)) +
    box(88, 262, 84, 10, pen.second) +
    stroke('M96 272V326M164 272V326', pen.second, 6) +
    oval(128, 250, 17, pen.turned(pen.third), 14)
  );
}
