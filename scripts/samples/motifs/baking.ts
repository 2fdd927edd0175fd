import { darker, lighter } from '../colour.ts';
import { leaf, outline, type Point } from './curves.ts';
import { oval, type Pen, place, shape, stroke, times } from './pen.ts';

function crust(pen: Pen): string {
  return pen.random.pick(['#b5713a', '#a8602f', '#c58546', '#94552a']);
}

/** A tin loaf or a batard with scores. */
export function loaf(pen: Pen): string {
  const colour = crust(pen);
  const body = outline([
    [60, 290],
    [78, 218],
    [140, 184],
    [220, 176],
    [300, 196],
    [342, 262],
    [332, 334],
    [240, 350],
    [130, 350],
    [70, 334],
  ]);
  const scores = pen.random.whole(3, 5);
  return (
    shape(body, pen.fallen(colour, 0.7, 0.26)) +
    times(scores, (n) => {
      const x = 116 + n * (190 / scores);
      return (
        shape(leaf([x, 262], [x + 46, 190], 17), '#efd3a2') +
        shape(leaf([x + 6, 258], [x + 46, 196], 8), lighter(colour, 0.25))
      );
    }) +
    times(40, () =>
      oval(
        pen.random.whole(90, 320),
        pen.random.whole(200, 330),
        pen.random.between(1, 3),
        '#f6e6c8',
      ),
    )
  );
}

/** A round country loaf seen from above. */
export function roundLoaf(pen: Pen): string {
  const colour = crust(pen);
  return (
    oval(206, 214, 138, darker(pen.ground, 0.28)) +
    oval(200, 202, 138, pen.fallen(colour, 0.74, 0.25)) +
    times(
      4,
      (n) =>
        `<circle cx="200" cy="202" r="${112 - n * 26}" fill="none" stroke="#f2dfbd" stroke-width="${9 - n}" opacity="${0.75 - n * 0.1}"/>`,
    ) +
    shape(leaf([96, 238], [296, 150], 30), '#f0d7aa') +
    shape(leaf([130, 140], [262, 274], 24), '#f0d7aa') +
    times(34, () =>
      oval(
        pen.random.whole(90, 310),
        pen.random.whole(92, 310),
        pen.random.between(1, 3),
        '#fbf0da',
      ),
    )
  );
}

/** Three baguettes. */
export function baguettes(pen: Pen): string {
  const one = (tone: string): string =>
    shape(
      outline([
        [0, -150],
        [26, -110],
        [30, 0],
        [26, 110],
        [0, 150],
        [-26, 110],
        [-30, 0],
        [-26, -110],
      ]),
      pen.turned(tone, 0.6, 0.24),
    ) + times(5, (n) => shape(leaf([-16, -84 + n * 44], [18, -112 + n * 44], 9), '#f1d8ac'));
  return (
    place(one(crust(pen)), 130, 200, 1, 16) +
    place(one(crust(pen)), 206, 196, 1.04, 20) +
    place(one(crust(pen)), 284, 206, 0.98, 14)
  );
}

/** A layered cake on a stand. */
export function cake(pen: Pen): string {
  const layers: string[] = [pen.main, pen.light, pen.second];
  return (
    shape('M184 304H216L240 350H160Z', pen.turned(pen.dark)) +
    oval(200, 304, 144, pen.turned(pen.dark), 14) +
    times(
      4,
      (n) =>
        `<rect x="98" y="${156 + n * 36}" width="204" height="37" rx="6" fill="${pen.turned(layers[n % 3] ?? pen.main, 0.7, 0.14)}"/>`,
    ) +
    shape(
      'M94 170Q94 140 122 140H278Q306 140 306 170Q300 206 286 176Q270 214 250 178Q232 200 214 176Q196 220 178 178Q160 204 144 178Q128 208 116 178Q100 196 94 170Z',
      pen.turned(pen.third, 0.7, 0.12),
    ) +
    times(5, (n) => oval(128 + n * 36, 130, 15, pen.turned(n % 2 ? pen.second : pen.main)))
  );
}

/** An ear of wheat or barley. */
export function wheat(pen: Pen): string {
  const ear = (turn: number, x: number): string => {
    const grains: Point[] = Array.from({ length: 8 }, (_, n): Point => [0, -250 + n * 22]);
    return place(
      stroke('M0 0V-240', darker(pen.main, 0.3), 5) +
        grains
          .map(
            ([, y]) =>
              shape(leaf([0, y + 20], [26, y - 22], 11), pen.turned(pen.main)) +
              shape(leaf([0, y + 20], [-26, y - 22], 11), lighter(pen.main, 0.16)),
          )
          .join('') +
        shape(leaf([0, -262], [0, -228], 12), pen.main),
      x,
      350,
      1,
      turn,
    );
  };
  return ear(-20, 180) + ear(18, 220) + ear(-2, 200);
}
