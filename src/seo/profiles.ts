import type { Site } from '../content/schemas/site.ts';

/** The addresses of the owner's profiles elsewhere; placeholders and mail links are left out. */
export function profiles({ socials }: Site): string[] {
  return socials.map(({ url }) => url).filter((url) => /^https?:/.test(url));
}
