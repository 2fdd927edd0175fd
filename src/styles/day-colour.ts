/**
 * A colour of tokens.css as it is by day.
 *
 * @param css The text of tokens.css.
 * @param name The token without its dashes, such as `red`.
 * @returns The colour as `#rrggbb`, for images and files that know no OKLCH.
 * @throws Error where there is no such colour.
 */
export function dayColour(css: string, name: string): string {
  const pattern = `--${name}:\\s*(?:light-dark\\()?oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`;
  const match = new RegExp(pattern).exec(css);
  if (!match) {
    throw new Error(`src/styles/tokens.css: --${name} must be oklch(l c h) or light-dark(oklch(…`);
  }
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1).map(Number);
  return oklchToHex(lightness, chroma, hue);
}

/**
 * Converts OKLCH to sRGB, after https://bottosson.github.io/posts/oklab/; what lies outside sRGB is
 * cut off.
 *
 * @param lightness From 0 to 1.
 * @param chroma From 0 to about 0.4.
 * @param hue In degrees.
 * @returns The colour as `#rrggbb`.
 */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map(toByte).join('')}`;
}

function toByte(linear: number): string {
  const part = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0');
}
