import { darker, distance } from '../colour.ts';
import { curve, outline, polygon } from './curves.ts';
import { box, oval, type Pen, shape, stroke } from './pen.ts';

/** A coat that animals really have and that stands out from the ground. */
function inFur(pen: Pen): Pen {
  const coats = pen.random.shuffle([
    '#c9793a',
    '#5d554d',
    '#34302f',
    '#d8b58b',
    '#8a5a3a',
    '#efe6d8',
  ]);
  return { ...pen, main: coats.find((coat) => distance(coat, pen.ground) > 120) ?? pen.main };
}

function sitting(pen: Pen, ears: string): string {
  const body = outline([
    [150, 190],
    [250, 190],
    [288, 290],
    [270, 350],
    [130, 350],
    [112, 290],
  ]);
  const chest = outline([
    [176, 200],
    [224, 200],
    [232, 280],
    [200, 312],
    [168, 280],
  ]);
  const face = outline([
    [140, 140],
    [160, 96],
    [200, 84],
    [240, 96],
    [260, 140],
    [240, 188],
    [200, 202],
    [160, 188],
  ]);
  return (
    stroke('M268 320Q350 330 338 250', pen.main, 21) +
    shape(body, pen.turned(pen.main)) +
    shape(chest, pen.light) +
    shape(ears, darker(pen.main, 0.25)) +
    shape(face, pen.turned(pen.main)) +
    oval(176, 138, 8, pen.dark) +
    oval(224, 138, 8, pen.dark) +
    shape(
      polygon([
        [190, 160],
        [210, 160],
        [200, 172],
      ]),
      pen.dark,
    ) +
    box(160, 198, 80, 13, pen.second, 6) +
    oval(200, 216, 9, pen.third) +
    stroke('M178 350V308M222 350V308', darker(pen.main, 0.25), 4)
  );
}

/** A dog, sitting. */
export function dog(plain: Pen): string {
  const pen = inFur(plain);
  return sitting(
    pen,
    'M146 108Q104 110 112 180Q140 178 158 136ZM254 108Q296 110 288 180Q260 178 242 136Z',
  );
}

/** A cat, sitting. */
export function cat(plain: Pen): string {
  const pen = inFur(plain);
  return sitting(pen, 'M150 120L146 60L190 96ZM250 120L254 60L210 96Z');
}

/** A horse, standing. */
export function horse(plain: Pen): string {
  const pen = {
    ...plain,
    main: distance('#ece6da', plain.ground) > 90 ? '#ece6da' : '#6b6258',
    dark: '#4a443f',
  };
  const far = darker(pen.main, 0.26);
  const near = outline([
    [92, 196],
    [150, 178],
    [214, 184],
    [250, 140],
    [276, 88],
    [304, 74],
    [316, 92],
    [352, 138],
    [346, 156],
    [322, 154],
    [300, 142],
    [292, 186],
    [276, 240],
    [200, 254],
    [128, 252],
    [96, 234],
  ]);
  return (
    stroke('M146 236L138 292L148 344M262 230L258 290L262 344', far, 19) +
    shape(
      curve([
        [96, 196],
        [64, 214],
        [58, 260],
        [66, 304],
        [78, 262],
        [92, 230],
      ]),
      pen.dark,
    ) +
    shape(near, pen.turned(pen.main, 0.7, 0.14)) +
    stroke('M112 234L118 292L110 346M244 234L236 292L240 346', pen.main, 21) +
    stroke('M110 338V348M240 338V348M148 338V346M262 338V346', pen.dark, 19) +
    shape(
      outline([
        [300, 72],
        [270, 78],
        [240, 130],
        [214, 180],
        [236, 182],
        [262, 140],
        [282, 106],
      ]),
      pen.dark,
    ) +
    shape('M296 82L304 54L314 80Z', pen.main) +
    oval(316, 108, 5, pen.dark) +
    stroke('M330 126L300 134', pen.second, 6)
  );
}
