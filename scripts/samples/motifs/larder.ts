import { darker, lighter } from '../colour.ts';
import { lathe, leaf, type Point } from './curves.ts';
import { box, leafy, oval, type Pen, shape, stroke, times } from './pen.ts';

function label(pen: Pen, x: number, y: number, w: number, h: number): string {
  return (
    box(x, y, w, h, pen.light, 2) +
    oval(x + w / 2, y + h * 0.36, Math.min(w, h) * 0.19, pen.third) +
    box(x + w * 0.18, y + h * 0.66, w * 0.64, 5, pen.dark) +
    box(x + w * 0.3, y + h * 0.8, w * 0.4, 4, pen.dark)
  );
}

/** A bottle with a label, for wine, oil or juice. */
export function bottle(pen: Pen): string {
  const wide = pen.random.between(48, 62);
  const shoulder = pen.random.between(150, 186);
  const profile: Point[] = [
    [17, 40],
    [17, shoulder - 56],
    [wide, shoulder],
    [wide, 250],
    [wide - 1, 344],
    [wide - 6, 350],
  ];
  const outline = lathe(200, profile);
  return (
    shape(outline, pen.turned(pen.main, 0.64, 0.24)) +
    box(180, 34, 40, 52, pen.turned(pen.second), 3) +
    label(pen, 200 - wide + 2, 222, wide * 2 - 4, 88) +
    stroke(`M${200 - wide + 13} ${shoulder + 8}V336`, lighter(pen.main, 0.4), 5, 'opacity=".6"')
  );
}

/** A lidded jar, for honey, jam or pickles. */
export function jar(pen: Pen): string {
  const wide = pen.random.between(78, 98);
  const top = pen.random.between(118, 168);
  const outline = `M${200 - wide} ${top + 34}Q${200 - wide} ${top} ${200 - wide + 26} ${top}H${200 + wide - 26}Q${200 + wide} ${top} ${200 + wide} ${top + 34}V334Q${200 + wide} 350 ${200 + wide - 16} 350H${200 - wide + 16}Q${200 - wide} 350 ${200 - wide} 334Z`;
  return (
    shape(outline, pen.turned(pen.main, 0.7, 0.16)) +
    pen.inside(outline, box(0, top - 2, 400, 34, lighter(pen.main, 0.35))) +
    box(200 - wide + 16, top - 40, wide * 2 - 32, 42, pen.turned(pen.second), 6) +
    times(7, (n) =>
      box(200 - wide + 26 + n * ((wide * 2 - 56) / 6), top - 34, 3, 30, darker(pen.second, 0.25)),
    ) +
    label(pen, 200 - wide * 0.62, top + 66, wide * 1.24, 96)
  );
}

/** A jar of honey. */
export function honeyJar(pen: Pen): string {
  return jar({
    ...pen,
    main: pen.random.pick(['#e2a02c', '#c9761c', '#f0c75a', '#a35a17', '#d98a1f']),
  });
}

/** A tin with a printed band. */
export function tin(pen: Pen): string {
  const outline = lathe(200, [
    [82, 130],
    [82, 200],
    [82, 344],
    [80, 350],
  ]);
  return (
    shape(outline, pen.turned(pen.main)) +
    pen.inside(
      outline,
      box(0, 172, 400, 120, pen.turned(pen.second, 0.7)) +
        oval(200, 232, 40, pen.light) +
        oval(200, 232, 24, pen.third),
    ) +
    oval(200, 131, 82, lighter(pen.main, 0.35), 15) +
    oval(200, 131, 70, lighter(pen.main, 0.2), 11)
  );
}

/** A paper bag, for coffee, flour or seed. */
export function packet(pen: Pen): string {
  return (
    shape('M112 116L124 104H276L288 116V350H112Z', pen.turned(pen.main, 0.78, 0.14)) +
    box(112, 84, 176, 38, pen.turned(darker(pen.main, 0.1), 0.7), 3) +
    label(pen, 140, 178, 120, 112) +
    stroke('M112 134H288', darker(pen.main, 0.25), 3)
  );
}

/** A wheel of cheese with a wedge cut out. */
export function cheese(pen: Pen): string {
  const tone = pen.random.pick(['#c98a3c', '#d9a441', '#b9793a']);
  const flesh = '#f3d98b';
  const rind = pen.turned(tone, 0.72, 0.14);
  return (
    shape('M70 236V318C70 356 330 356 330 318V236Z', rind) +
    oval(200, 236, 130, lighter(tone, 0.25), 46) +
    shape('M200 236L330 240V322C322 336 290 346 252 349L200 300Z', flesh) +
    shape('M200 236L252 279V349L200 300Z', darker(flesh, 0.14)) +
    times(5, (n) =>
      oval(220 + n * 21, 286 + ((n * 17) % 34), 5 + (n % 3) * 2, darker(flesh, 0.25), 4 + (n % 2)),
    )
  );
}

/** A sprig of olives, grapes or berries. */
export function sprig(pen: Pen): string {
  const { random } = pen;
  const fruit = random.chance(0.5) ? 1 : 1.35;
  return (
    stroke('M70 330Q190 250 330 80', darker(leafy(pen), 0.25), 7) +
    times(7, (n) => {
      const [x, y] = [100 + n * 33, 308 - n * 33];
      const side = n % 2 ? 1 : -1;
      return (
        shape(leaf([x, y], [x + side * 74, y + side * 46 - 30], 22), pen.turned(leafy(pen))) +
        (n % 2 === 0 ? oval(x + 24, y + 34, 19 * fruit, pen.turned(pen.main), 24 * fruit) : '')
      );
    })
  );
}
