import { expect, test } from 'vitest';
import { ROOT } from '../settings/site-paths.ts';
import { overridableNames } from './overridable.ts';
import { requiredPropsPlugin } from './required-props.ts';

const { resolveId, load } = requiredPropsPlugin();

test.each(['src/pages/uses.astro', 'src/components/Team.astro', 'src/pages/talk.mdx'])(
  '%s gets components that name it',
  (file) => {
    const code = load(resolveId('vitrine/components', `${ROOT}${file}`) ?? '');
    const exported = [...(code ?? '').matchAll(/^export const (\w+) = .*\(all\.(\w+), "(\w+)"/gm)];
    expect(exported.map(([, ...names]) => names)).toEqual(
      expect.arrayContaining(overridableNames.map((name) => [name, name, name])),
    );
    expect(code).toContain(`(all.Steps, "Steps",["steps"],"${file}")`);
  },
);

test.each([
  ['vitrine/components', '/site/src/Footer.tsx'],
  ['vitrine/components', undefined],
  ['vitrine/content', '/site/src/pages/uses.astro'],
])('%s in %s is left as it is', (id, importer) => {
  expect(resolveId(id, importer)).toBeUndefined();
});
