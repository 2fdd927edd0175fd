/**
 * The event that the preview of the editor dispatches on the element of a typed headline after it has changed
 * the headline's words.
 */
export const WORDS_CHANGED = 'vitrine:words-changed';
