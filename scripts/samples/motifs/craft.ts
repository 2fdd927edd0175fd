import { darker, lighter } from '../colour.ts';
import { leaf, outline } from './curves.ts';
import { box, hoop, oval, type Pen, place, shape, stroke, times } from './pen.ts';

/** Hand tools in a row: a hammer, a chisel and a brush. */
export function tools(pen: Pen): string {
  return (
    box(92, 130, 22, 220, pen.turned(pen.main), 8) +
    shape('M52 78H140Q154 100 140 132H70Q60 104 40 96Z', pen.turned(pen.dark, 0.5, 0.3)) +
    shape('M188 60H216L218 190H184Z', pen.turned(lighter(pen.dark, 0.45))) +
    box(180, 186, 42, 18, pen.second, 3) +
    shape('M182 204H220L226 350H176Z', pen.turned(pen.main)) +
    box(286, 200, 22, 150, pen.turned(pen.second), 10) +
    box(270, 160, 54, 46, pen.turned(lighter(pen.dark, 0.4)), 4) +
    shape('M272 160Q270 90 296 60Q324 90 322 160Z', pen.turned(pen.third))
  );
}

/** A wood plane on a board with shavings. */
export function plane(pen: Pen): string {
  const wood = pen.random.pick(['#b8793f', '#a5642f', '#c9905a']);
  return (
    box(24, 300, 352, 50, pen.turned(lighter(wood, 0.3), 0.9, 0.1), 3) +
    times(5, (n) => stroke(`M${40 + n * 70} 326q30 -9 56 0`, wood, 3)) +
    shape('M78 240H332V300H66Q60 262 78 240Z', pen.turned(wood, 0.74)) +
    shape('M182 242L222 150L252 158L224 242Z', pen.turned(lighter(pen.dark, 0.35))) +
    shape(
      outline([
        [264, 242],
        [270, 180],
        [300, 150],
        [322, 172],
        [308, 204],
        [316, 242],
      ]),
      pen.turned(pen.second),
    ) +
    oval(116, 226, 26, pen.turned(pen.second), 24) +
    times(3, (n) => hoop(70 + n * 26, 212 - n * 44, 17 - n * 3, lighter(wood, 0.4), 6))
  );
}

/** A pair of scissors with a thread. */
export function scissors(pen: Pen): string {
  return (
    stroke('M20 330Q120 270 180 330T380 300', pen.third, 4, 'stroke-dasharray="12 8"') +
    place(
      shape('M-11 -170L11 -150L12 20H-12Z', pen.turned(lighter(pen.dark, 0.5))) +
        hoop(30, 66, 36, pen.main, 17),
      190,
      200,
      1,
      -20,
    ) +
    place(
      shape('M-11 -150L11 -170L12 20H-12Z', pen.turned(lighter(pen.dark, 0.36))) +
        hoop(-30, 66, 36, pen.main, 17),
      210,
      200,
      1,
      20,
    ) +
    oval(200, 206, 9, pen.dark)
  );
}

/** A kitchen or pocket knife. */
export function knife(pen: Pen): string {
  return place(
    shape('M-190 0Q-120 -62 20 -58V14H-140Q-176 14 -190 0Z', pen.fallen('#cfd6d8', 0.62, 0.2)) +
      box(20, -58, 20, 74, pen.second) +
      shape('M40 -56H170Q192 -52 190 -24L182 12H40Z', pen.fallen(pen.main, 0.55)) +
      times(3, (n) => oval(72 + n * 42, -22, 6, pen.light)),
    200,
    220,
    0.96,
    -14,
  );
}

/** A pan from above. */
export function pan(pen: Pen): string {
  return (
    place(
      box(96, -16, 150, 32, pen.turned(pen.main), 14) + oval(224, 0, 7, pen.ground),
      160,
      220,
      1,
      -34,
    ) +
    oval(166, 226, 122, darker(pen.ground, 0.3)) +
    oval(160, 216, 122, pen.turned(pen.dark, 0.6, 0.3)) +
    oval(160, 216, 100, lighter(pen.dark, 0.14)) +
    oval(150, 222, 56, pen.light, 50) +
    oval(156, 218, 24, '#f0b429') +
    times(4, (n) =>
      shape(leaf([196 + n * 9, 176 + n * 22], [224 + n * 6, 156 + n * 26], 9), pen.second),
    )
  );
}

/** A block of soap with another one on it. */
export function soap(pen: Pen): string {
  return (
    box(60, 262, 250, 88, pen.turned(pen.main, 0.74), 12) +
    times(5, (n) => stroke(`M80 ${282 + n * 13}q60 -10 110 2t100 0`, lighter(pen.main, 0.3), 3)) +
    place(
      box(-100, -40, 200, 78, pen.turned(pen.second, 0.74), 12) +
        `<text x="0" y="11" text-anchor="middle" font-size="34" font-weight="700" letter-spacing="5" fill="${darker(pen.second, 0.4)}">No. ${pen.random.whole(2, 9)}</text>`,
      208,
      220,
      1,
      -5,
    ) +
    times(6, (n) =>
      hoop(
        280 + (n % 3) * 32,
        150 - Math.floor(n / 3) * 44 + (n % 2) * 18,
        9 + (n % 3) * 5,
        pen.light,
        3.5,
      ),
    ) +
    shape(leaf([110, 190], [70, 110], 22), pen.turned(pen.third))
  );
}

/** Candles of different height. */
export function candles(pen: Pen): string {
  const tones = [pen.main, pen.second, pen.third];
  return times(3, (n) => {
    const x = 92 + n * 82;
    const top = pen.random.whole(130, 220);
    const colour = tones[n] ?? pen.main;
    return (
      box(x, top, 52, 350 - top, pen.turned(colour), 6) +
      oval(x + 26, top + 3, 26, lighter(colour, 0.25), 6) +
      stroke(`M${x + 26} ${top}v-16`, pen.dark, 4) +
      shape(
        outline([
          [x + 26, top - 74],
          [x + 38, top - 36],
          [x + 26, top - 16],
          [x + 14, top - 36],
        ]),
        '#f7b52c',
      ) +
      shape(
        outline([
          [x + 26, top - 50],
          [x + 32, top - 32],
          [x + 26, top - 20],
          [x + 20, top - 32],
        ]),
        '#fff0c2',
      )
    );
  });
}

/** A ring, an ear-ring and a chain. */
export function jewellery(pen: Pen): string {
  const gold = pen.random.pick(['#d9a83f', '#c9c7c2', '#c9855c']);
  return (
    stroke('M60 40C70 190 330 190 340 40', gold, 6, 'stroke-dasharray="2 11"') +
    shape(leaf([200, 146], [200, 212], 26), pen.turned(pen.second)) +
    hoop(140, 274, 58, gold, 17) +
    hoop(140, 274, 64, darker(gold, 0.2), 4) +
    shape('M118 196L140 178L162 196L140 226Z', pen.turned(pen.main)) +
    stroke('M284 214V246', gold, 5) +
    oval(284, 268, 24, pen.turned(pen.third)) +
    hoop(284, 320, 20, gold, 9)
  );
}

/** A key. */
export function key(pen: Pen): string {
  return place(
    hoop(0, -96, 54, pen.main, 26) +
      box(-13, -46, 26, 200, pen.turned(pen.main), 4) +
      box(10, 96, 46, 20, pen.main, 3) +
      box(10, 130, 32, 20, pen.main, 3) +
      oval(0, -96, 12, pen.second),
    190,
    190,
    1,
    32,
  );
}
