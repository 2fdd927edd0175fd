import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addressOf, placeIn } from './address.ts';
import { editorStrings } from './language.ts';
import { useWindowEvent } from './use-window-event.ts';

/** Keeps the open file and field in the URL's hash, so that links, Back and reload work. */
export function useOpenFile() {
  const [place, setPlace] = useState({
    /** Path of the open file, and the field to show; the path is empty for the first screen. */
    ...placeIn(location.hash),
    /** The initial title of a new entry, such as a project; empty for an existing file. */
    title: '',
    /** A notice about the deletion of a file; empty after another file was opened. */
    notice: '',
    /** The id with which the server restores the file just deleted; empty where none was deleted. */
    undo: '',
  });
  /** Whether the open file has unsaved changes. */
  const isDirty = useRef(false);
  // A ref, because the URL's hash changes before the component renders with the new state.
  const current = useRef(place.path);

  /** Opens a file, and discards unsaved changes of the previous one without asking. */
  const open = (path: string, title = '', notice = '', undo = '') => {
    isDirty.current = false;
    current.current = path;
    if (placeIn(location.hash).path !== path) location.hash = addressOf({ path });
    setPlace({ ...placeIn(location.hash), title, notice, undo });
  };
  const follow = () => {
    const named = placeIn(location.hash);
    const { path } = named;
    if (path === current.current) {
      setPlace((old) => ({ ...old, ...named }));
      return;
    }
    // The skip link (`#main`) opens no file, and the owner may refuse to discard unsaved changes.
    if (path !== 'main' && mayDiscard(isDirty.current)) open(path);
    else history.replaceState(undefined, '', addressOf({ path: current.current }));
  };
  useWindowEvent('hashchange', follow);
  // The hash may have changed between the first rendering and the start of listening.
  const onStart = useEffectEvent(follow);
  useEffect(() => {
    onStart();
  }, []);
  useWindowEvent('beforeunload', (event) => {
    if (isDirty.current) event.preventDefault();
  });
  return { ...place, isDirty, open };
}

/** Whether the open file may be closed; asks the owner where unsaved changes would be lost. */
export function mayDiscard(isDirty: boolean): boolean {
  return !isDirty || confirm(editorStrings.file.mayDiscard);
}
