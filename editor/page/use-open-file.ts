import { useRef, useState } from 'react';
import { editorStrings } from './language.ts';
import { useWindowEvent } from './use-window-event.ts';

/** Keeps the path of the open file in the URL's hash, so that links, Back and reload work. */
export function useOpenFile() {
  const [place, setPlace] = useState({
    /** Path of the open file; empty where no file is open. */
    path: pathInAddress() || 'site.yaml',
    /** The initial title of a new entry, such as a project; empty for an existing file. */
    title: '',
    /** A notice about the deletion of a file; empty after another file was opened. */
    notice: '',
    /** The id with which the server restores the file just deleted; empty where none was deleted. */
    undo: '',
    /** Whether the file was opened by a click in the preview, which goes on showing its page. */
    isFollowed: false,
  });
  /** Whether the open file has unsaved changes. */
  const isDirty = useRef(false);
  // A ref, because the URL's hash changes before the component renders with the new state.
  const current = useRef(place.path);

  /** Opens a file, and discards unsaved changes of the previous one without asking. */
  const open = (path: string, title = '', notice = '', undo = '') => {
    isDirty.current = false;
    current.current = path;
    setPlace({ path, title, notice, undo, isFollowed: false });
    if (pathInAddress() !== path) location.hash = encodeURI(path);
  };
  /** Opens a file whose text was clicked in the preview. Returns false if the owner stays in another file. */
  const follow = (path: string) => {
    if (path === current.current) return true;
    if (!mayDiscard(isDirty.current)) return false;
    open(path);
    setPlace((place) => ({ ...place, isFollowed: true }));
    return true;
  };
  useWindowEvent('hashchange', () => {
    const path = pathInAddress();
    if (path === current.current || path === '') return;
    // The skip link (`#main`) opens no file, and the owner may refuse to discard unsaved changes.
    if (path !== 'main' && mayDiscard(isDirty.current)) open(path);
    else history.replaceState(undefined, '', `#${encodeURI(current.current)}`);
  });
  useWindowEvent('beforeunload', (event) => {
    if (isDirty.current) event.preventDefault();
  });
  return { ...place, isDirty, open, follow };
}

/** Whether the open file may be closed; asks the owner where unsaved changes would be lost. */
export function mayDiscard(isDirty: boolean): boolean {
  return !isDirty || confirm(editorStrings.file.mayDiscard);
}

function pathInAddress(): string {
  try {
    return decodeURI(location.hash.slice(1));
  } catch {
    // A hash with invalid percent-encoding opens no file.
    return '';
  }
}
