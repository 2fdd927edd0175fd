import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../../packages/vitrine/settings/site-paths.ts';
import { figures } from './figures.ts';

test.each(figures)('$figure $unit is in $source.file', ({ figure, source }) => {
  const text = readFileSync(join(ROOT, source.file), 'utf8');
  const heading = text
    .split(/^#+ /m)
    .find(
      (section) => section.split('\n')[0]?.toLowerCase().replaceAll(' ', '-') === source.fragment,
    );
  expect(heading).toContain(figure);
});
