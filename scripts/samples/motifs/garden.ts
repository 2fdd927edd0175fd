import { darker, lighter } from '../colour.ts';
import { lathe, leaf, outline } from './curves.ts';
import { box, leafy, oval, type Pen, place, shape, stroke, times } from './pen.ts';

function pot(pen: Pen): string {
  return (
    shape(
      lathe(200, [
        [66, 268],
        [62, 300],
        [50, 350],
      ]),
      pen.turned(pen.second),
    ) + box(128, 256, 144, 24, pen.turned(pen.second), 4)
  );
}

/** A plant with large leaves in a pot. */
export function pottedPlant(pen: Pen): string {
  const green = leafy(pen);
  const count = pen.random.whole(6, 9);
  return (
    times(count, (n) => {
      const angle = -Math.PI * (0.1 + (0.8 * n) / (count - 1));
      const reach = pen.random.between(150, 210);
      const [x, y] = [200 + Math.cos(angle) * reach * 0.86, 262 + Math.sin(angle) * reach];
      return (
        shape(
          leaf([200, 262], [x, y], pen.random.between(36, 54)),
          pen.turned(n % 3 === 1 ? lighter(green, 0.14) : green, 0.5, 0.2),
        ) + stroke(`M200 262L${x.toFixed(0)} ${y.toFixed(0)}`, darker(green, 0.35), 2.5)
      );
    }) + pot(pen)
  );
}

/** A cactus in a pot. */
export function cactus(pen: Pen): string {
  const green = leafy(pen);
  const lit = pen.turned(green, 0.62);
  return (
    box(164, 90, 72, 190, lit, 36) +
    stroke('M164 200H128V150', green, 38) +
    stroke('M236 226H276V186', darker(green, 0.14), 34) +
    times(9, (n) =>
      stroke(`M${180 + (n % 3) * 20} ${122 + Math.floor(n / 3) * 48}v14`, pen.light, 3),
    ) +
    oval(200, 88, 15, pen.third) +
    pot(pen)
  );
}

/** A bunch of flowers on stems. */
export function flowers(pen: Pen): string {
  const green = leafy(pen);
  const { random } = pen;
  const heads = [pen.second, pen.third, pen.light, pen.second];
  return times(6, (n) => {
    const x = 84 + n * 46 + random.between(-10, 10);
    const y = random.between(84, 190);
    const petals = random.whole(6, 9);
    const size = random.between(22, 34);
    const colour = heads[n % 4] ?? pen.second;
    return (
      stroke(`M${200 + (x - 200) * 0.3} 350Q${x} 270 ${x} ${y}`, green, 5) +
      shape(leaf([200 + (x - 200) * 0.6, 290], [x + 34, 236], 15), pen.turned(green)) +
      times(petals, (p) =>
        place(
          shape(leaf([0, 0], [0, -size * 1.5], size * 0.62), p % 2 ? colour : darker(colour, 0.1)),
          x,
          y,
          1,
          (360 / petals) * p,
        ),
      ) +
      oval(x, y, size * 0.42, pen.dark)
    );
  });
}

function trunk(pen: Pen): string {
  return shape('M188 350L192 210H208L214 350Z', pen.turned(pen.second));
}

/** A fir. */
export function fir(pen: Pen): string {
  const green = leafy(pen);
  return (
    trunk(pen) +
    times(4, (n) =>
      shape(
        `M200 ${50 + n * 50}L${122 - n * 13} ${150 + n * 50}H${278 + n * 13}Z`,
        pen.turned(n % 2 ? lighter(green, 0.08) : green, 0.5, 0.2),
      ),
    )
  );
}

/** A round tree that bears fruit. */
export function tree(pen: Pen): string {
  const green = leafy(pen);
  const crown = outline([
    [90, 190],
    [110, 110],
    [190, 66],
    [280, 96],
    [318, 178],
    [280, 252],
    [200, 262],
    [120, 252],
  ]);
  const fruit = times(11, (n) =>
    oval(120 + ((n * 67) % 160), 112 + ((n * 47) % 120), 10, pen.third),
  );
  return (
    trunk(pen) +
    stroke('M200 260L166 200M202 240L240 190', pen.second, 9) +
    shape(crown, pen.turned(green, 0.56, 0.18)) +
    pen.inside(crown, oval(150, 130, 70, lighter(green, 0.1)) + fruit)
  );
}

/** A basket with produce. */
export function basket(pen: Pen): string {
  const weave = times(5, (r) =>
    times(11, (n) =>
      box(
        82 + n * 22 + (r % 2) * 9,
        248 + r * 20,
        15,
        13,
        r % 2 ? darker(pen.main, 0.2) : lighter(pen.main, 0.14),
        4,
      ),
    ),
  );
  const body = 'M72 240H328L300 350H100Z';
  return (
    stroke('M96 240C96 96 304 96 304 240', darker(pen.main, 0.2), 13) +
    times(6, (n) =>
      oval(106 + n * 38, 232 - (n % 2) * 16, 31, pen.turned(n % 2 ? pen.second : pen.third), 33),
    ) +
    shape(body, pen.turned(pen.main)) +
    pen.inside(body, weave) +
    box(64, 232, 272, 17, pen.turned(darker(pen.main, 0.1)), 8)
  );
}

/** Mushrooms. */
export function mushrooms(pen: Pen): string {
  const cap = pen.random.pick(['#d98a2b', '#b5532c', '#c08a4e', '#a33327']);
  const one = (x: number, scale: number): string =>
    place(
      shape('M-18 0C-14 -60 -20 -90 -14 -120H14C20 -90 14 -60 18 0Z', pen.turned(pen.light, 0.6)) +
        shape('M-80 -112C-76 -196 76 -196 80 -112Q0 -92 -80 -112Z', pen.turned(cap)) +
        times(4, (n) => oval(-46 + n * 30, -134 - (n % 2) * 22, 8, pen.light, 6)),
      x,
      350,
      scale,
    );
  return one(128, 0.86) + one(290, 0.7) + one(206, 1.34);
}
