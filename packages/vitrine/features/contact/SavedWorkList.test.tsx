// @vitest-environment happy-dom

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { store } from '../../browser/storage.ts';
import { loadLanguage } from '../../i18n/load-language.ts';
import { maxSaved } from '../../message/limits.ts';
import { SavedWorkList, useSavedWork } from './SavedWorkList.tsx';

const en = await loadLanguage('en');

function Saved() {
  return <SavedWorkList work={useSavedWork()} strings={en.form.fields} />;
}

test('of more saved projects than a message may contain, the newest are offered', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const ids = Array.from({ length: maxSaved + 1 }, (_, index) => `${index}`);
  store('saved', JSON.stringify(ids.map((id) => ({ id, title: `Project ${id}` }))));
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    store('saved', undefined);
  });
  act(() => root.render(<Saved />));
  const titles = Array.from(place.querySelectorAll('label'), ({ textContent }) => textContent);
  expect(titles).toEqual(ids.slice(1).map((id) => `Project ${id}`));
});
