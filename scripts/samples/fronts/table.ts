import type { FrontRow } from '../fronts.ts';
import { fronts123 } from './fronts-123.ts';
import { fronts138 } from './fronts-138.ts';
import { fronts153 } from './fronts-153.ts';
import { fronts168 } from './fronts-168.ts';
import { fronts183 } from './fronts-183.ts';
import { fronts198 } from './fronts-198.ts';
import { fronts213 } from './fronts-213.ts';
import { fronts228 } from './fronts-228.ts';

/** The front pages that are written for one project, by its id. */
export const frontTable: Readonly<Record<string, FrontRow>> = {
  ...fronts123,
  ...fronts138,
  ...fronts153,
  ...fronts168,
  ...fronts183,
  ...fronts198,
  ...fronts213,
  ...fronts228,
};
