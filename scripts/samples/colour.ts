/** A colour as `#rrggbb`. */
export type Colour = string;

function channels(colour: Colour): [number, number, number] {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!match) throw new Error(`'${colour}' is not a colour. Write it as #rrggbb.`);
  const [, red = '0', green = '0', blue = '0'] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

function hex(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');
}

/** Mixes two colours; `share` (0 to 1) is how much of the second one goes in. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const a = channels(first);
  const b = channels(second);
  const [red, green, blue] = a.map((value, index) => value + ((b[index] ?? 0) - value) * share);
  return `#${hex(red ?? 0)}${hex(green ?? 0)}${hex(blue ?? 0)}`;
}

/** A darker colour, `by` 0 to 1. */
export function darker(colour: Colour, by: number): Colour {
  return mix(colour, '#120c0a', by);
}

/** A lighter colour, `by` 0 to 1. */
export function lighter(colour: Colour, by: number): Colour {
  return mix(colour, '#fffaf0', by);
}

/** Relative luminance, 0 to 1, as WCAG 2.2 defines it. */
export function luminance(colour: Colour): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast of two colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(first: Colour, second: Colour): number {
  const [high = 0, low = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** The distance of two colours in RGB, 0 to about 442. */
export function distance(first: Colour, second: Colour): number {
  const b = channels(second);
  return Math.hypot(...channels(first).map((value, index) => value - (b[index] ?? 0)));
}

/** The one of several colours that reads best on a ground. */
export function readableOn(ground: Colour, choices: readonly Colour[]): Colour {
  return choices.reduce((best, choice) =>
    contrast(choice, ground) > contrast(best, ground) ? choice : best,
  );
}
