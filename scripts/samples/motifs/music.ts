import { darker, lighter } from '../colour.ts';
import { outline } from './curves.ts';
import { box, oval, type Pen, place, shape, stroke, times } from './pen.ts';

/** A violin or cello. */
export function violin(pen: Pen): string {
  const wood = pen.random.pick(['#a4552a', '#8c4522', '#b8702f']);
  const body = outline([
    [0, -60],
    [52, -44],
    [60, 0],
    [34, 42],
    [40, 70],
    [76, 110],
    [66, 164],
    [0, 184],
    [-66, 164],
    [-76, 110],
    [-40, 70],
    [-34, 42],
    [-60, 0],
    [-52, -44],
  ]);
  return place(
    shape(body, pen.turned(wood, 0.6, 0.22)) +
      box(-9, -180, 18, 190, pen.turned(pen.dark), 3) +
      oval(0, -186, 17, wood) +
      times(4, (n) => box(n % 2 ? 8 : -24, -172 + n * 13, 16, 5, pen.dark, 2)) +
      stroke('M-32 64q-13 22 0 44M32 64q13 22 0 44', pen.dark, 5) +
      shape('M-13 118H13L8 178H-8Z', pen.dark) +
      box(-26, 92, 52, 7, lighter(wood, 0.5)) +
      times(4, (n) => stroke(`M${-6 + n * 4} -170V130`, '#f3e6cf', 1.2)),
    200,
    196,
    1,
    pen.random.between(-16, 16),
  );
}

/** A guitar. */
export function guitar(pen: Pen): string {
  const body = outline([
    [0, -26],
    [58, -14],
    [66, 36],
    [46, 74],
    [84, 120],
    [78, 176],
    [0, 200],
    [-78, 176],
    [-84, 120],
    [-46, 74],
    [-66, 36],
    [-58, -14],
  ]);
  return place(
    box(-12, -190, 24, 200, pen.turned(darker(pen.main, 0.4)), 2) +
      shape('M-20 -196H20L16 -236H-16Z', pen.turned(pen.second)) +
      shape(body, pen.turned(pen.main)) +
      oval(0, 66, 32, pen.second) +
      oval(0, 66, 24, pen.dark) +
      box(-36, 138, 72, 13, pen.dark, 3) +
      times(6, (n) => stroke(`M${-8 + n * 3.2} -190V140`, pen.light, 1.1)) +
      times(6, (n) => stroke(`M-12 ${-170 + n * 26}H12`, pen.light, 1.5)),
    200,
    212,
    0.84,
    pen.random.between(-20, 20),
  );
}

/** A drum. */
export function drum(pen: Pen): string {
  return (
    stroke('M60 120L250 196M340 110L210 186', pen.third, 9) +
    oval(252, 197, 11, pen.third) +
    oval(208, 187, 11, pen.third) +
    shape('M82 216V316C82 362 318 362 318 316V216Z', pen.turned(pen.main)) +
    times(7, (n) =>
      stroke(
        `M${88 + n * 32} ${236 + Math.sin(n / 2) * 14}L${104 + n * 32} 338L${120 + n * 32} ${240 + Math.sin(n / 2) * 12}`,
        pen.light,
        4,
      ),
    ) +
    oval(200, 216, 120, pen.second, 40) +
    oval(200, 211, 108, pen.light, 34)
  );
}

/** A piano keyboard and its lid. */
export function piano(pen: Pen): string {
  return (
    shape('M60 250Q60 90 180 90Q220 90 236 130Q256 170 340 170V250Z', pen.turned(pen.main, 0.7)) +
    box(44, 244, 312, 22, pen.turned(darker(pen.main, 0.25)), 3) +
    times(18, (n) => box(56 + n * 16, 262, 14.5, 44, '#fbf7ee', 1)) +
    times(17, (n) =>
      n % 7 === 2 || n % 7 === 6 ? '' : box(66.5 + n * 16, 262, 9, 26, '#181514'),
    ) +
    box(44, 304, 312, 15, pen.turned(pen.main)) +
    stroke('M76 320V350M324 320V350', pen.dark, 13)
  );
}

/** A horn or trumpet. */
export function horn(pen: Pen): string {
  const brass = '#d9a63c';
  return place(
    stroke('M-170 0H60', brass, 15) +
      shape('M40 -10Q120 -10 168 -76V76Q120 10 40 10Z', pen.fallen(brass, 0.55, 0.22)) +
      oval(168, 0, 17, darker(brass, 0.4), 76) +
      stroke('M-80 0V70Q-80 96 -50 96H20Q50 96 50 70V0', brass, 12) +
      times(
        3,
        (n) =>
          box(-56 + n * 32, -40, 20, 90, pen.turned(n === 1 ? pen.main : brass), 5) +
          oval(-46 + n * 32, -44, 13, pen.light, 5),
      ) +
      box(-190, -12, 26, 24, pen.main, 5),
    200,
    200,
    0.94,
    -12,
  );
}

/** Sheet music with notes. */
export function score(pen: Pen): string {
  return place(
    box(-120, -150, 240, 300, pen.turned(pen.light, 0.84, 0.06), 2) +
      times(4, (s) => times(5, (n) => stroke(`M-98 ${-116 + s * 70 + n * 9}H98`, pen.dark, 1.4))) +
      times(4, (s) =>
        times(6, (n) => {
          const y = -116 + s * 70 + pen.random.whole(0, 4) * 9;
          const x = -74 + n * 30;
          return (
            oval(x, y, 7, n === 2 ? pen.main : pen.dark, 5.4) +
            stroke(`M${x + 6} ${y}v-28`, pen.dark, 2.4)
          );
        }),
      ),
    200,
    200,
    1,
    pen.random.between(-8, 8),
  );
}
