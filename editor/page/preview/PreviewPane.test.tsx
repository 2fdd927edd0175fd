// @vitest-environment happy-dom
import { act, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { client } from '../client.ts';
import { PreviewPane } from './PreviewPane.tsx';

vi.mock(
  import('../language.ts'),
  async () => (await import('../../../tests/editor/english-page.ts')).englishPage,
);

test('another page is shown in a frame of its own, the same page in the same', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(client, 'preview').mockResolvedValue({ state: 'ready', output: '' });
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  const show = async (path: string, isKept = false) => {
    await act(async () =>
      root.render(
        <PreviewPane
          address="http://127.0.0.1:1"
          frame={createRef()}
          path={path}
          isKept={isKept}
          reopened={0}
          site={{ files: [], languages: [] }}
          file="home.yaml"
          issues={[]}
          canStart
          focused={undefined}
          onSelect={() => undefined}
          onPage={() => undefined}
          onIssue={() => undefined}
        />,
      ),
    );
    return place.querySelector('iframe');
  };
  const project = await show('/details/two');
  expect(project?.src).toBe('http://127.0.0.1:1/details/two');
  expect(await show('/details/two')).toBe(project);
  expect(await show('/', true)).toBe(project);
  const home = await show('/');
  expect(home?.src).toBe('http://127.0.0.1:1/');
  expect(home).not.toBe(project);
});
