// The part of `npm run edit` that needs the packages: the editor's server, and the site beside it.
import { z } from 'zod';
import { startEditor } from '../editor/main.ts';
import { words } from '../editor/words.ts';
import { portSetting, readSettings } from '../server/environment.ts';
import { stopOnSignals } from '../server/stop-on-signals.ts';
import { quietTools } from './project.ts';
import { runCommand } from './run-command.ts';

/** The editor's usual port, beside those of the site. */
const DEFAULT_PORT = 4330;

Object.assign(process.env, quietTools);
await runCommand(async () => {
  const settings = readSettings(
    z.object({ PORT: portSetting.unwrap().default(DEFAULT_PORT) }),
    process.env,
  );
  const editor = await startEditor({
    port: settings.PORT,
    environment: process.env,
    hasPreview: true,
  });
  console.log(words.start.open.replace('{address}', `http://127.0.0.1:${editor.port}`));
  stopOnSignals(editor);
});
