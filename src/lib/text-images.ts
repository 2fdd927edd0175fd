const imageTag = /<img((?:[^">]|"[^"]*")*)>/g;

/**
 * Replaces the images in rendered Markdown.
 *
 * @param make Gets the attributes of an `<img>`; returns its replacement, or undefined to keep it.
 */
export async function replaceImages(
  html: string,
  make: (attributes: string) => Promise<string | undefined>,
): Promise<string> {
  const images = [...html.matchAll(imageTag)];
  const made = await Promise.all(images.map(([, attributes = '']) => make(attributes)));
  const next = made.values();
  return html.replaceAll(imageTag, (tag) => next.next().value ?? tag);
}

/** The file path in the `src` of an image; undefined for the URL of another website. */
export function imageFile(attributes: string): string | undefined {
  const address = /\ssrc="([^"]*)"/.exec(attributes)?.[1] ?? '';
  const isOutside = /^(?:[a-z][a-z+.-]+:|\/\/)/i.test(address);
  const name = address.replaceAll(/&(?:amp|#x26);/g, '&').replaceAll('%20', ' ');
  return isOutside ? undefined : name;
}
