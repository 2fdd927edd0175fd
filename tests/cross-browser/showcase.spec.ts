import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from './engine-fixtures.ts';
import { eventually, type Query, type Visitor } from './visitor.ts';

const skills: Query = { role: 'listitem', within: { role: 'list', name: 'Tools I work with' } };

/** The bounding boxes of the skills: left, top, width and height in the window, in CSS pixels. */
const boxes = (visitor: Visitor) =>
  visitor.tab.run(() =>
    Array.from(document.querySelectorAll('[aria-label="Tools I work with"] > li'), (skill) => {
      const box = skill.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
      return { left: box.x, top: box.y, width: box.width, height: box.height };
    }),
  );

test('the skills are square boxes on drawn boards, each with its logo', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click({ role: 'button', name: 'Pause animations' });
  expect(await visitor.see(skills)).toHaveLength(19);
  const found = await boxes(visitor);
  for (const { width, height } of found) expect(Math.abs(width - height)).toBeLessThan(1);

  await eventually(async () => {
    const photograph = sharp(await visitor.tab.photograph());
    const { data, info } = await photograph.raw().toBuffer({ resolveWithObject: true });
    const colour = (x: number, y: number) => {
      const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
      return [...data.subarray(at, at + 3)];
    };
    const differs = (one: number[], other: number[]) =>
      Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0)))) > 40;
    const steps = Array.from({ length: 33 }, (_, step) => 0.17 + step * 0.02);

    for (const { left, top, width, height } of found) {
      const corner = colour(left + width * 0.1, top + height * 0.2);
      const drawn = steps.filter((step) =>
        steps.some((down) => differs(colour(left + width * step, top + height * down), corner)),
      );
      expect(drawn.length, 'columns of pixels that contain a part of the logo').toBeGreaterThan(11);
      const bottom = top + height;
      const wall = colour(left - 4, bottom + 16);
      for (const depth of [2, 5]) expect(differs(colour(left, bottom + depth), wall)).toBe(true);
    }
  });
});
