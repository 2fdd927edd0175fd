const imageTag = /<img((?:[^">]|"[^"]*")*)>/g;

/**
 * Rendered Markdown with other images.
 *
 * @param make Returns the replacement of an image, by its attributes; undefined to keep it.
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

/** The file that an image names; undefined for one from another website. */
export function imageFile(attributes: string): string | undefined {
  const address = /\ssrc="([^"]*)"/.exec(attributes)?.[1] ?? '';
  const isOutside = /^(?:[a-z][a-z+.-]+:|\/\/)/i.test(address);
  const name = address.replaceAll(/&(?:amp|#x26);/g, '&').replaceAll('%20', ' ');
  return isOutside ? undefined : name;
}
