import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [icons({ compiler: 'jsx', jsx: 'react' })],
  test: {
    include: ['{src,server,scripts,bench}/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts'],
  },
});
