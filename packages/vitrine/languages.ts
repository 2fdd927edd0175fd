// The entry point `vitrine/languages`: the texts of the interface in the languages, on Node.
export { loadLanguage, loadStrings, readCatalogue, tagsIn } from './i18n/load-language.ts';
export { nearestLanguage } from './i18n/nearest-language.ts';
