import { darker, lighter } from '../colour.ts';
import { outline } from './curves.ts';
import { box, hoop, oval, type Pen, place, shape, stony, stroke, times } from './pen.ts';

/** A windmill. */
export function windmill(pen: Pen): string {
  const sail = (turn: number): string =>
    place(
      stroke('M0 0V-170', pen.dark, 7) +
        box(4, -166, 36, 126, pen.light, 0) +
        times(6, (n) => stroke(`M4 ${-166 + n * 25}h36`, pen.dark, 2)),
      200,
      150,
      1,
      turn,
    );
  const turn = pen.random.whole(14, 40);
  return (
    shape('M156 170H244L272 350H128Z', pen.turned(pen.main)) +
    box(108, 282, 184, 13, pen.dark) +
    shape('M150 172Q156 112 200 108Q244 112 250 172Z', pen.turned(pen.second)) +
    box(184, 312, 32, 38, pen.third) +
    sail(turn) +
    sail(turn + 90) +
    sail(turn + 180) +
    sail(turn + 270) +
    oval(200, 150, 13, pen.third)
  );
}

/** A small car with a roof sign. */
export function car(pen: Pen): string {
  return (
    box(178, 128, 44, 38, pen.light, 4) +
    shape('M194 136V158H208', 'none', `stroke="#c8281c" stroke-width="7"`) +
    shape('M100 244Q118 168 170 164H236Q284 168 306 244Z', pen.turned(pen.main)) +
    shape('M124 238Q138 184 172 182H196V238ZM208 182H234Q266 184 282 238H208Z', '#cfe0e6') +
    shape(
      'M40 300Q38 240 92 236H318Q362 240 364 300Q364 318 346 318H58Q40 318 40 300Z',
      pen.fallen(pen.main, 0.5),
    ) +
    times(
      2,
      (n) => oval(116 + n * 176, 314, 38, pen.dark) + oval(116 + n * 176, 314, 18, pen.light),
    ) +
    oval(352, 266, 11, '#f8df8e', 15) +
    box(188, 262, 36, 8, darker(pen.main, 0.4), 4)
  );
}

/** A fire engine. */
export function fireEngine(pen: Pen): string {
  return (
    place(
      box(-160, -12, 320, 17, pen.light, 3) +
        times(11, (n) => box(-150 + n * 29, -12, 6, 17, pen.dark)),
      200,
      150,
      1,
      -4,
    ) +
    box(34, 178, 236, 132, pen.fallen('#c8281c', 0.62), 6) +
    shape('M270 178H330L366 244V310H270Z', pen.turned('#c8281c')) +
    shape('M286 194H322L346 244H286Z', '#cfe0e6') +
    box(34, 250, 332, 15, '#fbf3e0') +
    times(
      3,
      (n) =>
        box(52 + n * 72, 194, 58, 46, '#e9e4d8', 3) +
        times(4, (k) => stroke(`M${54 + n * 72} ${202 + k * 10}h54`, '#a9a498', 2)),
    ) +
    times(
      2,
      (n) => oval(104 + n * 186, 314, 36, pen.dark) + oval(104 + n * 186, 314, 16, pen.light),
    ) +
    box(290, 160, 30, 18, '#2f6fd0', 6)
  );
}

/** The frame of a timber house. */
export function timberFrame(pen: Pen): string {
  const beam = (path: string, width = 15): string =>
    stroke(path, pen.main, width, 'stroke-linecap="butt"');
  return (
    box(60, 338, 280, 12, pen.dark) +
    beam('M80 340V190M320 340V190M200 340V76') +
    beam('M66 196H334', 17) +
    beam('M50 206L200 66L350 206', 19) +
    stroke('M140 196V126M260 196V126M80 270H320', darker(pen.main, 0.14), 13) +
    stroke('M80 338L140 270M320 338L260 270M120 196L200 120L280 196', lighter(pen.main, 0.16), 9) +
    times(6, (n) => stroke(`M${110 + n * 36} 196v-8`, pen.dark, 4))
  );
}

/** A dry-stone wall. */
export function stoneWall(pen: Pen): string {
  const grey = stony(pen);
  const tones = [grey, lighter(grey, 0.18), darker(grey, 0.14), lighter(grey, 0.3)];
  return (
    box(40, 130, 320, 220, darker(grey, 0.6)) +
    times(6, (r) => {
      let x = 40;
      return times(7, () => {
        const w = pen.random.whole(36, 76);
        const left = x;
        x += w;
        if (left > 352) return '';
        const right = Math.min(360, left + w) - 3;
        const y = 130 + r * 37;
        return shape(
          outline([
            [left + 2, y + 8],
            [left + 10, y + 1],
            [right - 6, y + 2],
            [right, y + 12],
            [right - 1, y + 30],
            [left + 6, y + 34],
            [left + 1, y + 26],
          ]),
          pen.fallen(pen.random.pick(tones), 0.7, 0.14),
        );
      });
    }) +
    times(14, (n) =>
      place(
        box(-10, -36, 20, 40, pen.turned(pen.random.pick(tones)), 5),
        52 + n * 23,
        128,
        1,
        pen.random.between(-9, 9),
      ),
    )
  );
}

/** A flat river ferry with two bicycles on deck. */
export function ferry(pen: Pen): string {
  const wheel = (x: number): string => hoop(x, 250, 21, pen.dark, 5);
  const bicycle = (x: number): string =>
    wheel(x) +
    wheel(x + 58) +
    stroke(
      `M${x} 250L${x + 18} 218H${x + 42}L${x + 26} 250ZM${x + 58} 250L${x + 42} 206H${x + 50}M${x + 18} 218L${x + 14} 206`,
      pen.third,
      5,
    );
  return (
    stroke('M0 350Q50 336 100 350T200 350T300 350T400 350', pen.light, 7) +
    box(250, 130, 100, 142, pen.turned(pen.light, 0.7), 4) +
    box(266, 150, 68, 46, '#bcd6df') +
    box(240, 116, 120, 18, pen.turned(pen.second), 4) +
    stroke('M300 116V54', pen.dark, 6) +
    shape('M303 56L350 70L303 86Z', pen.third) +
    bicycle(76) +
    bicycle(150) +
    stroke('M40 236H250M40 236V272M110 236V272M180 236V272', pen.dark, 5) +
    shape('M14 270H386L356 334H48Z', pen.fallen(pen.main, 0.5)) +
    box(14, 266, 372, 13, pen.second, 3)
  );
}
