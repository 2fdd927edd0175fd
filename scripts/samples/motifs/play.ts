import { darker } from '../colour.ts';
import { lathe } from './curves.ts';
import { box, hoop, oval, type Pen, place, shape, stroke, times } from './pen.ts';

function sleeveArt(pen: Pen): string {
  const kind = pen.random.whole(0, 4);
  if (kind === 0)
    return (
      times(5, (n) => box(60, 120 + n * 40, 200, 17, n % 2 ? pen.third : pen.second)) +
      oval(160, 204, 52, pen.light)
    );
  if (kind === 1)
    return (
      oval(160, 204, 78, pen.second) + oval(160, 204, 46, pen.third) + oval(160, 204, 18, pen.light)
    );
  if (kind === 2) return shape('M60 324L260 84V324Z', pen.second) + oval(118, 142, 34, pen.third);
  if (kind === 3)
    return (
      times(6, (n) =>
        box(
          76 + n * 29,
          300 - ((n * 67) % 150) - 30,
          20,
          ((n * 67) % 150) + 30,
          n % 2 ? pen.light : pen.second,
        ),
      ) + box(76, 104, 120, 13, pen.third)
    );
  return (
    box(60, 204, 100, 120, pen.second) +
    box(160, 84, 100, 120, pen.third) +
    oval(160, 204, 40, pen.light)
  );
}

/** A gramophone record, half out of its sleeve. */
export function record(pen: Pen): string {
  const sleeve = 'M60 84H260V324H60Z';
  return (
    oval(252, 204, 122, pen.turned('#1b1a1a', 0.6, 0.4)) +
    times(6, (n) => hoop(252, 204, 112 - n * 12, '#3a3838', 1.6)) +
    oval(252, 204, 40, pen.second) +
    oval(252, 204, 6, pen.light) +
    shape(sleeve, pen.turned(pen.main, 0.9, 0.1)) +
    pen.inside(sleeve, sleeveArt(pen))
  );
}

/** A kite with a tail. */
export function kite(pen: Pen): string {
  return (
    stroke('M206 292C250 320 180 340 220 372S300 380 330 398', pen.dark, 4) +
    shape('M200 40L304 146L206 292L96 146Z', pen.turned(pen.main, 0.5)) +
    shape('M200 40L304 146H200Z', pen.second) +
    shape('M206 292L96 146H202Z', pen.third) +
    stroke('M200 40L206 292M96 146H304', pen.dark, 4) +
    times(3, (n) =>
      place(
        shape('M0 0L-18 -12V12ZM0 0L18 -12V12Z', n % 2 ? pen.main : pen.second),
        218 + n * 26,
        330 + n * 22,
        1,
        n * 30,
      ),
    )
  );
}

function piece(pen: Pen, top: string): string {
  return (
    shape(
      lathe(200, [
        [40, 158],
        [36, 200],
        [54, 284],
        [66, 300],
      ]),
      pen.turned(pen.main),
    ) +
    top +
    box(142, 154, 116, 15, pen.turned(pen.second), 7) +
    box(120, 294, 160, 22, pen.turned(pen.second), 9) +
    box(106, 314, 188, 36, pen.turned(pen.main), 8)
  );
}

/** A rook. */
export function rook(pen: Pen): string {
  return piece(
    pen,
    shape(
      'M138 86H162V106H186V86H214V106H238V86H262V142L244 160H156L138 142Z',
      pen.turned(pen.main),
    ),
  );
}

/** A pawn. */
export function pawn(pen: Pen): string {
  return piece(pen, oval(200, 124, 46, pen.turned(pen.main)));
}

/** A locomotive. */
export function train(pen: Pen): string {
  return (
    stroke('M20 348H380', pen.dark, 7) +
    times(
      4,
      (n) =>
        oval(104 + n * 66, 318, n ? 29 : 23, pen.turned(pen.second)) +
        oval(104 + n * 66, 318, 9, pen.light),
    ) +
    box(96, 200, 180, 90, pen.fallen(pen.main), 14) +
    box(258, 130, 92, 162, pen.turned(pen.main, 0.7)) +
    box(274, 152, 60, 50, '#f3dfa6') +
    box(246, 116, 116, 19, pen.second, 4) +
    shape('M116 200V150H106L100 130H164L158 150H148V200Z', pen.turned(pen.dark)) +
    oval(214, 196, 26, pen.third, 19) +
    shape('M96 290L60 318H104Z', pen.dark) +
    box(90, 240, 262, 9, pen.third) +
    times(3, (n) => oval(120 - n * 30, 96 - n * 28, 17 + n * 9, pen.light))
  );
}

/** A game board with pieces and dice. */
export function boardGame(pen: Pen): string {
  return (
    shape('M200 150L372 246L200 342L28 246Z', pen.turned(pen.main, 0.5)) +
    shape('M28 246L200 342L372 246V264L200 360L28 264Z', darker(pen.main, 0.35)) +
    times(16, (n) => {
      const [a, b] = [n % 4, Math.floor(n / 4)];
      return (a + b) % 2
        ? shape(`M${200 + (a - b) * 38} ${164 + (a + b) * 21}l38 21l-38 21l-38 -21Z`, pen.light)
        : '';
    }) +
    times(
      3,
      (n) =>
        shape(
          lathe(132 + n * 70, [
            [12, 168 + n * 26],
            [10, 190 + n * 26],
            [24, 230 + n * 22],
            [24, 238 + n * 22],
          ]),
          pen.turned(n % 2 ? pen.third : pen.second),
        ) + oval(132 + n * 70, 160 + n * 26, 19, pen.turned(n % 2 ? pen.third : pen.second)),
    ) +
    place(
      box(-24, -24, 48, 48, pen.turned('#fbf7ee'), 9) +
        oval(-10, -10, 5, pen.dark) +
        oval(10, 10, 5, pen.dark) +
        oval(0, 0, 5, pen.dark),
      312,
      176,
      1,
      16,
    )
  );
}
