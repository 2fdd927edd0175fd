import { useCallback, useEffect, useRef, useState } from 'react';

export interface OpenFile {
  /** Path of the file; empty where none is open. */
  path: string;
  /** The title that a new project or page begins with. */
  title: string;
  /** Counts the files opened, so that the same one can be opened anew. */
  visit: number;
  /** Whether an answer is awaited to leave what is not saved. */
  pending: boolean;
  /** Opens a file, after asking where something is not saved. */
  go: (path: string, title?: string) => void;
  /** Opens a file without asking. */
  leaveFor: (path: string, title: string) => void;
  stay: () => void;
  leave: () => void;
  setDirty: (isDirty: boolean) => void;
}

interface Place {
  path: string;
  title: string;
}

/** Keeps the open file in the address, so that back, forward and a reload work. */
export function useOpenFile(): OpenFile {
  const [place, setPlace] = useState<Place & { visit: number }>({
    path: pathInAddress() || 'site.yaml',
    title: '',
    visit: 0,
  });
  const [wanted, setWanted] = useState<Place>();
  const isDirty = useRef(false);
  // The address changes before the page does, so it is held against this and not against the page.
  const current = useRef(place.path);

  const leaveFor = useCallback((path: string, title: string) => {
    isDirty.current = false;
    current.current = path;
    setWanted(undefined);
    setPlace(({ visit }) => ({ path, title, visit: visit + 1 }));
    if (pathInAddress() !== path) location.hash = encodeURI(path);
  }, []);
  const go = useCallback(
    (path: string, title = '') => {
      if (isDirty.current) setWanted({ path, title });
      else leaveFor(path, title);
    },
    [leaveFor],
  );

  useEffect(() => {
    const follow = () => {
      const path = pathInAddress();
      if (path === current.current || path === '') return;
      // What is not saved stays open while the question is asked, and so does its address.
      if (isDirty.current) history.replaceState(undefined, '', `#${encodeURI(current.current)}`);
      go(path);
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    addEventListener('hashchange', follow);
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('beforeunload', warn);
    };
  }, [go]);

  return {
    ...place,
    pending: wanted !== undefined,
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
