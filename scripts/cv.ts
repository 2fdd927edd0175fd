// The part of `npm run cv` that needs the packages: builds if anything changed, then prints.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readSettings } from '../server/environment.ts';
import { SettingsError } from '../server/settings-error.ts';
import { buildIfChanged } from './build-if-changed.ts';
import { buildSettings } from './build-settings.ts';
import { readOptions, usage } from './cv/options.ts';
import { printCurriculum } from './cv/print-curriculum.ts';
import { ROOT, shown } from './project.ts';
import { runCommand } from './run-command.ts';

async function cv(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') return console.log(usage);
  const { OUT_DIR, BASE } = readSettings(buildSettings, process.env);
  if (!(await buildIfChanged())) {
    process.exitCode = 1;
    return;
  }
  const { pdf, pages } = await printCurriculum({ folder: resolve(ROOT, OUT_DIR), base: BASE });
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), options.to);
  try {
    await writeFile(file, pdf);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`--to: ${shown(file)} could not be written (${why}).`);
  }
  console.log(`${shown(file)} is written: ${pages === 1 ? '1 page' : `${pages} pages`}, A4.`);
}

await runCommand(cv);
