import { z } from 'zod';
import { disableTelemetry } from '../platform/project.ts';
import { portSetting, readSettings } from '../platform/settings.ts';
import { stopOnSignals } from '../platform/stop-on-signals.ts';
import { type Command, readOptions } from './command.ts';

/** The editor's usual port, beside those of the site. */
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
    const { messages } = await import('../editor/messages.ts');
    const editor = await startEditor({ port, environment: process.env, hasPreview: true });
    console.log(messages.start.open.replace('{address}', `http://127.0.0.1:${editor.port}`));
    stopOnSignals(editor);
  },
};
