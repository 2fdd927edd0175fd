import { afterEach, expect, test, vi } from 'vitest';
import { editorPreview } from './editor-preview.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['dev', 'http://127.0.0.1:4330', true],
  ['build', 'http://127.0.0.1:4330', false],
  ['dev', undefined, false],
  ['dev', 'https://elsewhere.example', false],
  ['dev', 'http://127.0.0.1:4330/"><script>', false],
])('astro %s with the editor at %s', (command, origin, expected) => {
  vi.stubEnv('EDITOR_ORIGIN', origin);
  expect(editorPreview(command, '/content') !== undefined).toBe(expected);
});
