// The entry point `vitrine/testimonials`: functions that ask for testimonials and write them into the content, which need Node.

export { accept, wordsOf } from './cli/testimonials/accept.ts';
export { type Asked, askFor } from './cli/testimonials/ask.ts';
export { inStore, serverPart } from './cli/testimonials/server-part.ts';
