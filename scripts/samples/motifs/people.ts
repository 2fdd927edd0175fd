import { darker, lighter } from '../colour.ts';
import { outline } from './curves.ts';
import { box, oval, type Pen, place, shape, stroke, times } from './pen.ts';

function skin(pen: Pen): string {
  return pen.random.pick(['#e2b08c', '#c98d63', '#8f5b3c', '#f0c7a4', '#a56e48']);
}

/** Head and shoulders of a person. */
export function portrait(pen: Pen): string {
  const tone = skin(pen);
  const hair = pen.random.pick([pen.dark, '#5a3623', '#2a211d', '#b9b4ab', '#93552b']);
  const style = pen.random.whole(0, 3);
  const back =
    style === 0
      ? shape(
          outline([
            [118, 190],
            [130, 96],
            [200, 64],
            [270, 96],
            [282, 190],
            [286, 280],
            [200, 262],
            [114, 280],
          ]),
          hair,
        )
      : style === 1
        ? oval(200, 76, 42, hair) + oval(200, 144, 84, hair, 80)
        : oval(200, 150, 86, hair, 84);
  return (
    back +
    shape('M56 400Q60 290 160 276H240Q340 290 344 400Z', pen.turned(pen.main, 0.62)) +
    shape('M170 220H230V284Q200 312 170 284Z', darker(tone, 0.16)) +
    shape(
      outline([
        [136, 160],
        [148, 104],
        [200, 88],
        [252, 104],
        [264, 160],
        [246, 216],
        [200, 244],
        [154, 216],
      ]),
      pen.turned(tone, 0.6, 0.1),
    ) +
    shape(
      style === 3
        ? 'M132 160Q130 84 200 80Q270 84 268 160Q250 120 210 118Q160 118 132 160Z'
        : 'M130 170Q132 84 206 78Q270 84 270 168Q256 122 224 108Q170 130 130 170Z',
      hair,
    ) +
    oval(174, 164, 5, '#241a16') +
    oval(226, 164, 5, '#241a16') +
    stroke('M200 166L194 190H202', darker(tone, 0.3), 4) +
    stroke('M182 208Q200 220 218 208', darker(tone, 0.45), 4) +
    (pen.random.chance(0.35)
      ? `<g fill="none" stroke="${pen.dark}" stroke-width="4.5"><circle cx="174" cy="164" r="19"/><circle cx="226" cy="164" r="19"/><path d="M193 162h14"/></g>`
      : '') +
    shape('M160 276Q200 312 240 276L252 292Q200 336 148 292Z', pen.second)
  );
}

/** A person who dances or stretches. */
export function dancer(pen: Pen): string {
  const tone = skin(pen);
  return (
    stroke('M196 150L120 84L96 40M206 150L292 128L352 80', tone, 17) +
    stroke('M196 250L150 344M206 250L300 286L356 262', tone, 20) +
    shape('M170 140H234L226 226L290 290Q200 330 130 278L176 226Z', pen.turned(pen.main)) +
    oval(206, 104, 31, tone) +
    shape('M174 104Q174 66 208 66Q244 68 240 108Q222 84 174 104Z', pen.dark) +
    oval(238, 74, 14, pen.dark) +
    stroke('M146 344H124M356 262l18 -9', pen.second, 13)
  );
}

/** A row of people from behind or in front: a choir, a team, a class. */
export function group(pen: Pen): string {
  const tones = [pen.main, pen.second, pen.third, pen.light];
  const row = (count: number, y: number, size: number, shift: number): string =>
    times(count, (n) => {
      const x = 200 + (n - (count - 1) / 2) * size * 1.7 + shift;
      const colour = tones[(n + count) % 4] ?? pen.main;
      return (
        shape(
          `M${x - size * 0.8} 400V${y + size * 1.5}Q${x - size * 0.7} ${y + size * 0.66} ${x} ${y + size * 0.62}Q${x + size * 0.7} ${y + size * 0.66} ${x + size * 0.8} ${y + size * 1.5}V400Z`,
          pen.turned(colour, 0.64),
        ) +
        oval(x, y, size * 0.46, skin(pen), size * 0.54) +
        shape(
          `M${x - size * 0.5} ${y}Q${x - size * 0.46} ${y - size * 0.66} ${x} ${y - size * 0.62}Q${x + size * 0.5} ${y - size * 0.66} ${x + size * 0.5} ${y}Q${x} ${y - size * 0.42} ${x - size * 0.5} ${y}Z`,
          pen.random.pick([pen.dark, '#6b432a', '#b9b4ab', '#2a211d']),
        )
      );
    });
  return row(5, 150, 46, 0) + row(4, 202, 52, 0) + row(3, 258, 62, 0);
}

/** A puppet on strings. */
export function puppet(pen: Pen): string {
  return (
    stroke('M120 30H280M200 14V46', pen.dark, 10) +
    stroke('M130 32L112 210M270 32L292 196M200 40V110', pen.light, 2) +
    shape('M158 176H242L262 276H138Z', pen.turned(pen.main)) +
    times(5, (n) => shape(`M${140 + n * 24} 276h24l-12 18Z`, n % 2 ? pen.second : pen.third)) +
    stroke('M160 190L112 214M240 190L292 200', pen.main, 19) +
    oval(108, 216, 13, '#dca980') +
    oval(296, 201, 13, '#dca980') +
    stroke('M176 284L164 350M224 284L240 346', pen.second, 19) +
    oval(156, 352, 21, pen.dark, 11) +
    oval(248, 350, 21, pen.dark, 11) +
    oval(200, 136, 41, '#e6b88f', 44) +
    oval(186, 130, 5, pen.dark) +
    oval(214, 130, 5, pen.dark) +
    oval(200, 144, 9, '#cf5a45') +
    stroke('M184 160Q200 172 216 160', pen.dark, 4) +
    shape('M156 124Q170 70 236 40Q232 90 244 124Q200 96 156 124Z', pen.turned(pen.second)) +
    oval(238, 42, 10, pen.third)
  );
}

/** Two hands with something between them. */
export function hands(pen: Pen): string {
  const tone = skin(pen);
  const hand =
    shape(
      'M-150 60Q-140 -10 -60 -10L40 -26Q60 -28 60 -12Q60 0 40 4L-10 14L66 18Q86 22 84 38Q80 50 60 48L70 66Q66 82 44 76L-60 96L-150 110Z',
      pen.fallen(tone, 0.6, 0.12),
    ) + box(-200, 50, 60, 72, pen.turned(pen.main), 8);
  return (
    place(hand, 196, 208, 0.9, 0) +
    `<g transform="translate(400 0) scale(-1 1)">${place(hand, 196, 236, 0.9, 8)}</g>` +
    oval(200, 168, 54, pen.turned(pen.second)) +
    oval(182, 150, 15, lighter(pen.second, 0.35))
  );
}

/** A camera. */
export function camera(pen: Pen): string {
  return (
    box(136, 108, 90, 40, pen.turned(pen.dark), 8) +
    box(62, 136, 276, 176, pen.turned(pen.main, 0.7), 18) +
    box(62, 176, 276, 84, pen.turned(pen.dark, 0.7), 0) +
    oval(200, 220, 78, pen.light) +
    oval(200, 220, 66, pen.dark) +
    oval(200, 220, 44, pen.turned(pen.second)) +
    oval(184, 204, 12, pen.light) +
    box(280, 148, 40, 20, pen.light, 4) +
    oval(94, 128, 17, pen.second, 10)
  );
}
