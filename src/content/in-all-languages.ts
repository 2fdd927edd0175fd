import type { Content } from './loader/load.ts';

/** The same content in each language of the site, the first one first. */
export function inAllLanguages(content: Content): Content[] {
  return [content, ...content.translations];
}
