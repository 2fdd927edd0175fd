import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { checkPageProps, withRequiredProps } from './page-props.ts';

const page = { title: 'Uses', description: 'My tools.' };

test.each([
  [
    {},
    'src/pages/uses.astro',
    'src/pages/uses.astro has to give the object page, which it exports, to its layout',
  ],
  [{ page: 'Uses' }, 'src/pages/index.astro', 'src/pages/index.astro has to give the object page'],
  [
    { page: { title: 'Uses' } },
    'src/pages/[...lang]/uses.mdx',
    'src/pages/[...lang]/uses.mdx has to give an object page with a text as description',
  ],
  [{ page: { ...page, title: '' } }, 'src/pages/uses.astro', 'an object page with a text as title'],
  [{ page, subject: 3 }, 'src/pages/uses.astro', 'the prop subject as a text'],
  [{ page, unlisted: 'no' }, 'src/pages/uses.astro', 'the prop unlisted as true or false'],
])('%j is refused in one sentence', (props, route, message) => {
  expect(() => checkPageProps(props, route)).toThrow(message);
});

test('the props of a page are accepted', () => {
  checkPageProps({ page }, 'src/pages/uses.astro');
  checkPageProps({ page, subject: 'A', unlisted: true }, 'src/pages/uses.astro');
});

test.each([
  [{}, 'src/pages/work.astro: <Faq> needs the props "faq" and "children".'],
  [{ faq: undefined, children: 'A' }, 'src/pages/work.astro: <Faq> needs the prop "faq".'],
])('a component with %j is refused in one sentence, without a stack trace', (props, message) => {
  const Checked = withRequiredProps(() => null, 'Faq', ['faq', 'children'], 'src/pages/work.astro');
  // Astro calls the component before it renders it.
  expect(Checked(props)).toHaveProperty('$$typeof');
  const render = () => renderToStaticMarkup(createElement(Checked, props));
  expect(render).toThrow(expect.objectContaining({ message, stack: '' }));
});

test('a component with all required props is shown', () => {
  const Checked = withRequiredProps(
    ({ root }: { root: string }) => createElement('p', null, root),
    'Hero',
    ['root'],
    'src/pages/work.astro',
  );
  expect(renderToStaticMarkup(createElement(Checked, { root: '' }))).toBe('<p></p>');
});

test('props of a wrong type are reported with the file of the page', () => {
  const Checked = withRequiredProps(
    ({ steps }: { steps: { heading: string }[] }) =>
      createElement('p', null, steps[0]?.heading.at(0)),
    'Steps',
    ['steps'],
    'src/pages/work.astro',
  );
  const render = (steps: unknown) => () =>
    renderToStaticMarkup(createElement(Checked, Object.assign({ steps: [] }, { steps })));
  expect(render([{ heading: 'One' }])()).toBe('<p>O</p>');
  expect(render(null)).toThrow('src/pages/work.astro: <Steps> needs the prop "steps".');
  expect(render([{}])).toThrow(
    "src/pages/work.astro: <Steps> cannot show its props: Cannot read properties of undefined (reading 'at'). Compare them with the reference.",
  );
});
