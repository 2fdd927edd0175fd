// The entry point `vitrine/browser`: what scripts in the pages of the site share with scripts that look at them, such as
// those of the editor's preview. It has few lines, because `astro dev` serves each of its files to the page.

export { WORDS_CHANGED } from './browser/motion.ts';
export { keepForPage, readStored, store } from './browser/storage.ts';
export { iconId } from './components/icon-id.ts';
export { decoded } from './content/decode.ts';
export { shortAddress } from './features/about/short-address.ts';
export { isRecord } from './i18n/is-record.ts';
export { href } from './site/href.ts';
