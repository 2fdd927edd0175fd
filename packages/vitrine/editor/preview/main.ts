// The process of the preview: `astro dev` with one more integration. The editor starts it (server/preview.ts).
import { runCommand } from '../../cli/command.ts';
import { command, serveSite } from '../../cli/dev.ts';
import { editorPreview } from './astro/editor-preview.ts';

await runCommand({ ...command, run: () => serveSite([editorPreview()]) }, []);
