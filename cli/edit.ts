import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { portSetting, readSettings } from '../platform/read-settings.ts';
import { CACHE, disableTelemetry } from '../platform/site-paths.ts';
import { stopOnSignals } from '../platform/stop-on-signals.ts';
import { type Command, readOptions } from './command.ts';
import { hasBrowser, openInBrowser, writeRedirect } from './open-in-browser.ts';

/** The default port of the editor differs from the site's, so that both can run at the same time. */
const settingsSchema = z.object({ PORT: portSetting.unwrap().default(4330) });

export const command: Command = {
  summary: 'Opens the content in the browser, with a form for every field.',
  examples: [
    ['npm run edit', 'at http://127.0.0.1:4330'],
    ['PORT=4400 npm run edit', 'at another port'],
  ],
  async run(args) {
    readOptions({}, args);
    const { PORT: port } = readSettings(settingsSchema, process.env);
    Object.assign(process.env, disableTelemetry);
    const { startEditor } = await import('../editor/main.ts');
    const { editorStrings } = await import('../editor/editor-strings.ts');
    const redirect = join(CACHE, 'editor', `open-${port}.html`);
    const say = (message: string, address: string) =>
      console.log(message.replace('{address}', address));
    const editor = await startEditor({
      port,
      environment: process.env,
      hasPreview: true,
      onOpened: (next) => {
        say(editorStrings.start.next, next);
        rmSync(redirect, { force: true });
      },
    });
    say(editorStrings.start.open, editor.address);
    if (process.stdout.isTTY && hasBrowser(process.env)) {
      await writeRedirect(redirect, editor.address);
      openInBrowser(redirect);
    }
    stopOnSignals(editor);
  },
};
