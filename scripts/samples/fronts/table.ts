import type { FrontRow } from '../fronts.ts';

/** The front pages that are written for one project, by its id. */
export const frontTable: Readonly<Record<string, FrontRow>> = {};
