// Scores the headers of the built site by the rules of the HTTP Observatory: `node bench/observatory.ts`.
import { resolve } from 'node:path';
import { z } from 'zod';
import { ROOT, requireBuilt } from '../cli/project.ts';
import { createApp } from '../server/app.ts';
import { baseSetting, outDirSetting, readSettings } from '../server/environment.ts';
import { score } from './observatory/score.ts';

const settings = z.object({ BASE: baseSetting, OUT_DIR: outDirSetting });

async function print(): Promise<void> {
  const { BASE: base, OUT_DIR } = readSettings(settings, process.env);
  const folder = resolve(ROOT, OUT_DIR);
  requireBuilt(folder);
  const answer = await createApp({ folder, base }).request(base || '/');
  const { points, grade, parts } = score({ headers: answer.headers, html: await answer.text() });
  const line = (name: string, figure: string) => console.log(`${figure.padStart(6)}  ${name}`);
  line('every site begins with', '100');
  for (const { result, modifier } of parts) {
    line(result, modifier > 0 ? `+${modifier}` : String(modifier));
  }
  line(grade, String(points));
}

await print();
