import { describe, expect, test } from 'vitest';
import { contrast } from './colour.ts';
import { palettes } from './palettes.ts';

describe('palettes', () => {
  test('there are at least twenty, each with a name of its own', () => {
    expect(palettes.length).toBeGreaterThanOrEqual(20);
    expect(new Set(palettes.map(({ name }) => name)).size).toBe(palettes.length);
  });

  test.each(palettes.map((palette) => [palette.name, palette] as const))(
    '%s can be read',
    (_, palette) => {
      expect(contrast(palette.ink, palette.paper)).toBeGreaterThanOrEqual(5.5);
      expect(contrast(palette.soft, palette.paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.onPanel, palette.panel)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.accent, palette.paper)).toBeGreaterThanOrEqual(3);
    },
  );
});
