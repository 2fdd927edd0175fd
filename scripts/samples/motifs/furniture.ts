import { darker, lighter } from '../colour.ts';
import { lathe, outline } from './curves.ts';
import { box, hoop, oval, type Pen, shape, stroke, times } from './pen.ts';

/** A wooden chair from the side. */
export function chair(pen: Pen): string {
  const slats = pen.random.whole(2, 4);
  return (
    stroke('M128 350L142 60M272 350L262 222', darker(pen.main, 0.25), 15) +
    stroke('M150 350L156 226M294 350L280 222', pen.main, 15) +
    times(slats, (n) => stroke(`M142 ${78 + n * 34}H${196 - n * 4}`, pen.main, 13)) +
    stroke('M196 60L206 222', pen.main, 14) +
    shape('M126 214Q206 194 296 212L300 236H124Z', pen.turned(pen.second)) +
    stroke('M146 290H286', pen.main, 9)
  );
}

/** An upholstered armchair from the front. */
export function armchair(pen: Pen): string {
  const back = outline([
    [110, 120],
    [200, 88],
    [290, 120],
    [298, 250],
    [200, 258],
    [102, 250],
  ]);
  const pattern = times(30, (n) =>
    oval(
      112 + (n % 6) * 36 + (Math.floor(n / 6) % 2) * 18,
      112 + Math.floor(n / 6) * 32,
      7,
      pen.third,
    ),
  );
  return (
    stroke('M104 330L94 350M296 330L306 350', pen.dark, 13) +
    shape(back, pen.turned(pen.main, 0.68)) +
    (pen.random.chance(0.6)
      ? pen.inside(back, pattern)
      : pen.inside(
          back,
          times(8, (n) => box(96 + n * 28, 60, 9, 220, pen.second)),
        )) +
    box(110, 238, 180, 50, pen.turned(lighter(pen.main, 0.08), 0.7), 16) +
    box(86, 280, 228, 52, pen.turned(pen.main, 0.7), 10) +
    box(66, 196, 54, 136, pen.turned(pen.main, 0.7), 24) +
    box(280, 196, 54, 136, pen.turned(darker(pen.main, 0.12), 0.6), 24)
  );
}

/** A three-legged stool. */
export function stool(pen: Pen): string {
  return (
    stroke('M144 210L112 350M256 210L288 350M204 214L208 346', darker(pen.main, 0.18), 17) +
    stroke('M126 300H276', pen.main, 9) +
    oval(200, 206, 106, darker(pen.main, 0.28), 26) +
    oval(200, 194, 106, pen.turned(pen.main, 0.66), 26) +
    oval(200, 192, 60, lighter(pen.main, 0.14), 12)
  );
}

/** A table with something on it. */
export function table(pen: Pen): string {
  return (
    shape(
      'M82 240L66 350H82L106 240ZM318 240L334 350H318L294 240Z',
      pen.turned(darker(pen.main, 0.15)),
    ) +
    box(48, 214, 304, 30, pen.turned(pen.main, 0.72), 5) +
    times(4, (n) => stroke(`M${70 + n * 70} 229q26 -7 52 0`, darker(pen.main, 0.25), 2.5)) +
    shape(
      lathe(250, [
        [14, 130],
        [12, 150],
        [34, 180],
        [24, 214],
      ]),
      pen.turned(pen.second),
    ) +
    stroke('M250 132Q240 90 262 62M250 132Q276 100 300 92', pen.third, 5) +
    oval(264, 60, 13, pen.third) +
    oval(303, 90, 11, pen.third) +
    shape(
      lathe(142, [
        [44, 184],
        [38, 204],
        [18, 214],
      ]),
      pen.turned(pen.light),
    )
  );
}

/** A standing or hanging lamp that is on. */
export function lamp(pen: Pen): string {
  const glow = `<path d="M118 176L20 350H380L282 176Z" fill="${pen.light}" opacity=".16"/>`;
  if (pen.random.chance(0.5)) {
    return (
      stroke('M200 0V90', pen.dark, 5) +
      glow +
      oval(200, 190, 30, pen.light) +
      shape('M104 186C108 110 170 90 200 90C230 90 292 110 296 186Z', pen.turned(pen.main)) +
      box(188, 74, 24, 22, pen.turned(pen.second), 4)
    );
  }
  return (
    glow +
    stroke('M200 180V340', pen.second, 10) +
    oval(200, 343, 62, pen.turned(pen.second), 12) +
    shape('M152 80H248L290 186H110Z', pen.turned(pen.main)) +
    stroke('M236 186V226', pen.dark, 3) +
    oval(236, 230, 6, pen.third)
  );
}

/** A clock face. */
export function clock(pen: Pen): string {
  const hour = pen.random.whole(0, 11) * 30;
  const minute = pen.random.whole(0, 11) * 30;
  return (
    oval(208, 212, 146, darker(pen.ground, 0.25)) +
    oval(200, 200, 146, pen.turned(pen.main)) +
    oval(200, 200, 122, pen.turned(pen.light, 0.66, 0.07)) +
    times(
      12,
      (n) =>
        `<g transform="rotate(${n * 30} 200 200)">${box(196, 88, 8, n % 3 ? 14 : 26, pen.dark, 2)}</g>`,
    ) +
    `<g transform="rotate(${hour} 200 200)">${box(194, 128, 12, 84, pen.dark, 6)}</g><g transform="rotate(${minute} 200 200)">${box(196, 98, 8, 116, pen.dark, 4)}</g>` +
    oval(200, 200, 12, pen.second)
  );
}

/** A wrist or pocket watch. */
export function watch(pen: Pen): string {
  return (
    shape('M152 10H248L256 130H144ZM144 270H256L246 390H154Z', pen.turned(pen.second)) +
    times(4, (n) => oval(200, 306 + n * 20, 4, pen.dark)) +
    box(290, 188, 20, 26, pen.main, 4) +
    oval(200, 200, 96, pen.turned(pen.main)) +
    oval(200, 200, 78, pen.light) +
    times(
      12,
      (n) => `<g transform="rotate(${n * 30} 200 200)">${box(197, 128, 6, 14, pen.dark)}</g>`,
    ) +
    stroke('M200 200L236 172M200 200V146', pen.dark, 7) +
    stroke('M200 200L170 244', pen.third, 3) +
    hoop(200, 200, 87, darker(pen.main, 0.3), 3)
  );
}

/** A cushion or folded pile of cloth. */
export function blanket(pen: Pen): string {
  const tones = [pen.main, pen.second, pen.third, pen.light];
  const folds = pen.random.whole(3, 5);
  return times(folds, (n) => {
    const y = 350 - (n + 1) * (200 / folds);
    const h = 200 / folds;
    const colour = tones[n % 4] ?? pen.main;
    return (
      box(70 + n * 5, y, 260 - n * 10, h - 3, pen.turned(colour, 0.8, 0.14), h / 2) +
      times(8, (s) =>
        box(104 + s * 25, y + 2, n % 2 ? 4 : 9, h - 7, tones[(n + 2) % 4] ?? pen.second),
      ) +
      (n === 0 ? times(16, (s) => stroke(`M${96 + s * 14} 346v14`, colour, 4)) : '')
    );
  });
}
