import type { Colours } from './card-form.ts';

/** Height of the awning in pixels, the hem included. */
export const awningHeight = 112;

const stripe = 50;
/** Height of the scallops at its lower edge in pixels. */
export const hem = 26;

/** Room below the awning for its shadow, in pixels. */
export const shadowRoom = 12;

/**
 * The striped awning with its scalloped hem, as an SVG with some room below for its shadow.
 *
 * @param width In pixels.
 */
export function awning(width: number, colours: Colours): string {
  const straight = awningHeight - hem;
  const stripes = Array.from({ length: Math.ceil(width / stripe) }, (_, index) => {
    const x = index * stripe;
    const shape = `M${x} 0h${stripe}v${straight}a${stripe / 2} ${hem} 0 0 1 -${stripe} 0z`;
    return { shape, colour: colours(index % 2 === 0 ? 'red' : 'cream') };
  });
  const shadows = stripes.map(
    ({ shape }) => `<path d="${shape}" transform="translate(0 9)" fill="#14201c" opacity=".28"/>`,
  );
  const cloths = stripes.map(({ shape, colour }) => `<path d="${shape}" fill="${colour}"/>`);
  const height = awningHeight + shadowRoom;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#14201c" stop-opacity=".3"/><stop offset=".5" stop-color="#14201c" stop-opacity="0"/></linearGradient></defs>${shadows.join('')}${cloths.join('')}<path d="M0 0h${width}v${straight}H0z" fill="url(#s)"/></svg>`;
}
