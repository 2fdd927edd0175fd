import { useRef, useState } from 'react';
import { editorStrings } from '../editor-strings.ts';
import { useWindowEvent } from './use-window-event.ts';

/** Keeps the open file in the address, so that links, back, forward and a reload work. */
export function useOpenFile() {
  const [place, setPlace] = useState({
    /** Path of the file; empty where none is open. */
    path: pathInAddress() || 'site.yaml',
    /** The initial title of a new project or page. */
    title: '',
    /** A notice about the last action, such as a deletion. */
    notice: '',
    /** The id by which the server restores the deleted file; empty where none was deleted. */
    undo: '',
  });
  /** Whether changes in the open file are not saved. */
  const isDirty = useRef(false);
  // The address changes before the component renders, so it is compared with this ref, not with state.
  const current = useRef(place.path);

  /** Opens a file without asking. */
  const open = (path: string, title = '', notice = '', undo = '') => {
    isDirty.current = false;
    current.current = path;
    setPlace({ path, title, notice, undo });
    if (pathInAddress() !== path) location.hash = encodeURI(path);
  };
  useWindowEvent('hashchange', () => {
    const path = pathInAddress();
    if (path === current.current || path === '') return;
    // The skip link opens no file. Nor does an owner who stays with unsaved changes.
    if (path !== 'main' && mayDiscard(isDirty.current)) open(path);
    else history.replaceState(undefined, '', `#${encodeURI(current.current)}`);
  });
  useWindowEvent('beforeunload', (event) => {
    if (isDirty.current) event.preventDefault();
  });
  return { ...place, isDirty, open };
}

/** Whether the open file may be left; asks where changes would be lost. */
export function mayDiscard(isDirty: boolean): boolean {
  return !isDirty || confirm(editorStrings.file.mayDiscard);
}

function pathInAddress(): string {
  try {
    return decodeURI(location.hash.slice(1));
  } catch {
    // An address that cannot be decoded opens no file.
    return '';
  }
}
