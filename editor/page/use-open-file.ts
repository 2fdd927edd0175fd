import { useCallback, useRef, useState } from 'react';
import { useWindowEvent } from './use-window-event.ts';

export type OpenFile = ReturnType<typeof useOpenFile>;

/** Keeps the open file in the address, so that back, forward and a reload work. */
export function useOpenFile() {
  const [place, setPlace] = useState({
    /** Path of the file; empty where none is open. */
    path: pathInAddress() || 'site.yaml',
    /** The title that a new project or page begins with. */
    title: '',
    /** What happened before, such as that a file was deleted. */
    notice: '',
    /** Counts the files opened, so that the same one can be opened anew. */
    visit: 0,
  });
  const [wanted, setWanted] = useState<{ path: string; title: string }>();
  const isDirty = useRef(false);
  // The address changes before the page does, so it is held against this and not against the page.
  const current = useRef(place.path);

  /** Opens a file without asking. */
  const leaveFor = (path: string, title: string, notice = '') => {
    isDirty.current = false;
    current.current = path;
    setWanted(undefined);
    setPlace(({ visit }) => ({ path, title, notice, visit: visit + 1 }));
    if (pathInAddress() !== path) location.hash = encodeURI(path);
  };
  /** Opens a file, after asking where something is not saved. */
  const go = (path: string, title = '') => {
    if (isDirty.current) setWanted({ path, title });
    else leaveFor(path, title);
  };
  useWindowEvent('hashchange', () => {
    const path = pathInAddress();
    if (path === current.current || path === '') return;
    const isSkipLink = path === 'main';
    // What is not saved stays open while the question is asked, and so does its address.
    if (isSkipLink || isDirty.current) {
      history.replaceState(undefined, '', `#${encodeURI(current.current)}`);
    }
    if (!isSkipLink) go(path);
  });
  useWindowEvent('beforeunload', (event) => {
    if (isDirty.current) event.preventDefault();
  });

  return {
    ...place,
    /** Whether an answer is awaited to leave what is not saved. */
    isAsking: wanted !== undefined,
    go,
    leaveFor,
    stay: () => setWanted(undefined),
    leave: () => wanted && leaveFor(wanted.path, wanted.title),
    setDirty: useCallback((dirty: boolean) => {
      isDirty.current = dirty;
    }, []),
  };
}

function pathInAddress(): string {
  try {
    return decodeURI(location.hash.slice(1));
  } catch {
    // An address that was typed wrong opens nothing.
    return '';
  }
}
