import { join } from 'node:path';

/** Sets of fonts that browsers of the tests have instead of those of the machine (Linux only). */
type FontSet = 'dejavu' | 'liberation';

/** The folder of Debian's package `fonts-liberation`, whose fonts the set `liberation` has. */
export const liberationFolder = '/usr/share/fonts/truetype/liberation';

/** The path of the configuration of fontconfig for a set, for the variable `FONTCONFIG_FILE`. */
export const fontSetFile = (set: FontSet) => join(import.meta.dirname, `${set}.conf`);
