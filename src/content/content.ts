import { loadContent } from './load.ts';

/** The content that this build shows. */
export const content = await loadContent(__CONTENT_FOLDER__);
