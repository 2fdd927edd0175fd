// The entry point `vitrine/browser`: what scripts in the pages of the site share with scripts that look at them, such as
// those of the editor's preview. It has few lines, because `astro dev` serves each of its files to the page.
export { decoded } from './lib/decoded.ts';
export { href } from './lib/href.ts';
export { iconId } from './lib/icon-id.ts';
export { isRecord } from './lib/is-record.ts';
export { WORDS_CHANGED } from './lib/motion.ts';
export { shortAddress } from './lib/short-address.ts';
export { keepForPage, readStored, store } from './lib/storage.ts';
