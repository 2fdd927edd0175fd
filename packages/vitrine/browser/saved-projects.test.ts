// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const key = 'vitrine:saved';
const birch = { id: '123', title: 'Birch and Bobbin' };
const honey = { id: '124', title: 'Honey' };

async function fresh() {
  vi.resetModules();
  return import('./saved-projects.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

describe('saved projects', () => {
  it('are kept, read again, and removed', async () => {
    const first = await fresh();
    expect(first.toggleSaved(birch)).toBe('kept');
    expect(first.toggleSaved(honey)).toBe('kept');
    const second = await fresh();
    expect(second.readSaved()).toEqual([birch, honey]);
    expect(second.toggleSaved(birch)).toBe('removed');
    expect((await fresh()).readSaved()).toEqual([honey]);
  });

  it('are the same array until something changes', async () => {
    const { readSaved, toggleSaved } = await fresh();
    toggleSaved(birch);
    expect(readSaved()).toBe(readSaved());
  });

  it.each([
    ['in another tab', 'storage'],
    ['while the page lay in the back/forward cache', 'pageshow'],
  ])('follow what is done %s', async (_, event) => {
    const { readSaved, onSavedChange } = await fresh();
    const seen: number[] = [];
    const stop = onSavedChange(() => seen.push(readSaved().length));
    localStorage.setItem(key, JSON.stringify([birch]));
    window.dispatchEvent(new Event(event));
    stop();
    window.dispatchEvent(new Event(event));
    expect(seen).toEqual([1]);
  });

  it('notify this tab too', async () => {
    const { onSavedChange, toggleSaved } = await fresh();
    const callback = vi.fn();
    onSavedChange(callback);
    toggleSaved(birch);
    expect(callback).toHaveBeenCalledOnce();
  });

  it.each([
    'not JSON',
    '{"id":"123"}',
    'null',
    '[null, 7, "123", {"id":123,"title":"x"}, {"id":"../x","title":"x"}, {"id":"1"}]',
  ])('are none where the storage holds %s', async (text) => {
    localStorage.setItem(key, text);
    const { readSaved, toggleSaved } = await fresh();
    expect(readSaved()).toEqual([]);
    expect(toggleSaved(birch)).toBe('kept');
    expect((await fresh()).readSaved()).toEqual([birch]);
  });

  it('are the valid entries of a damaged storage, each project once', async () => {
    localStorage.setItem(key, JSON.stringify([birch, { id: '' }, birch, honey]));
    expect((await fresh()).readSaved()).toEqual([birch, honey]);
  });

  it('are two hundred at most, the latest', async () => {
    const all = Array.from({ length: 200 }, (_, n) => ({ id: `${n}`, title: 'A' }));
    localStorage.setItem(key, JSON.stringify(all));
    const { readSaved, toggleSaved } = await fresh();
    toggleSaved({ id: 'new', title: 'B' });
    expect(readSaved().map(({ id }) => id)).toEqual([...all.slice(1).map(({ id }) => id), 'new']);
  });

  it('last for now where the storage is full', async () => {
    const { readSaved, toggleSaved } = await fresh();
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(toggleSaved(birch)).toBe('forNow');
    expect(readSaved()).toEqual([birch]);
    vi.unstubAllGlobals();
    expect(toggleSaved(honey)).toBe('kept');
    expect((await fresh()).readSaved()).toEqual([birch, honey]);
  });

  it('last for now where the storage is blocked', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { readSaved, toggleSaved } = await fresh();
    expect(readSaved()).toEqual([]);
    expect(toggleSaved(birch)).toBe('forNow');
    expect(readSaved()).toEqual([birch]);
    expect(toggleSaved(birch)).toBe('removed');
    expect(readSaved()).toEqual([]);
  });
});
