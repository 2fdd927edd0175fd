// @vitest-environment happy-dom
import { act, type ComponentProps, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { say } from '../../../vitrine/content/phrase.ts';
import type { FileIssue } from '../../api.ts';
import { client } from '../client.ts';
import { PreviewPane } from './PreviewPane.tsx';

vi.mock(
  import('../language.ts'),
  async () => (await import('../../../../tests/editor/english-page.ts')).englishPage,
);

const calls = { onSelect: vi.fn(), onPage: vi.fn(), onIssue: vi.fn() };

/** The pane in a page; the returned function shows it with other properties. */
function openPane() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const frame = createRef<HTMLIFrameElement>();
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
    localStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const show = async (path: string, changed: Partial<ComponentProps<typeof PreviewPane>> = {}) => {
    await act(async () =>
      root.render(
        <PreviewPane
          address="http://127.0.0.1:1"
          frame={frame}
          path={path}
          keepsPage={false}
          reopened={0}
          site={{ files: [], languages: [] }}
          file="home.yaml"
          issues={[]}
          canStart
          focused={undefined}
          {...calls}
          {...changed}
        />,
      ),
    );
    return place.querySelector('iframe');
  };
  return { place, show };
}

/** A button, link or radio button by the text of it or of its label. */
const control = (place: HTMLElement, text: string) => {
  const found = [...place.querySelectorAll<HTMLElement>('button, a, label')].find(
    (element) => element.textContent === text,
  );
  if (!found) throw new Error(`There is no ${text}.`);
  return found;
};

test('another page is shown in a frame of its own, the same page in the same', async () => {
  vi.spyOn(client, 'preview').mockResolvedValue({ state: 'ready', output: '' });
  const { show } = openPane();
  const project = await show('/details/two');
  expect(project?.src).toBe('http://127.0.0.1:1/details/two');
  expect(await show('/details/two')).toBe(project);
  expect(await show('/', { keepsPage: true })).toBe(project);
  const home = await show('/');
  expect(home?.src).toBe('http://127.0.0.1:1/');
  expect(home).not.toBe(project);
});

test('an error in the content is named beside the last good page, or in its place', async () => {
  vi.useFakeTimers();
  const state = vi.spyOn(client, 'preview').mockResolvedValue({ state: 'stopped', output: '' });
  const start = vi.spyOn(client, 'startPreview');
  start.mockResolvedValue({ state: 'starting', output: '' });
  const issue: FileIssue = {
    ...{ file: 'services.yaml', path: 'services.yaml', title: 'Services', field: 'services[1].id' },
    expected: say('quoted', { text: 'one' }),
    found: say('quoted', { text: 'none' }),
  };
  const { place, show } = openPane();
  const wrong = { issues: [issue], canStart: false };
  await show('/', wrong);
  expect(place.textContent).toContain('No page to show yet');
  expect(start).not.toHaveBeenCalled();
  const link = place.querySelector('section a');
  expect(link?.getAttribute('href')).toBe('#services.yaml?field=services%5B1%5D.id');
  await act(async () => link instanceof HTMLElement && link.click());
  expect(calls.onIssue).toHaveBeenCalledWith(issue);

  // Once the content has no errors, the process is started.
  await show('/');
  await act(async () => vi.advanceTimersByTimeAsync(1000));
  expect(start).toHaveBeenCalledTimes(1);
  expect(place.querySelector('progress')?.getAttribute('aria-label')).toBe('Starting the preview');
  state.mockResolvedValue({ state: 'ready', output: '' });
  await act(async () => vi.advanceTimersByTimeAsync(1000));
  const frame = place.querySelector('iframe');
  expect(frame).not.toBeNull();
  await show('/', wrong);
  expect(place.querySelector('[role="status"]')?.textContent).toMatch(
    /^Last good version\. Services/,
  );
  expect(place.querySelector('iframe')).toBe(frame);

  state.mockResolvedValue({ state: 'failed', output: 'Port 4331 is in use.' });
  await show('/');
  await act(async () => vi.advanceTimersByTimeAsync(3000));
  expect(place.textContent).toContain('The preview has ended');
  expect(place.querySelector('pre')?.textContent).toBe('Port 4331 is in use.');
  expect(() => control(place, 'Open in a new tab')).toThrow();
  const retry = control(place, 'Retry');
  await act(async () => retry.click());
  expect(start).toHaveBeenCalledTimes(2);
  expect(document.activeElement).not.toBe(document.body);
  expect(place.querySelector('progress')).not.toBeNull();
});

test('the page has the width and the theme that the owner chooses, and says what was clicked', async () => {
  vi.spyOn(client, 'preview').mockResolvedValue({ state: 'ready', output: '' });
  const { place, show } = openPane();
  const focused = { file: 'home.yaml', field: 'hero.text' };
  const frame = await show('/', { focused });
  const sent = vi.fn();
  const page = { postMessage: sent };
  if (frame) Object.defineProperty(frame, 'contentWindow', { value: page });
  const receive = (vitrine: object, origin = 'http://127.0.0.1:1') => {
    const event = new MessageEvent('message', { data: { vitrine }, origin });
    Object.defineProperty(event, 'source', { value: page });
    return act(async () => void window.dispatchEvent(event));
  };
  await act(async () => control(place, 'Phone').click());
  expect(place.textContent).toContain('Phone: 390 px');
  expect(localStorage.getItem('vitrine:editor-device')).toBe('phone');

  await receive({ kind: 'ready', path: '/' });
  expect(calls.onPage).not.toHaveBeenCalled();
  expect(sent).toHaveBeenCalledWith(
    { vitrine: { kind: 'show', ...focused, name: 'Text' } },
    'http://127.0.0.1:1',
  );
  await receive({ kind: 'view', theme: 'day' });
  const radio = (name: string) => control(place, name).querySelector('input');
  expect(radio('Day')?.checked).toBe(true);
  await act(async () => control(place, 'Night').click());
  expect(radio('Night')?.checked).toBe(true);
  expect(sent).toHaveBeenLastCalledWith(
    { vitrine: { kind: 'view', theme: 'night' } },
    'http://127.0.0.1:1',
  );
  await receive({ kind: 'select', ...focused }, 'http://elsewhere.example');
  expect(calls.onSelect).not.toHaveBeenCalled();
  await receive({ kind: 'select', ...focused });
  expect(calls.onSelect).toHaveBeenCalledWith(focused);
  await receive({ kind: 'ready', path: '/service' });
  expect(calls.onPage).toHaveBeenCalledWith('/service');
  expect(control(place, 'Open in a new tab').getAttribute('href')).toBe(
    'http://127.0.0.1:1/service',
  );
  expect(place.querySelector('iframe')).toBe(frame);
});
