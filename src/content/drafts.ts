/**
 * Changes that are not on disk yet, to be checked as if they were: the text of a file by its
 * absolute path, or undefined for a file or folder that is to be removed.
 */
export type Drafts = ReadonlyMap<string, string | undefined>;

export const noDrafts: Drafts = new Map();
