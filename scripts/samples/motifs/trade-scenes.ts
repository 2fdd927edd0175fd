import { darker, lighter, mix } from '../colour.ts';
import { outline } from './curves.ts';
import { box, hoop, oval, place, shape, stony, stroke, times } from './pen.ts';
import type { Scene } from './scenes.ts';

/** A stage with curtains and one actor in the light. */
export const stage: Scene = (pen, w, h) => {
  const floor = h * 0.84;
  const size = Math.min(w * 0.9, h) / 640;
  const actor =
    stroke('M-16 0V-92M18 0V-92', pen.dark, 19) +
    oval(-24, 0, 22, pen.dark, 8) +
    oval(28, 0, 22, pen.dark, 8) +
    shape('M-42 -76L-34 -198Q0 -222 36 -198L44 -76Q0 -62 -42 -76Z', pen.turned(pen.second)) +
    stroke('M-34 -190L-66 -128L-40 -96', pen.second, 19) +
    stroke('M34 -190L84 -238L96 -292', pen.second, 19) +
    oval(97, -300, 12, '#e2b08c') +
    oval(-38, -94, 11, '#e2b08c') +
    oval(0, -240, 31, '#e2b08c', 35) +
    shape('M-34 -246Q-30 -290 4 -286Q38 -282 33 -244Q6 -268 -34 -246Z', pen.dark) +
    shape('M-24 -206Q0 -184 26 -206L20 -190L0 -182L-20 -190Z', pen.light);
  const curtain = (side: number): string =>
    times(5, (n) => {
      const step = w * 0.056;
      const x = side ? w - (n + 1) * step : n * step;
      return box(x, 0, step + 1, h, n % 2 ? pen.main : darker(pen.main, 0.2));
    });
  const swag = times(11, (n) =>
    shape(
      `M${(w / 10) * n - w / 20} 0h${w / 10}v${h * 0.07}a${w / 20} ${w / 20} 0 0 1 ${-w / 10} 0Z`,
      n % 2 ? pen.main : darker(pen.main, 0.12),
    ),
  );
  return (
    box(0, 0, w, h, darker(pen.ground, 0.66)) +
    box(0, floor - h * 0.05, w, h, darker(pen.ground, 0.4)) +
    `<path d="M${w * 0.46} 0H${w * 0.54}L${w * 0.78} ${floor}H${w * 0.22}Z" fill="${pen.light}" opacity=".2"/>` +
    oval(w / 2, floor, w * 0.28, lighter(pen.ground, 0.35), h * 0.035) +
    place(actor, w / 2, floor, size) +
    curtain(0) +
    curtain(1) +
    swag +
    box(0, h * 0.95, w, h * 0.05, pen.dark)
  );
};

/** An orchard: round trees with fruit in rows on a slope. */
export const orchard: Scene = (pen, w, h) => {
  const crown = mix('#4d7d46', pen.main, 0.12);
  const slope = mix('#a3ba6c', pen.second, 0.15);
  return (
    oval(w * 0.7, h * 0.16, Math.min(w, h) * 0.15, pen.light) +
    shape(`M0 ${h * 0.36}Q${w * 0.5} ${h * 0.22} ${w} ${h * 0.34}V${h}H0Z`, darker(slope, 0.12)) +
    shape(`M0 ${h * 0.48}Q${w * 0.5} ${h * 0.38} ${w} ${h * 0.5}V${h}H0Z`, slope) +
    times(4, (r) => {
      const size = (Math.min(w, h) / 400) * (0.42 + r * 0.32);
      return times(3, (n) => {
        const x = w * (0.06 + n * 0.44) + (r % 2) * w * 0.2;
        const y = h * (0.48 + r * 0.155);
        return place(
          oval(6, 2, 62, darker(slope, 0.25), 9) +
            box(-9, -60, 18, 62, pen.dark) +
            oval(0, -112, 74, pen.turned(crown), 68) +
            times(5, (k) => oval(-40 + ((k * 37) % 84), -146 + ((k * 29) % 72), 11, '#cf4632')),
          x,
          y,
          size,
        );
      });
    })
  );
};

/** A dry-stone wall in close view. */
export const masonry: Scene = (pen, w, h) => {
  const grey = stony(pen);
  const tones = [grey, lighter(grey, 0.16), darker(grey, 0.14), lighter(grey, 0.3), grey];
  const course = h / 6;
  return (
    box(0, 0, w, h, darker(grey, 0.62)) +
    times(6, (r) => {
      let x = -pen.random.whole(0, 50);
      return times(24, () => {
        const wide = course * pen.random.between(0.8, 2.1);
        const [left, right, y] = [x + 3, x + wide - 3, r * course];
        x += wide;
        if (left > w) return '';
        return shape(
          outline([
            [left + 2, y + course * 0.2],
            [left + 14, y + 4],
            [right - 12, y + 5],
            [right, y + course * 0.3],
            [right - 2, y + course * 0.82],
            [right - 18, y + course - 3],
            [left + 10, y + course - 4],
            [left, y + course * 0.7],
          ]),
          pen.fallen(pen.random.pick(tones), 0.72, 0.13),
        );
      });
    })
  );
};

/** A cinema with a lit screen and rows of heads. */
export const cinema: Scene = (pen, w, h) =>
  box(0, 0, w, h, darker(pen.ground, 0.78)) +
  `<path d="M${w / 2} ${h}L${w * 0.16} ${h * 0.12}H${w * 0.84}Z" fill="${pen.light}" opacity=".1"/>` +
  box(w * 0.18, h * 0.12, w * 0.64, h * 0.46, pen.light) +
  pen.inside(
    `M${w * 0.18} ${h * 0.12}h${w * 0.64}v${h * 0.46}h${-w * 0.64}Z`,
    box(0, h * 0.4, w, h * 0.2, pen.main) +
      oval(w * 0.66, h * 0.3, h * 0.1, pen.second) +
      shape(
        `M0 ${h * 0.46}L${w * 0.3} ${h * 0.28}L${w * 0.46} ${h * 0.44}L${w * 0.6} ${h * 0.36}L${w} ${h * 0.5}V${h * 0.6}H0Z`,
        pen.third,
      ),
  ) +
  times(3, (r) =>
    times(9 + r, (n) => {
      const x = (w / (8 + r)) * (n + (r % 2) * 0.5);
      const y = h * (0.74 + r * 0.1);
      const s = w * 0.022 * (1 + r * 0.25);
      return (
        oval(x, y, s, '#0d0b0a', s * 1.15) +
        box(
          x - s * 1.8,
          y + s * 0.9,
          s * 3.6,
          h * 0.3,
          r % 2 ? darker(pen.main, 0.62) : darker(pen.main, 0.7),
          s * 0.7,
        )
      );
    }),
  );

/** Vines or crops in rows that run to the horizon. */
export const rows: Scene = (pen, w, h) =>
  oval(w * 0.76, h * 0.2, Math.min(w, h) * 0.1, pen.light) +
  shape(
    `M0 ${h * 0.42}Q${w * 0.3} ${h * 0.22} ${w * 0.6} ${h * 0.4}T${w} ${h * 0.34}V${h}H0Z`,
    darker(pen.main, 0.2),
  ) +
  box(0, h * 0.46, w, h * 0.54, lighter(pen.second, 0.1)) +
  times(11, (n) => {
    const x = (n - 5) * w * 0.05;
    return shape(
      `M${w / 2 + x * 0.6} ${h * 0.46}L${w / 2 + x * 5 - w * 0.06} ${h}H${w / 2 + x * 5 + w * 0.07}L${w / 2 + x * 0.6 + 5} ${h * 0.46}Z`,
      n % 2 ? pen.main : darker(pen.main, 0.12),
    );
  }) +
  times(5, (n) =>
    oval(w * (0.12 + n * 0.2), h * 0.44, w * 0.03, darker(pen.main, 0.36), h * 0.045),
  );

/** A road or path that leads away. */
export const road: Scene = (pen, w, h) =>
  oval(w * 0.3, h * 0.26, Math.min(w, h) * 0.1, pen.light) +
  shape(
    `M0 ${h * 0.5}L${w * 0.22} ${h * 0.3}L${w * 0.4} ${h * 0.46}L${w * 0.66} ${h * 0.24}L${w} ${h * 0.5}V${h}H0Z`,
    darker(pen.main, 0.26),
  ) +
  box(0, h * 0.5, w, h * 0.5, pen.main) +
  shape(
    `M${w * 0.52} ${h * 0.5}C${w * 0.7} ${h * 0.6} ${w * 0.3} ${h * 0.66} ${w * 0.26} ${h}H${w * 0.74}C${w * 0.5} ${h * 0.72} ${w * 0.8} ${h * 0.6} ${w * 0.54} ${h * 0.5}Z`,
    pen.dark,
  ) +
  stroke(
    `M${w * 0.535} ${h * 0.51}C${w * 0.74} ${h * 0.6} ${w * 0.4} ${h * 0.7} ${w * 0.5} ${h}`,
    pen.light,
    5,
    'stroke-dasharray="24 20"',
  ) +
  times(8, (n) => {
    const x = n < 4 ? w * (0.04 + n * 0.08) : w * (0.72 + (n - 4) * 0.075);
    const y = h * (0.58 + (n % 4) * 0.09);
    return shape(`M${x} ${y - 76}l24 80h-48Z`, darker(pen.main, 0.4));
  }) +
  hoop(w * 0.3, h * 0.26, Math.min(w, h) * 0.13, pen.light, 2);
