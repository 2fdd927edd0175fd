import { darker, lighter } from '../colour.ts';
import { outline, polygon } from './curves.ts';
import { box, oval, type Pen, shape, stroke, times } from './pen.ts';

/** A woven wall hanging or carpet. */
export function weave(pen: Pen): string {
  const tones = [pen.main, pen.second, pen.third, pen.light, pen.dark];
  const rows = times(9, (r) => {
    const y = 70 + r * 28;
    const ground = tones[pen.random.whole(0, 4)] ?? pen.main;
    const figure = tones[pen.random.whole(0, 4)] ?? pen.light;
    const kind = pen.random.whole(0, 3);
    return (
      box(100, y, 200, 28, ground) +
      times(10, (n) => {
        const x = 100 + n * 20;
        if (kind === 0)
          return shape(
            polygon([
              [x, y + 28],
              [x + 10, y],
              [x + 20, y + 28],
            ]),
            figure,
          );
        if (kind === 1)
          return shape(
            polygon([
              [x + 10, y + 4],
              [x + 18, y + 14],
              [x + 10, y + 24],
              [x + 2, y + 14],
            ]),
            figure,
          );
        if (kind === 2) return n % 2 ? box(x, y, 20, 14, figure) : box(x, y + 14, 20, 14, figure);
        return box(x, y + 11, 20, 6, figure);
      })
    );
  });
  return (
    stroke('M76 62H324', pen.dark, 10) +
    rows +
    times(26, (n) => stroke(`M${104 + n * 7.7} 322v${22 + (n % 3) * 5}`, pen.main, 3))
  );
}

/** A ball of wool with needles. */
export function yarn(pen: Pen): string {
  const ball = 'M200 130a110 110 0 1 0 .1 0Z';
  return (
    stroke('M96 70L270 320M300 60L150 300', pen.third, 9) +
    oval(96, 70, 13, pen.second) +
    oval(300, 60, 13, pen.second) +
    shape(ball, pen.turned(pen.main)) +
    pen.inside(
      ball,
      times(9, (n) =>
        stroke(
          `M${70 + n * 24} 120Q${150 + n * 20} 230 ${60 + n * 22} 360`,
          n % 2 ? lighter(pen.main, 0.25) : darker(pen.main, 0.2),
          6,
        ),
      ) +
        times(5, (n) =>
          stroke(
            `M80 ${180 + n * 32}Q200 ${140 + n * 34} 320 ${190 + n * 30}`,
            lighter(pen.main, 0.16),
            6,
          ),
        ),
    ) +
    stroke('M260 336Q330 364 372 326', pen.main, 7)
  );
}

/** A pullover. */
export function pullover(pen: Pen): string {
  const body =
    'M140 96Q200 124 260 96L318 128L360 300L308 312L290 220V350H110V220L92 312L40 300L82 128Z';
  const bands = times(
    3,
    (n) =>
      box(0, 150 + n * 34, 400, 12, n % 2 ? pen.third : pen.second) +
      times(14, (k) =>
        shape(
          polygon([
            [24 + k * 26, 166 + n * 34],
            [37 + k * 26, 150 + n * 34],
            [50 + k * 26, 166 + n * 34],
          ]),
          pen.light,
        ),
      ),
  );
  return (
    shape(body, pen.turned(pen.main, 0.66)) +
    pen.inside(
      body,
      (pen.random.chance(0.6)
        ? bands
        : times(9, (n) => box(104 + n * 22, 110, 5, 250, darker(pen.main, 0.15)))) +
        box(0, 332, 400, 20, darker(pen.main, 0.2)),
    ) +
    stroke('M142 96Q200 134 258 96', darker(pen.main, 0.25), 13)
  );
}

/** A shirt or work jacket on a hanger. */
export function jacket(pen: Pen): string {
  const body =
    'M150 104L110 122L56 180L62 330H104L112 232V350H288V232L296 330H338L344 180L290 122L250 104Q200 138 150 104Z';
  return (
    stroke('M200 100V78Q200 52 220 58', pen.dark, 5) +
    stroke('M110 124L200 96L290 124', pen.dark, 6) +
    shape(body, pen.turned(pen.main, 0.62)) +
    shape('M150 104L200 168L250 104L226 96L200 132L174 96Z', darker(pen.main, 0.22)) +
    stroke('M200 160V346', darker(pen.main, 0.3), 4) +
    times(4, (n) => oval(212, 190 + n * 42, 6, pen.third)) +
    box(126, 262, 54, 60, darker(pen.main, 0.16), 4) +
    box(222, 262, 52, 60, darker(pen.main, 0.26), 4) +
    box(132, 196, 40, 10, pen.second)
  );
}

/** A hat. */
export function hat(pen: Pen): string {
  return (
    oval(200, 290, 160, darker(pen.main, 0.24), 38) +
    oval(200, 282, 160, pen.turned(pen.main), 36) +
    shape(
      'M116 282C112 160 140 130 200 148C260 130 288 160 284 282Q200 312 116 282Z',
      pen.turned(pen.main, 0.62),
    ) +
    shape('M115 250Q200 282 285 250V284Q200 314 115 284Z', pen.turned(pen.second))
  );
}

/** A canvas or leather bag. */
export function bag(pen: Pen): string {
  return (
    stroke('M146 190C146 60 254 60 254 190', pen.second, 13) +
    shape('M88 176H312L330 350H70Z', pen.turned(pen.main, 0.68)) +
    shape('M88 176H312L318 250Q200 290 82 250Z', pen.turned(darker(pen.main, 0.12), 0.68)) +
    box(184, 236, 32, 52, pen.turned(pen.second), 5) +
    oval(200, 272, 7, pen.light) +
    stroke('M84 338H316', lighter(pen.main, 0.3), 3, 'stroke-dasharray="9 8"')
  );
}

/** A rucksack. */
export function rucksack(pen: Pen): string {
  return (
    stroke('M170 90Q200 50 230 90', pen.dark, 11) +
    shape(
      outline([
        [110, 170],
        [140, 96],
        [200, 84],
        [260, 96],
        [290, 170],
        [296, 300],
        [270, 348],
        [200, 350],
        [130, 348],
        [104, 300],
      ]),
      pen.turned(pen.main, 0.66),
    ) +
    shape(
      'M112 160Q116 92 200 86Q284 92 288 160Q286 216 200 216Q114 216 112 160Z',
      pen.turned(pen.second, 0.66),
    ) +
    box(134, 250, 132, 82, pen.turned(darker(pen.main, 0.14), 0.66), 12) +
    stroke('M160 206V262M240 206V262', pen.third, 11)
  );
}

/** A laced shoe or boot. */
export function shoe(pen: Pen): string {
  const high = pen.random.chance(0.5) ? 110 : 176;
  const body = `M110 ${high}H214L222 226C262 250 334 254 346 306V326H104Z`;
  return (
    shape(body, pen.turned(pen.main, 0.6)) +
    pen.inside(
      body,
      shape('M270 240Q300 330 372 330V240Z', darker(pen.main, 0.12)) +
        box(96, high, 40, 240, darker(pen.main, 0.16)),
    ) +
    shape('M98 320H350Q356 350 330 350H100Z', pen.turned(pen.second)) +
    times(4, (n) => stroke(`M${206 + n * 9} ${226 - n * -6 - 44 + n * 9}l-34 12`, pen.light, 6)) +
    stroke(`M110 ${high + 7}H212`, pen.third, 11)
  );
}
