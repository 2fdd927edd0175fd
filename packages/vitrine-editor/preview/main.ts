// The process of the preview: `astro dev` with one more integration. The editor starts it (server/preview.ts).
import { runDev } from 'vitrine/dev';
import { editorPreview } from './astro/editor-preview.ts';

await runDev([editorPreview()]);
