import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { RequestGuard } from '../node-http/request-guard.ts';
import { portSetting, readSettings } from '../settings/read-settings.ts';
import { CACHE } from '../settings/site-paths.ts';
import { type Command, readOptions } from './command.ts';
import { hasBrowser, openInBrowser, writeRedirect } from './open-in-browser.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** The default port of the editor differs from the site's, so that both can run at the same time. */
const settingsSchema = z.object({ PORT: portSetting.unwrap().default(4330) });

export const command: Command = {
  summary: 'Opens an editor for the content in the browser, with a form for every field.',
  examples: [
    ['npm run edit', 'at http://127.0.0.1:4330'],
    ['PORT=4400 npm run edit', 'at another port'],
  ],
  async run(args) {
    readOptions({}, args);
    const { PORT: port } = readSettings(settingsSchema, process.env);
    const { startEditor } = await import('../../vitrine-editor/main.ts');
    const redirect = join(CACHE, 'editor', `open-${port}.html`);
    const editor = await startEditor({
      port,
      environment: process.env,
      hasPreview: true,
      onOpened: (next) => {
        console.log(
          `The editor was opened in a browser. To open the editor in another browser: ${next}`,
        );
        rmSync(redirect, { force: true });
      },
    });
    console.log(`The editor is at ${editor.address} (Ctrl-C stops it)`);
    if (process.stdout.isTTY && hasBrowser(process.env)) {
      await writeRedirect(redirect, editor.address);
      openInBrowser(redirect);
    }
    new RequestGuard().guardProcess();
    stopOnSignals(editor);
  },
};
