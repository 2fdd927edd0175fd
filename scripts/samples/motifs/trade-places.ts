import { darker, lighter } from '../colour.ts';
import { outline } from './curves.ts';
import { box, hoop, oval, type Pen, place, shape, stroke, times } from './pen.ts';
import type { Scene } from './scenes.ts';

/** A windmill. */
export function windmill(pen: Pen): string {
  const sail = (turn: number): string => place(stroke('M0 0V-170', pen.dark, 7) + box(4, -166, 36, 126, pen.light, 0) + times(6, (n) => stroke(`M4 ${-166 + n * 25}h36`, pen.dark, 2)), 200, 150, 1, turn);
  const turn = pen.random.whole(14, 40);
  return shape('M156 170H244L272 350H128Z', pen.turned(pen.main)) + box(108, 282, 184, 13, pen.dark) + shape('M150 172Q156 112 200 108Q244 112 250 172Z', pen.turned(pen.second)) + box(184, 312, 32, 38, pen.third) + sail(turn) + sail(turn + 90) + sail(turn + 180) + sail(turn + 270) + oval(200, 150, 13, pen.third);
}

/** A small car with a roof sign. */
export function car(pen: Pen): string {
  return box(178, 128, 44, 38, pen.light, 4) + shape('M194 136V158H208', 'none', `stroke="#c8281c" stroke-width="7"`) + shape('M100 244Q118 168 170 164H236Q284 168 306 244Z', pen.turned(pen.main)) + shape('M124 238Q138 184 172 182H196V238ZM208 182H234Q266 184 282 238H208Z', '#cfe0e6') + shape('M40 300Q38 240 92 236H318Q362 240 364 300Q364 318 346 318H58Q40 318 40 300Z', pen.fallen(pen.main, 0.5)) + times(2, (n) => oval(116 + n * 176, 314, 38, pen.dark) + oval(116 + n * 176, 314, 18, pen.light)) + oval(352, 266, 11, '#f8df8e', 15) + box(188, 262, 36, 8, darker(pen.main, 0.4), 4);
}

/** A fire engine. */
export function fireEngine(pen: Pen): string {
  return place(box(-160, -12, 320, 17, pen.light, 3) + times(11, (n) => box(-150 + n * 29, -12, 6, 17, pen.dark)), 200, 150, 1, -4) + box(34, 178, 236, 132, pen.fallen('#c8281c', 0.62), 6) + shape('M270 178H330L366 244V310H270Z', pen.turned('#c8281c')) + shape('M286 194H322L346 244H286Z', '#cfe0e6') + box(34, 250, 332, 15, '#fbf3e0') + times(3, (n) => box(52 + n * 72, 194, 58, 46, '#e9e4d8', 3) + times(4, (k) => stroke(`M${54 + n * 72} ${202 + k * 10}h54`, '#a9a498', 2))) + times(2, (n) => oval(104 + n * 186, 314, 36, pen.dark) + oval(104 + n * 186, 314, 16, pen.light)) + box(290, 160, 30, 18, '#2f6fd0', 6);
}

/** The frame of a timber house. */
export function timberFrame(pen: Pen): string {
  const beam = (path: string, width = 15): string => stroke(path, pen.main, width, 'stroke-linecap="butt"');
  return box(60, 338, 280, 12, pen.dark) + beam('M80 340V190M320 340V190M200 340V76') + beam('M66 196H334', 17) + beam('M50 206L200 66L350 206', 19) + stroke('M140 196V126M260 196V126M80 270H320', darker(pen.main, 0.14), 13) + stroke('M80 338L140 270M320 338L260 270M120 196L200 120L280 196', lighter(pen.main, 0.16), 9) + times(6, (n) => stroke(`M${110 + n * 36} 196v-8`, pen.dark, 4));
}

/** A dry-stone wall. */
export function stoneWall(pen: Pen): string {
  const tones = [pen.main, lighter(pen.main, 0.18), darker(pen.main, 0.14), lighter(pen.main, 0.3)];
  return box(40, 130, 320, 220, darker(pen.main, 0.6)) + times(6, (r) => {
    let x = 40;
    return times(7, () => {
      const w = pen.random.whole(36, 76);
      const left = x;
      x += w;
      if (left > 352) return '';
      const right = Math.min(360, left + w) - 3;
      const y = 130 + r * 37;
      return shape(outline([[left + 2, y + 8], [left + 10, y + 1], [right - 6, y + 2], [right, y + 12], [right - 1, y + 30], [left + 6, y + 34], [left + 1, y + 26]]), pen.fallen(pen.random.pick(tones), 0.7, 0.14));
    });
  }) + times(14, (n) => place(box(-10, -36, 20, 40, pen.turned(pen.random.pick(tones)), 5), 52 + n * 23, 128, 1, pen.random.between(-9, 9)));
}

/** A stage with curtains. */
export const stage: Scene = (pen, w, h) =>
  box(0, 0, w, h, darker(pen.ground, 0.6)) + `<path d="M${w * 0.5} 0L${w * 0.24} ${h * 0.86}H${w * 0.76}Z" fill="${pen.light}" opacity=".22"/>` + oval(w / 2, h * 0.86, w * 0.26, lighter(pen.ground, 0.3), h * 0.05) + place(shape('M-40 -10L-52 -130Q-50 -176 0 -180Q50 -176 52 -130L40 -10Z', pen.second) + stroke('M44 -150L104 -206', pen.second, 21) + stroke('M-18 0V-20M18 0V-20', pen.dark, 17) + oval(0, -206, 30, '#e2b08c') + shape('M-34 -214Q0 -262 34 -214Z', pen.dark), w / 2, h * 0.86, h / 430) +
  times(2, (s) => times(5, (n) => { const c = n % 2 ? pen.main : darker(pen.main, 0.2); const step = w * 0.05; const x = s ? w - (n + 1) * step : n * step; return shape(`M${x} 0h${step}Q${x + step * (s ? 0.7 : 0.3)} ${h * 0.5} ${x + step} ${h}h${-step}Q${x + step * (s ? 0.1 : -0.1)} ${h * 0.5} ${x} 0Z`, c); })) + times(11, (n) => shape(`M${(w / 10) * n - w / 20} 0h${w / 10}v${h * 0.09}a${w / 20} ${h * 0.07} 0 0 1 ${-w / 10} 0Z`, n % 2 ? pen.main : darker(pen.main, 0.12))) + box(0, h * 0.94, w, h * 0.06, pen.dark);

/** A cinema with a lit screen and rows of heads. */
export const cinema: Scene = (pen, w, h) =>
  box(0, 0, w, h, darker(pen.ground, 0.78)) + `<path d="M${w / 2} ${h}L${w * 0.16} ${h * 0.12}H${w * 0.84}Z" fill="${pen.light}" opacity=".1"/>` + box(w * 0.18, h * 0.12, w * 0.64, h * 0.46, pen.light) + pen.inside(`M${w * 0.18} ${h * 0.12}h${w * 0.64}v${h * 0.46}h${-w * 0.64}Z`, box(0, h * 0.4, w, h * 0.2, pen.main) + oval(w * 0.66, h * 0.3, h * 0.1, pen.second) + shape(`M0 ${h * 0.46}L${w * 0.3} ${h * 0.28}L${w * 0.46} ${h * 0.44}L${w * 0.6} ${h * 0.36}L${w} ${h * 0.5}V${h * 0.6}H0Z`, pen.third)) +
  times(3, (r) => times(9 + r, (n) => { const x = (w / (8 + r)) * (n + (r % 2) * 0.5); const y = h * (0.74 + r * 0.1); const s = w * 0.022 * (1 + r * 0.25); return oval(x, y, s, '#0d0b0a', s * 1.15) + box(x - s * 1.8, y + s * 0.9, s * 3.6, h * 0.3, r % 2 ? darker(pen.main, 0.62) : darker(pen.main, 0.7), s * 0.7); }));

/** Vines or crops in rows that run to the horizon. */
export const rows: Scene = (pen, w, h) =>
  oval(w * 0.76, h * 0.2, Math.min(w, h) * 0.1, pen.light) + shape(`M0 ${h * 0.42}Q${w * 0.3} ${h * 0.22} ${w * 0.6} ${h * 0.4}T${w} ${h * 0.34}V${h}H0Z`, darker(pen.main, 0.2)) + box(0, h * 0.46, w, h * 0.54, lighter(pen.second, 0.1)) + times(11, (n) => { const x = (n - 5) * w * 0.05; return shape(`M${w / 2 + x * 0.6} ${h * 0.46}L${w / 2 + x * 5 - w * 0.06} ${h}H${w / 2 + x * 5 + w * 0.07}L${w / 2 + x * 0.6 + 5} ${h * 0.46}Z`, n % 2 ? pen.main : darker(pen.main, 0.12)); }) + times(5, (n) => oval(w * (0.12 + n * 0.2), h * 0.44, w * 0.03, darker(pen.main, 0.36), h * 0.045));

/** A road or path that leads away. */
export const road: Scene = (pen, w, h) =>
  oval(w * 0.3, h * 0.26, Math.min(w, h) * 0.1, pen.light) + shape(`M0 ${h * 0.5}L${w * 0.22} ${h * 0.3}L${w * 0.4} ${h * 0.46}L${w * 0.66} ${h * 0.24}L${w} ${h * 0.5}V${h}H0Z`, darker(pen.main, 0.26)) + box(0, h * 0.5, w, h * 0.5, pen.main) + shape(`M${w * 0.52} ${h * 0.5}C${w * 0.7} ${h * 0.6} ${w * 0.3} ${h * 0.66} ${w * 0.26} ${h}H${w * 0.74}C${w * 0.5} ${h * 0.72} ${w * 0.8} ${h * 0.6} ${w * 0.54} ${h * 0.5}Z`, pen.dark) + stroke(`M${w * 0.535} ${h * 0.51}C${w * 0.74} ${h * 0.6} ${w * 0.4} ${h * 0.7} ${w * 0.5} ${h}`, pen.light, 5, 'stroke-dasharray="24 20"') + times(8, (n) => { const x = n < 4 ? w * (0.04 + n * 0.08) : w * (0.72 + (n - 4) * 0.075); const y = h * (0.58 + (n % 4) * 0.09); return shape(`M${x} ${y - 76}l24 80h-48Z`, darker(pen.main, 0.4)); }) + hoop(w * 0.3, h * 0.26, Math.min(w, h) * 0.13, pen.light, 2);
