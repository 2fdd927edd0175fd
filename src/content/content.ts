import { content as read } from 'virtual:content';

/** The content that this build shows. */
export const content = read;
