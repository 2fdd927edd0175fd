import { darker, lighter, mix } from '../colour.ts';
import { curve, outline, type Point } from './curves.ts';
import { box, oval, type Pen, place, shape, stroke, times } from './pen.ts';

/** A drawing that fills a whole picture of `w` by `h` units. */
export type Scene = (pen: Pen, w: number, h: number) => string;

function ridge(pen: Pen, w: number, h: number, y: number, swing: number): string {
  const steps = 7;
  const points: Point[] = Array.from(
    { length: steps + 1 },
    (_, n): Point => [(w / steps) * n, y + pen.random.between(-swing, swing)],
  );
  return `${curve(points)}L${w} ${h}L0 ${h}Z`;
}

function sun(pen: Pen, w: number, h: number): string {
  return oval(
    w * pen.random.between(0.2, 0.8),
    h * pen.random.between(0.18, 0.34),
    Math.min(w, h) * 0.11,
    pen.light,
  );
}

/** Hills or fields, one behind the other. */
export const hills: Scene = (pen, w, h) =>
  sun(pen, w, h) +
  times(4, (n) => {
    const path = ridge(pen, w, h, h * (0.42 + n * 0.15), h * 0.07);
    const colour = n % 2 ? mix(pen.main, pen.second, 0.3) : darker(pen.main, n * 0.1);
    const rows =
      n > 1
        ? pen.inside(
            path,
            times(16, (k) =>
              stroke(
                `M${(w / 15) * k} ${h * 0.6}L${(w / 15) * k + (k - 8) * w * 0.05} ${h}`,
                darker(colour, 0.14),
                2.5,
              ),
            ),
          )
        : '';
    return shape(path, colour) + rows;
  }) +
  times(7, (n) => {
    const x = w * pen.random.between(0.04, 0.96);
    const y = h * (0.6 + (n % 3) * 0.12);
    return oval(x, y - 9, 9, darker(pen.main, 0.42), 13);
  });

/** Sharp mountains with snow. */
export const mountains: Scene = (pen, w, h) =>
  sun(pen, w, h) +
  times(5, (n) => {
    const x = (w / 4) * n + pen.random.between(-0.05, 0.05) * w;
    const top = h * pen.random.between(0.2, 0.48);
    const half = w * pen.random.between(0.22, 0.34);
    const drop = (h - top) * 0.24;
    const k = (half * drop) / (h - top);
    return (
      shape(
        `M${x} ${top}L${x - half} ${h}H${x + half}Z`,
        n % 2 ? pen.main : darker(pen.main, 0.14),
      ) +
      shape(`M${x} ${top}L${x + half} ${h}H${x + half * 0.2}Z`, darker(pen.main, 0.32)) +
      shape(
        `M${x} ${top}L${x - k} ${top + drop}L${x - k * 0.4} ${top + drop * 0.8}L${x} ${top + drop * 1.2}L${x + k * 0.5} ${top + drop * 0.8}L${x + k} ${top + drop}Z`,
        pen.light,
      )
    );
  }) +
  shape(ridge(pen, w, h, h * 0.84, h * 0.03), pen.second);

/** The sea with a horizon, a boat and waves. */
export const sea: Scene = (pen, w, h) => {
  const line = h * pen.random.between(0.46, 0.58);
  const x = w * pen.random.between(0.25, 0.75);
  const size = Math.min(w, h) / 420;
  return (
    sun(pen, w, h) +
    box(0, line, w, h - line, pen.main) +
    times(5, (n) =>
      box(0, line + ((h - line) / 5) * n, w, (h - line) / 5 + 1, darker(pen.main, n * 0.07)),
    ) +
    times(34, () => {
      const y = pen.random.between(line + 10, h - 8);
      const l = pen.random.between(0.02, 0.09) * w;
      return stroke(
        `M${(pen.random.next() * w).toFixed(0)} ${y.toFixed(0)}h${l.toFixed(0)}`,
        lighter(pen.main, 0.3),
        2 + (y - line) / 90,
      );
    }) +
    shape(ridge(pen, w, line + 2, line - h * 0.03, h * 0.02), darker(pen.main, 0.34)) +
    place(
      shape('M-60 0H60Q48 26 30 26H-34Q-52 22 -60 0Z', pen.second) +
        shape('M4 -110Q50 -50 54 -8H4Z', pen.light) +
        shape('M-4 -96Q-44 -40 -48 -8H-4Z', pen.third),
      x,
      line + h * 0.07,
      size * 1.1,
    )
  );
};

/** A row of town houses. */
export const street: Scene = (pen, w, h) => {
  const tones = [pen.main, pen.second, pen.third, pen.light];
  const count = Math.max(4, Math.round(w / (h * 0.3)));
  const step = w / count;
  return (
    sun(pen, w, h) +
    times(count, (n) => {
      const top = h * pen.random.between(0.28, 0.46);
      const x = n * step;
      const colour = tones[(n + pen.random.whole(0, 1)) % 4] ?? pen.main;
      const gable = pen.random.chance(0.5)
        ? `M${x} ${top}L${x + step / 2} ${top - step * 0.5}L${x + step} ${top}Z`
        : `M${x} ${top}V${top - step * 0.2}H${x + step * 0.25}V${top - step * 0.4}H${x + step * 0.75}V${top - step * 0.2}H${x + step}V${top}Z`;
      const rows = Math.max(2, Math.floor((h * 0.9 - top) / (step * 0.42)));
      return (
        shape(gable, darker(colour, 0.1)) +
        box(x, top, step, h - top, pen.turned(colour, 0.84, 0.1)) +
        times(rows * 2, (k) =>
          box(
            x + step * (k % 2 ? 0.58 : 0.18),
            top + step * 0.14 + Math.floor(k / 2) * step * 0.42,
            step * 0.24,
            step * 0.28,
            pen.random.chance(0.3) ? '#f8dc86' : darker(colour, 0.5),
          ),
        )
      );
    }) +
    box(0, h * 0.9, w, h * 0.1, darker(pen.ground, 0.35)) +
    box(0, h * 0.9, w, 5, pen.light)
  );
};

/** A wood of straight trunks or firs. */
export const forest: Scene = (pen, w, h) =>
  sun(pen, w, h) +
  times(3, (layer) => {
    const count = Math.round(w / (70 - layer * 8));
    const colour = mix(pen.main, pen.ground, 0.6 - layer * 0.3);
    return (
      times(count, (n) => {
        const x = (w / count) * (n + pen.random.between(0.1, 0.9));
        const foot = h * (0.74 + layer * 0.1);
        const tall = h * pen.random.between(0.3, 0.5) * (0.8 + layer * 0.2);
        const half = tall * 0.17;
        return (
          box(x - 3, foot - 6, 6, 22, pen.dark) +
          times(3, (k) =>
            shape(
              `M${x} ${foot - tall + (k * tall) / 4}L${x - half * (0.6 + k * 0.2)} ${foot - tall * 0.55 + (k * tall) / 4.4}H${x + half * (0.6 + k * 0.2)}Z`,
              k % 2 ? colour : darker(colour, 0.08),
            ),
          )
        );
      }) + shape(ridge(pen, w, h, h * (0.78 + layer * 0.1), 5), darker(colour, 0.14))
    );
  });

/** A map: hills in layers of colour and a river. */
export const terrain: Scene = (pen, w, h) => {
  const size = Math.min(w, h);
  const peaks: Point[] = [
    [w * 0.24, h * 0.3],
    [w * 0.8, h * 0.66],
    [w * 0.66, h * 0.08],
    [w * 0.1, h * 0.95],
  ];
  const levels = 6;
  const line = mix(pen.ground, pen.main, 0.42);
  return (
    times(levels, (level) => {
      const rings = peaks.map(([x, y], peak) => {
        const r = size * (0.4 - level * 0.062) * (1 - peak * 0.08);
        const points = Array.from({ length: 10 }, (_, k): Point => {
          const a = (k / 10) * Math.PI * 2;
          const d = r * (1 + Math.sin(a * 3 + peak * 2) * 0.13);
          return [x + Math.cos(a) * d * 1.25, y + Math.sin(a) * d];
        });
        return outline(points);
      });
      const tint = mix(pen.ground, pen.main, 0.05 + level * 0.05);
      return (
        rings.map((ring) => stroke(ring, line, 4)).join('') +
        rings.map((ring) => shape(ring, tint)).join('')
      );
    }) +
    stroke(
      `M0 ${h * 0.72}Q${w * 0.3} ${h * 0.52} ${w * 0.46} ${h * 0.8}T${w} ${h * 0.3}`,
      mix(pen.ground, pen.second, 0.75),
      size * 0.022,
    )
  );
};

/** A map with a route on it. */
export const map: Scene = (pen, w, h) => {
  const size = Math.min(w, h) / 700;
  const route = Array.from(
    { length: 6 },
    (_, n): Point => [w * (0.1 + n * 0.16), h * pen.random.between(0.25, 0.75)],
  );
  return (
    terrain(pen, w, h) +
    stroke(curve(route), pen.third, 7 * size, `stroke-dasharray="${2 * size} ${16 * size}"`) +
    route
      .map(([x, y], n) => oval(x, y, (n === 5 ? 24 : 14) * size, n === 5 ? pen.dark : pen.third))
      .join('')
  );
};

/** Stars, a moon and a low horizon. */
export const night: Scene = (pen, w, h) =>
  box(0, 0, w, h, mix(darker(pen.ground, 0.7), '#14213d', 0.6)) +
  times(90, () =>
    oval(
      pen.random.next() * w,
      pen.random.next() * h * 0.8,
      pen.random.between(0.8, 2.6),
      '#f6efd9',
    ),
  ) +
  oval(w * 0.7, h * 0.3, Math.min(w, h) * 0.15, '#f4e3b2') +
  oval(w * 0.67, h * 0.27, Math.min(w, h) * 0.03, '#e2cd94') +
  oval(w * 0.73, h * 0.35, Math.min(w, h) * 0.022, '#e2cd94') +
  shape(ridge(pen, w, h, h * 0.78, h * 0.05), darker(pen.main, 0.5)) +
  shape(ridge(pen, w, h, h * 0.88, h * 0.03), darker(pen.main, 0.68));

/** Large flat forms, as an abstract print that fills the picture. */
export const abstractForms: Scene = (pen, w, h) => {
  const tones = [pen.main, pen.second, pen.third, pen.dark, pen.light];
  const size = Math.min(w, h);
  return times(7, (n) => {
    const colour = tones[n % 5] ?? pen.main;
    const [x, y] = [pen.random.between(0.05, 0.95) * w, pen.random.between(0.05, 0.95) * h];
    const r = size * pen.random.between(0.14, 0.4);
    const kind = pen.random.whole(0, 3);
    if (kind === 0) return oval(x, y, r, colour);
    if (kind === 1)
      return place(
        shape(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`, colour),
        x,
        y,
        1,
        pen.random.whole(0, 3) * 90,
      );
    if (kind === 2)
      return place(
        box(-r, -r * 0.22, r * 2, r * 0.44, colour),
        x,
        y,
        1,
        pen.random.whole(0, 7) * 22.5,
      );
    return times(5, (k) => place(box(-r, -r + k * r * 0.44, r * 2, r * 0.14, colour), x, y));
  });
};
