import { defineConfig } from 'astro/config';
import vitrine from 'vitrine';

export default defineConfig({ integrations: [vitrine()] });
