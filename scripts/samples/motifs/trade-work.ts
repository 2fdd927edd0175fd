import { darker, lighter, luminance } from '../colour.ts';
import { leaf, outline } from './curves.ts';
import { box, hoop, oval, type Pen, place, shape, stroke, times } from './pen.ts';

/** A harp. */
export function harp(pen: Pen): string {
  return times(17, (n) => stroke(`M${132 + n * 10.5} ${108 + Math.sin(n / 4) * 26}L${150 + n * 9} ${338 - n * 13.4}`, pen.third, 2.2)) + stroke('M112 90C160 150 220 60 318 110', pen.main, 20) + box(107, 90, 22, 250, pen.turned(pen.main), 6) + stroke('M134 344L318 112', darker(pen.main, 0.2), 24) + box(96, 336, 76, 16, pen.second, 5) + oval(116, 82, 20, pen.second);
}

/** Organ pipes. */
export function organPipes(pen: Pen): string {
  return times(9, (n) => { const k = Math.abs(n - 4); const top = 50 + k * 30; const x = 62 + n * 31; return box(x, top, 25, 250 - top + k * 6, pen.turned(lighter(pen.main, 0.1), 0.6, 0.26), 5) + shape(`M${x} ${250 + k * 6}h25l-9 46h-7Z`, darker(pen.main, 0.22)) + shape(`M${x + 6} ${226 + k * 6}h13v11h-13Z`, pen.dark); }) + box(48, 294, 302, 56, pen.turned(pen.second, 0.84), 4) + times(9, (n) => oval(84 + n * 29, 322, 7, pen.light));
}

/** The wheels of a clock movement. */
export function gears(pen: Pen): string {
  const wheel = (x: number, y: number, r: number, teeth: number, colour: string): string => times(teeth, (n) => `<g transform="rotate(${(360 / teeth) * n} ${x} ${y})">${box(x - 5, y - r - 9, 10, 16, colour, 2)}</g>`) + oval(x, y, r, pen.turned(colour)) + oval(x, y, r * 0.7, darker(pen.ground, 0.16)) + times(5, (n) => `<g transform="rotate(${n * 72} ${x} ${y})">${box(x - 5, y - r * 0.76, 10, r * 0.76, colour)}</g>`) + oval(x, y, r * 0.2, pen.dark) + oval(x, y, r * 0.09, '#cf3b4a');
  return wheel(150, 232, 96, 30, pen.main) + wheel(286, 142, 62, 20, pen.second) + wheel(300, 290, 44, 16, pen.third) + hoop(150, 232, 30, pen.light, 3);
}

/** A dress or coat on a tailor's stand. */
export function dressForm(pen: Pen): string {
  const coat = outline([[160, 86], [200, 96], [240, 86], [276, 120], [258, 190], [262, 220], [306, 316], [200, 330], [94, 316], [138, 220], [142, 190], [124, 120]]);
  return box(196, 320, 8, 26, pen.dark) + stroke('M160 350L200 336L240 350', pen.dark, 9) + box(184, 56, 32, 36, '#e3cfac', 8) + shape(coat, pen.turned(pen.main)) + pen.inside(coat, times(6, (n) => stroke(`M${148 + n * 21} 224L${104 + n * 38} 330`, darker(pen.main, 0.2), 4)) + box(0, 296, 400, 12, pen.second) + box(120, 202, 160, 17, pen.third)) + shape('M172 92L200 176L228 92L200 106Z', pen.light) + times(4, (n) => oval(200, 126 + n * 20, 4, pen.dark));
}

/** A jacket in the making on a tailor's stand, with basting stitches. */
export function jacketForm(pen: Pen): string {
  const coat = outline([[156, 92], [200, 100], [244, 92], [292, 118], [282, 190], [276, 250], [288, 312], [200, 322], [112, 312], [124, 250], [118, 190], [108, 118]]);
  return (
    box(195, 316, 10, 32, pen.dark) + stroke('M152 350L200 336L248 350', pen.dark, 9) + box(180, 56, 40, 44, '#e3cfac', 10) + oval(200, 56, 20, '#c9b084', 7) +
    shape(coat, pen.turned(pen.main)) + shape('M168 96L200 190L232 96L200 108Z', pen.light) + shape('M192 112H208L206 178L200 188L194 178Z', pen.second) +
    shape('M166 94L132 130L150 144L144 158L200 226L200 190Z', darker(pen.main, 0.16)) + shape('M234 94L268 130L250 144L256 158L200 226L200 190Z', darker(pen.main, 0.3)) +
    stroke('M200 226V316', darker(pen.main, 0.34), 3) + stroke('M138 250H178M222 250H262', darker(pen.main, 0.34), 5) + oval(208, 244, 5, pen.third) + oval(208, 276, 5, pen.third) +
    stroke('M128 120Q136 220 130 308M272 120Q264 220 270 308M120 294Q200 308 280 294', '#fbf6ea', 3, 'stroke-dasharray="11 8"')
  );
}

/** A fountain pen and the line that it writes. */
export function fountainPen(pen: Pen): string {
  return stroke('M30 330C70 270 96 350 130 310S180 350 216 312S280 340 330 316', luminance(pen.ground) > 0.3 ? pen.dark : pen.light, 5) + place(box(-24, -200, 48, 176, pen.turned(pen.main), 22) + box(-24, -46, 48, 17, '#d2a84a') + box(-19, -30, 38, 44, pen.turned(darker(pen.main, 0.3)), 4) + shape('M-17 14H17Q14 60 0 96Q-14 60 -17 14Z', pen.turned('#d9b45a')) + stroke('M0 44V90', pen.dark, 2.5) + oval(0, 42, 5, pen.dark) + box(14, -190, 9, 120, '#d2a84a', 4), 226, 222, 1, 32);
}

/** An aerial mast with waves. */
export function aerial(pen: Pen): string {
  return stroke('M200 80L150 350M200 80L250 350', pen.dark, 8) + times(5, (n) => stroke(`M${186 - n * 7.6} ${150 + n * 42}L${221 + n * 7.4} ${192 + n * 40}M${214 + n * 7.6} ${150 + n * 42}L${179 - n * 7.4} ${192 + n * 40}`, pen.main, 4)) + stroke('M120 96H280M140 122H260', pen.main, 8) + times(3, (n) => stroke(`M${250 + n * 34} ${66 - n * 18}Q${288 + n * 40} 100 ${250 + n * 34} ${140 + n * 18}M${150 - n * 34} ${66 - n * 18}Q${112 - n * 40} 100 ${150 - n * 34} ${140 + n * 18}`, n === 1 ? pen.third : pen.second, 8)) + oval(200, 76, 13, pen.third);
}

/** A plan of a building or a plot, with measures. */
export function floorPlan(pen: Pen): string {
  return box(48, 60, 304, 290, pen.light) + times(9, (n) => stroke(`M${78 + n * 30} 70V340M58 ${90 + n * 28}H342`, darker(pen.light, 0.1), 1)) + stroke('M90 104H310V306H90ZM90 200H190M230 200H310M190 104V160M220 306V250', pen.dark, 11, 'stroke-linecap="square" stroke-linejoin="miter"') + stroke('M190 200A40 40 0 0 1 230 160', pen.main, 3) + box(110, 122, 50, 30, pen.second) + box(240, 226, 50, 50, pen.third) + oval(140, 256, 26, pen.main) + stroke('M90 82H310M90 76V88M310 76V88M328 104V306M322 104H334M322 306H334', pen.main, 3);
}

/** A pair of wooden clogs. */
export function clogs(pen: Pen): string {
  const one = (x: number, y: number): string => place(shape('M-140 0Q-148 -66 -96 -74Q-60 -78 -30 -44Q40 -52 92 -86Q132 -96 146 -62Q152 -10 120 0Q-10 22 -140 0Z', pen.fallen(pen.main, 0.62)) + oval(-84, -58, 46, darker(pen.main, 0.5), 15) + times(5, (n) => place(shape(leaf([0, 0], [0, -24], 11), n % 2 ? pen.third : pen.second), 78, -46, 1, n * 72)) + oval(78, -46, 6, pen.light), x, y);
  return one(220, 236) + one(184, 338);
}

/** A potsherd, a trowel and a trench. */
export function dig(pen: Pen): string {
  return times(4, (n) => shape(`M20 ${196 + n * 40}Q120 ${180 + n * 42} 200 ${200 + n * 38}T380 ${190 + n * 42}V350H20Z`, [lighter(pen.main, 0.2), pen.main, darker(pen.main, 0.18), darker(pen.main, 0.36)][n] ?? pen.main)) + shape(outline([[110, 254], [140, 216], [196, 226], [220, 262], [190, 312], [130, 308]]), pen.turned(pen.second)) + times(3, (n) => stroke(`M124 ${250 + n * 18}q40 -16 82 2`, pen.light, 4)) + place(shape('M0 0L-30 84L0 130L30 84Z', pen.turned('#b7bfc2')) + stroke('M0 0V-36', '#7b8488', 9) + box(-13, -110, 26, 76, pen.turned(pen.third), 10), 290, 166, 1, 14);
}

/** A skein of yarn. */
export function skein(pen: Pen): string {
  const body = outline([[70, 200], [110, 150], [200, 136], [290, 150], [330, 200], [290, 252], [200, 268], [110, 252]]);
  return place(shape(body, pen.fallen(pen.main)) + pen.inside(body, times(13, (n) => stroke(`M60 ${150 + n * 9}Q200 ${120 + n * 12} 340 ${150 + n * 9}`, n % 2 ? lighter(pen.main, 0.22) : darker(pen.main, 0.15), 4))) + box(168, 128, 64, 146, pen.turned(pen.light, 0.8), 4) + oval(200, 190, 17, pen.second) + box(182, 222, 36, 6, pen.dark), 0, 40);
}

/** A row of knitting or a footprint pattern: a glowing piece on a blower's pipe. */
export function blownGlass(pen: Pen): string {
  return place(box(-8, -220, 16, 190, pen.turned('#8e979b')) + shape(outline([[0, -40], [44, -14], [84, 60], [66, 130], [0, 152], [-66, 130], [-84, 60], [-44, -14]]), pen.turned(pen.main)) + `<path d="${outline([[0, -20], [30, 0], [58, 60], [46, 110], [0, 126], [-46, 110], [-58, 60], [-30, 0]])}" fill="${pen.second}" opacity=".6"/>` + shape(leaf([-52, 20], [-42, 108], 12), pen.light) + oval(34, 108, 9, pen.light), 200, 212, 1, 14);
}

/** A spread of exercise figures or a family tree of boxes. */
export function familyTree(pen: Pen): string {
  const node = (x: number, y: number, colour: string): string => oval(x, y, 30, pen.turned(colour)) + oval(x, y - 6, 10, pen.light) + shape(`M${x - 17} ${y + 20}Q${x} ${y - 4} ${x + 17} ${y + 20}Z`, pen.light);
  return stroke('M200 330V250M100 250H300M100 250V190M300 250V190M60 120V150H140V120M260 120V150H340V120M100 150V190M300 150V190', pen.dark, 6) + node(200, 326, pen.main) + node(100, 206, pen.second) + node(300, 206, pen.third) + node(60, 98, pen.main) + node(140, 98, pen.third) + node(260, 98, pen.second) + node(340, 98, pen.main);
}
