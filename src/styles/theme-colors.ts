import { tokenColour } from './token-colour.ts';
import tokens from './tokens.css?raw';

/** The colour of the paper by day and by night, for the browser's own edge (`theme-color`). */
export const themeColors = tokenColour(tokens, 'paper');
