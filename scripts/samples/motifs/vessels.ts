import { darker, lighter } from '../colour.ts';
import { lathe, type Point } from './curves.ts';
import { oval, type Pen, shape, stroke, times } from './pen.ts';

function glazed(pen: Pen, outline: string, top: number, mouth: number): string {
  const { random } = pen;
  const dip = top + random.between(60, 130);
  const wave = `M0 0H400V${dip}Q330 ${dip + 34} 265 ${dip + 6}T140 ${dip + 10}T0 ${dip - 8}Z`;
  const speckles = times(46, () =>
    oval(
      random.whole(60, 340),
      random.whole(top, 350),
      random.between(0.8, 2.4),
      darker(pen.main, 0.5),
    ),
  );
  const glaze = random.chance(0.65) ? shape(wave, pen.turned(pen.second, 0.66)) : '';
  return (
    shape(outline, pen.turned(pen.main)) +
    pen.inside(outline, `${glaze}<g opacity=".55">${speckles}</g>`) +
    oval(200, top + 2, mouth, darker(pen.main, 0.45), mouth * 0.13)
  );
}

/** A tall vase. */
export function vase(pen: Pen): string {
  const { random } = pen;
  const neck = random.between(26, 44);
  const belly = random.between(82, 112);
  const top = random.between(70, 110);
  const high = random.between(190, 260);
  const profile: Point[] = [
    [neck + 14, top],
    [neck, top + 34],
    [belly, high],
    [belly * 0.78, 312],
    [58, 350],
  ];
  return glazed(pen, lathe(200, profile), top, neck + 14);
}

/** A bowl. */
export function bowl(pen: Pen): string {
  const wide = pen.random.between(118, 146);
  const top = pen.random.between(196, 222);
  const profile: Point[] = [
    [wide, top],
    [wide * 0.93, top + 42],
    [wide * 0.6, 322],
    [50, 336],
    [54, 350],
  ];
  return glazed(pen, lathe(200, profile), top, wide);
}

/** A jug with a handle. */
export function jug(pen: Pen): string {
  const belly = pen.random.between(84, 104);
  const profile: Point[] = [
    [54, 104],
    [48, 150],
    [belly, 250],
    [belly * 0.86, 320],
    [62, 350],
  ];
  const handle = stroke('M246 134C330 118 340 236 284 268', darker(pen.main, 0.2), 20);
  const lip = shape('M150 108L122 96Q140 88 172 101Z', pen.main);
  return handle + glazed(pen, lathe(200, profile), 104, 54) + lip;
}

/** A cup, with steam now and then. */
export function cup(pen: Pen): string {
  const profile: Point[] = [
    [88, 200],
    [86, 260],
    [74, 326],
    [52, 350],
  ];
  const handle = stroke('M278 226C336 218 336 300 270 304', darker(pen.main, 0.22), 17);
  const steam = stroke(
    'M182 176c-14-22 14-34 0-60M216 176c-14-22 14-34 0-60',
    pen.light,
    6,
    'opacity=".6"',
  );
  return handle + glazed(pen, lathe(200, profile), 200, 88) + (pen.random.chance(0.5) ? steam : '');
}

/** A plate seen from above. */
export function plate(pen: Pen): string {
  const rim = pen.random.between(16, 34);
  return (
    oval(208, 212, 142, darker(pen.ground, 0.25)) +
    oval(200, 200, 142, pen.turned(pen.main, 0.7, 0.1)) +
    oval(200, 200, 142 - rim, pen.turned(lighter(pen.main, 0.14), 0.6, 0.1)) +
    `<circle cx="200" cy="200" r="${134}" fill="none" stroke="${pen.second}" stroke-width="7"/>` +
    times(5, (n) =>
      stroke(
        `M${150 + n * 24} ${250 - n * 4}q18 -60 4 -${90 - n * 8}`,
        pen.second,
        5,
        'opacity=".8"',
      ),
    )
  );
}

/** A teapot. */
export function teapot(pen: Pen): string {
  const body = lathe(200, [
    [40, 172],
    [96, 204],
    [114, 272],
    [86, 334],
    [56, 350],
  ]);
  return (
    stroke('M110 214C44 190 40 300 116 300', darker(pen.main, 0.2), 18) +
    shape(
      'M296 286C340 270 330 214 362 190L380 202C366 240 366 306 300 322Z',
      darker(pen.main, 0.18),
    ) +
    shape(body, pen.turned(pen.main)) +
    pen.inside(body, shape('M0 252H400V274H0Z', pen.turned(pen.second, 0.66))) +
    shape(
      lathe(200, [
        [14, 146],
        [50, 158],
        [58, 174],
      ]),
      pen.turned(pen.second),
    ) +
    oval(200, 140, 15, pen.turned(pen.third))
  );
}
