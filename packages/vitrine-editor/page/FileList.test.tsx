// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { FileEntry, ToDoLine } from '../api.ts';
import { FileList } from './FileList.tsx';

vi.mock(
  import('./language.ts'),
  async () => (await import('../../../tests/editor/english-page.ts')).englishPage,
);

const fileOf = (path: string, collection: string, title: string): FileEntry => ({
  ...{ path, collection, title, shownAt: '/' },
  ...{ exists: true, isUnsaved: false, issueCount: 0, hasLanguages: true },
});
const lineOf = (path: string): ToDoLine => ({
  ...{ path, title: '', label: '', isNeeded: false },
});

/** The list of a site with a number of projects. */
async function listOf(projects: number): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('nav');
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  const files = [
    fileOf('home.yaml', 'home', 'Home'),
    { ...fileOf('faq.yaml', 'faq', 'FAQ'), exists: false },
    ...Array.from({ length: projects }, (_, index) =>
      fileOf(`projects/${index}/index.md`, 'project', index === 3 ? 'Café Zoë' : `Shop ${index}`),
    ),
  ];
  const none = { setAside: [], issues: [], errors: [], unsavedErrors: [], languages: [] };
  const open = [lineOf('home.yaml'), lineOf('de/home.yaml'), lineOf('projects/3/index.md')];
  await act(async () =>
    root.render(
      <FileList
        overview={{ folder: 'content', files, ...none }}
        toDo={{ isValid: true, open, done: [] }}
        openPath=""
        onCreate={() => undefined}
        onReopen={() => undefined}
      />,
    ),
  );
  return place;
}

const linksOf = (list: HTMLElement) => [...list.querySelectorAll('a')].map((a) => a.textContent);

test('files that the site does not have are last, and others say what is left to do', async () => {
  const list = await listOf(2);
  expect(linksOf(list)).toEqual(['To do3', 'Hometo do: 2', 'FAQ', 'Shop 0', 'Shop 1']);
  expect(list.querySelector('h3')?.textContent).toBe('Not created yet');
  expect(list.querySelector('input[type="search"]')).toBeNull();
});

test('of many projects, those with the words of a search are listed', async () => {
  const list = await listOf(12);
  const search = list.querySelector<HTMLInputElement>('input[type="search"]');
  expect(search?.getAttribute('aria-label')).toBe('Search: Projects');
  const projects = async (query: string) => {
    await act(async () => {
      if (!search) return;
      // React sees only a value that is set past its own setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        search,
        query,
      );
      search.dispatchEvent(new Event('input', { bubbles: true }));
    });
    return linksOf(list).slice(3);
  };
  expect(await projects('cafe zo')).toEqual(['Café Zoëto do: 1']);
  expect(await projects('shop 1')).toEqual(['Shop 1', 'Shop 10', 'Shop 11']);
  expect(await projects('none')).toEqual([]);
  expect(list.querySelector('[role="status"]')?.textContent).toBe('Nothing found.');
});
