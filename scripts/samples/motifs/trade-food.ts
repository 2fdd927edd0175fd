import { darker, lighter } from '../colour.ts';
import { lathe, leaf, outline } from './curves.ts';
import { box, hoop, oval, type Pen, place, shape, stroke, times } from './pen.ts';

/** A box of chocolates from above. */
export function pralines(pen: Pen): string {
  const tones = ['#5b3420', '#3c2115', '#7d4a2b', '#e8d3b4'];
  return (
    box(58, 66, 296, 296, darker(pen.ground, 0.28), 8) +
    box(50, 56, 296, 296, pen.turned(pen.main, 0.9, 0.1), 8) +
    times(12, (n) => {
      const [x, y] = [64 + (n % 3) * 92, 68 + Math.floor(n / 3) * 69];
      const tone = tones[pen.random.whole(0, 3)] ?? '#5b3420';
      const form = pen.random.chance(0.5)
        ? oval(x + 42, y + 31, 29, pen.fallen(tone, 0.6), 25)
        : box(x + 14, y + 8, 56, 46, pen.fallen(tone, 0.6), 9);
      return (
        box(x, y, 84, 62, darker(pen.main, 0.34), 5) +
        form +
        (n % 3 === 0
          ? oval(x + 42, y + 29, 9, pen.third)
          : n % 3 === 1
            ? stroke(`M${x + 24} ${y + 36}l12 -14l12 14l12 -14`, lighter(tone, 0.45), 4)
            : '')
      );
    })
  );
}

/** Bulbs of garlic or onion on a plait. */
export function garlic(pen: Pen): string {
  const bulb = (x: number, y: number, turn: number): string =>
    place(
      shape(
        outline([
          [0, -64],
          [12, -30],
          [48, 0],
          [44, 40],
          [0, 54],
          [-44, 40],
          [-48, 0],
          [-12, -30],
        ]),
        pen.turned('#f3e9e6', 0.64),
      ) +
        times(5, (n) =>
          stroke(`M0 -40Q${-44 + n * 22} 0 ${-20 + n * 10} 50`, '#8a5a96', 4, 'opacity=".8"'),
        ),
      x,
      y,
      1,
      turn,
    );
  return (
    stroke('M206 20Q190 120 206 200T200 330', '#b99a62', 17) +
    stroke('M194 20Q214 120 194 200T204 330', '#d3b883', 8) +
    bulb(144, 130, 24) +
    bulb(262, 150, -24) +
    bulb(138, 224, 20) +
    bulb(266, 244, -20) +
    bulb(202, 310, 0)
  );
}

/** Small heaps of spice on plates, from above. */
export function spices(pen: Pen): string {
  const tones = ['#c8451f', '#e0a32e', '#7c3a1d', '#8f9a3b', '#a32c22', '#d9b98a'];
  return times(6, (n) => {
    const [x, y] = [88 + (n % 3) * 112, 130 + Math.floor(n / 3) * 130];
    const tone = tones[n] ?? '#c8451f';
    return (
      oval(x + 4, y + 5, 52, darker(pen.ground, 0.3)) +
      oval(x, y, 52, pen.light) +
      oval(x, y, 40, pen.fallen(tone, 0.62)) +
      times(14, () =>
        oval(
          x + pen.random.between(-28, 28),
          y + pen.random.between(-28, 28),
          2.6,
          lighter(tone, 0.35),
        ),
      )
    );
  });
}

/** An open tin of fish. */
export function sardines(pen: Pen): string {
  return (
    oval(206, 246, 166, darker(pen.ground, 0.28), 100) +
    shape('M40 230V262C40 330 360 330 360 262V230Z', pen.turned(pen.second)) +
    oval(200, 230, 160, pen.light, 92) +
    oval(200, 230, 144, darker(pen.light, 0.16), 80) +
    times(5, (n) =>
      place(
        shape(
          outline([
            [-112, 0],
            [-60, -17],
            [40, -17],
            [92, -4],
            [112, -15],
            [112, 15],
            [92, 4],
            [40, 17],
            [-60, 17],
          ]),
          pen.fallen(n % 2 ? '#7f98a5' : '#93abb6', 0.5),
        ) + oval(-92, -3, 4, '#1a2328'),
        200,
        174 + n * 28,
        n === 0 || n === 4 ? 0.72 : 0.98,
      ),
    ) +
    shape('M70 150Q200 20 330 150Q200 90 70 150Z', pen.turned(pen.main))
  );
}

/** A lunch tray from above. */
export function lunchTray(pen: Pen): string {
  return (
    box(48, 78, 320, 262, darker(pen.ground, 0.3), 24) +
    box(40, 66, 320, 262, pen.turned(pen.main, 0.9, 0.1), 24) +
    oval(150, 210, 88, pen.light) +
    oval(150, 210, 66, darker(pen.light, 0.06)) +
    shape('M106 200Q150 150 190 190Q150 214 106 200Z', pen.second) +
    times(9, (n) =>
      oval(122 + (n % 5) * 15, 226 + Math.floor(n / 5) * 17, 8, n % 2 ? '#6f9a3f' : '#e2a13a'),
    ) +
    oval(296, 138, 42, pen.light) +
    oval(296, 138, 31, pen.third) +
    box(256, 206, 80, 54, pen.second, 8) +
    oval(296, 296, 19, '#d64a34') +
    box(258, 272, 6, 46, '#d8dcdd', 3)
  );
}

/** A hop cone or a glass of beer. */
export function beer(pen: Pen): string {
  return (
    stroke('M280 190C350 180 350 300 276 304', pen.light, 17) +
    shape(
      lathe(200, [
        [84, 130],
        [80, 240],
        [74, 344],
        [70, 350],
      ]),
      pen.turned('#d98f26', 0.66),
    ) +
    times(9, (n) => oval(140 + ((n * 37) % 116), 200 + ((n * 53) % 130), 4, '#f4d48d')) +
    shape(
      outline([
        [112, 140],
        [104, 96],
        [150, 70],
        [200, 84],
        [250, 66],
        [294, 96],
        [286, 146],
        [240, 158],
        [200, 148],
        [150, 164],
      ]),
      '#fbf3e0',
    ) +
    stroke('M146 186V326', '#f0be66', 9)
  );
}

/** A bunch of grapes. */
export function grapes(pen: Pen): string {
  const leafShape = outline([
    [208, 104],
    [150, 62],
    [92, 80],
    [104, 130],
    [160, 138],
  ]);
  const bunch = times(5, (r) =>
    times(5 - r, (c) => {
      const [x, y] = [200 + (c - (4 - r) / 2) * 46, 152 + r * 42];
      return oval(x, y, 27, pen.turned(pen.main)) + oval(x - 9, y - 10, 6, lighter(pen.main, 0.45));
    }),
  );
  return (
    stroke('M204 120Q200 70 232 44', '#6b4b2c', 9) +
    shape(leafShape, pen.turned(pen.second)) +
    bunch
  );
}

/** A hive with bees. */
export function beehive(pen: Pen): string {
  const boxes = times(3, (n) =>
    box(110, 272 - n * 56, 180, 54, pen.turned(n % 2 ? pen.second : pen.main, 0.72), 3),
  );
  return (
    boxes +
    box(98, 132, 204, 26, pen.turned(pen.dark, 0.7), 3) +
    box(168, 308, 64, 13, pen.dark, 5) +
    stroke('M126 326V350M274 326V350', pen.dark, 13) +
    times(5, (n) =>
      place(
        oval(0, 0, 13, '#f0b429', 8) +
          box(-3, -8, 5, 16, pen.dark) +
          oval(-3, -10, 9, pen.light, 5),
        [70, 326, 96, 344, 210][n] ?? 0,
        [150, 190, 250, 286, 74][n] ?? 0,
        1,
        n * 40,
      ),
    ) +
    hoop(200, 230, 13, pen.light, 5) +
    shape(leaf([40, 350], [66, 300], 9), pen.third) +
    shape(leaf([360, 350], [336, 306], 9), pen.third)
  );
}
