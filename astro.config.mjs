import { defineConfig } from 'astro/config';
import vitrine from './index.ts';

export default defineConfig({ devToolbar: { enabled: false }, integrations: [vitrine()] });
