/** Matches an image in HTML of components and of rendered Markdown. */
const imageTag = /<img\b((?:[^">]|"[^"]*")*)>/g;

/**
 * The HTML of a private page with a canvas in place of each encrypted picture, on which the script of the page draws
 * it. Images of other websites stay.
 */
export function withCanvases(html: string): string {
  return html.replaceAll(imageTag, (tag, written: string) => {
    const pairs = written
      .matchAll(/([\w-]+)="([^"]*)"/g)
      .map(([, name = '', value = '']) => [name.toLowerCase(), value]);
    const attributes = Object.fromEntries(pairs);
    const { src = '', srcset = '', sizes = '100vw', alt = '', width, height } = attributes;
    if (!/^[\w-]{22}\.bin$/.test(src)) return tag;
    const label = alt === '' ? 'aria-hidden="true"' : `role="img" aria-label="${alt}"`;
    const size = `width="${width}" height="${height}"`;
    return `<canvas class="private-picture ${attributes.class ?? ''}" ${label} ${size} data-src="${src}" data-sources="${srcset}" data-sizes="${sizes}"></canvas>`;
  });
}
