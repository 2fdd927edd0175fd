import { darker, lighter, luminance } from '../colour.ts';
import { lathe, leaf, outline, polygon } from './curves.ts';
import { box, oval, type Pen, place, shape, stroke, times } from './pen.ts';

/** A fishing fly, much enlarged. */
export function fly(pen: Pen): string {
  return place(
    stroke('M-150 0H90C150 0 150 76 96 76C70 76 60 60 66 44', '#55606a', 9) +
      times(7, (n) =>
        shape(leaf([-126, 0], [-200 + n * 6, -70 + n * 20], 7), n % 2 ? pen.second : pen.light),
      ) +
      shape(leaf([-136, 0], [60, 0], 34), pen.fallen(pen.main)) +
      times(7, (n) => stroke(`M${-106 + n * 22} -22l8 44`, pen.third, 5)) +
      times(11, (n) =>
        shape(
          leaf([60, 0], [40 + n * 9 - 60, n % 2 ? 96 : -100], 9),
          n % 3 ? pen.second : pen.dark,
        ),
      ) +
      oval(92, 0, 17, pen.dark),
    214,
    200,
    0.92,
    -18,
  );
}

/** A panel of patterned tiles. */
export function tiles(pen: Pen): string {
  const kind = pen.random.whole(0, 2);
  return times(9, (n) => {
    const [x, y] = [62 + (n % 3) * 94, 62 + Math.floor(n / 3) * 94];
    const ground = box(x, y, 91, 91, pen.turned(pen.light, 0.9, 0.06), 3);
    const [cx, cy] = [x + 45, y + 45];
    if (kind === 0)
      return (
        ground +
        times(4, (k) =>
          place(
            shape(leaf([0, 0], [0, -42], 24), k % 2 ? pen.main : pen.second),
            cx,
            cy,
            1,
            k * 90 + 45,
          ),
        ) +
        times(4, (k) => oval(x + (k % 2) * 91, y + (k > 1 ? 91 : 0), 13, pen.third)) +
        oval(cx, cy, 9, pen.dark)
      );
    if (kind === 1)
      return (
        ground +
        shape(
          polygon([
            [cx, y + 4],
            [x + 87, cy],
            [cx, y + 87],
            [x + 4, cy],
          ]),
          pen.main,
        ) +
        oval(cx, cy, 22, pen.light) +
        shape(
          polygon([
            [cx, cy - 16],
            [cx + 16, cy],
            [cx, cy + 16],
            [cx - 16, cy],
          ]),
          pen.second,
        )
      );
    return (
      ground +
      shape(
        n % 2
          ? `M${x} ${y}h91a91 91 0 0 1 -91 91Z`
          : `M${x + 91} ${y + 91}h-91a91 91 0 0 1 91 -91Z`,
        pen.main,
      ) +
      oval(n % 2 ? x + 20 : x + 70, n % 2 ? y + 20 : y + 70, 15, pen.second)
    );
  });
}

/** An open umbrella. */
export function umbrella(pen: Pen): string {
  return place(
    stroke('M0 -130V150Q0 184 30 178Q48 172 44 150', pen.third, 10) +
      shape(
        'M-166 20C-160 -160 160 -160 166 20Q140 -12 110 14Q84 -14 56 14Q28 -14 0 14Q-28 -14 -56 14Q-84 -14 -110 14Q-140 -12 -166 20Z',
        pen.turned(pen.main, 0.6),
      ) +
      shape(
        'M-56 14C-50 -70 -30 -112 0 -116C30 -112 50 -70 56 14Q28 -14 0 14Q-28 -14 -56 14Z',
        pen.second,
      ) +
      box(-4, -140, 8, 26, pen.dark, 4),
    200,
    206,
    1,
    pen.random.between(-18, 18),
  );
}

/** Crossed foils and a mask. */
export function foil(pen: Pen): string {
  const steel = luminance(pen.ground) > 0.3 ? '#4d565b' : '#dfe4e6';
  const blade =
    stroke('M0 -190V96', steel, 6) +
    oval(0, 98, 32, pen.second, 13) +
    box(-6, 106, 12, 64, pen.dark, 5);
  return (
    place(blade, 200, 200, 1, -44) +
    place(blade, 200, 200, 1, 44) +
    shape(
      outline([
        [130, 150],
        [160, 90],
        [200, 78],
        [240, 90],
        [270, 150],
        [262, 240],
        [200, 292],
        [138, 240],
      ]),
      pen.turned(pen.main),
    ) +
    times(7, (n) =>
      stroke(
        `M${146 + n * 18} 112V${240 + (n > 1 && n < 5 ? 26 : 0)}`,
        darker(pen.main, 0.35),
        2.5,
      ),
    ) +
    times(7, (n) => stroke(`M142 ${128 + n * 20}H258`, darker(pen.main, 0.35), 2.5))
  );
}

/** A hand bell or cow bell on its strap. */
export function bell(pen: Pen): string {
  return (
    shape(
      'M120 96Q120 30 200 30Q280 30 280 96L262 122Q260 60 200 60Q140 60 138 122Z',
      pen.turned(pen.second),
    ) +
    oval(200, 340, 26, pen.dark) +
    shape(
      lathe(200, [
        [50, 100],
        [66, 130],
        [82, 230],
        [116, 326],
        [112, 336],
      ]),
      pen.turned(pen.main, 0.58, 0.24),
    ) +
    stroke('M98 306H302', pen.third, 11) +
    times(6, (n) => oval(140 + n * 24, 120, 4, darker(pen.main, 0.4)))
  );
}

/** A telescope on its stand. */
export function telescope(pen: Pen): string {
  return (
    stroke('M200 220L130 350M200 220L270 350M200 220V350', pen.dark, 13) +
    place(
      box(-160, -38, 250, 76, pen.fallen(pen.main), 8) +
        box(84, -26, 90, 52, pen.fallen(pen.second), 6) +
        box(172, -17, 30, 34, pen.dark, 4) +
        box(-176, -46, 34, 92, pen.fallen(pen.second), 6) +
        box(-60, -66, 90, 17, pen.dark, 6),
      200,
      180,
      0.94,
      28,
    ) +
    oval(200, 214, 21, pen.third)
  );
}

/** A microscope, flask and torch for lessons. */
export function flask(pen: Pen): string {
  const body = 'M172 70H228V176L310 316Q322 350 284 350H116Q78 350 90 316L172 176Z';
  return (
    shape(body, pen.turned(lighter(pen.ground, 0.55), 0.66, 0.1)) +
    pen.inside(
      body,
      box(0, 244, 400, 120, pen.turned(pen.main, 0.6)) +
        times(9, (n) =>
          oval(
            130 + ((n * 53) % 150),
            262 + ((n * 31) % 70),
            5 + (n % 4) * 2.4,
            lighter(pen.main, 0.4),
          ),
        ),
    ) +
    box(160, 56, 80, 17, pen.turned(pen.second), 7) +
    stroke('M212 90V180', pen.light, 5, 'opacity=".7"')
  );
}

/** A brush with bristles. */
export function brush(pen: Pen): string {
  return place(
    times(17, (n) =>
      stroke(
        `M${-120 + n * 15} 20L${-126 + n * 16} 96`,
        n % 2 ? pen.second : darker(pen.second, 0.2),
        9,
      ),
    ) +
      shape(
        'M-140 -14Q-140 -34 -110 -34H120Q210 -34 230 -10Q210 22 120 24H-120Q-140 20 -140 -14Z',
        pen.fallen(pen.main),
      ) +
      oval(196, -8, 9, pen.ground),
    176,
    200,
    0.95,
    -12,
  );
}
