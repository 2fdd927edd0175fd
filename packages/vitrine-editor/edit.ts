// The command `edit` of Vitrine, which finds this file as `vitrine-editor/edit`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, type Command, RequestGuard, readOptions, stopOnSignals } from 'vitrine/command';
import { portSetting, readSettings } from 'vitrine/settings';
import { z } from 'zod';
import { hasBrowser, openInBrowser, writeRedirect } from './open-in-browser.ts';

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
    const { startEditor } = await import('./main.ts');
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
