import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPlace } from '../preview/marks/field-table.ts';
import { addressOf, placeIn } from './address.ts';
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
    /** Whether a click in the preview opened the file. The preview then stays on its page. */
    isOpenedFromPreview: false,
    /** Counts how often the owner chose the open file again in the list. Each time the preview shows its page. */
    reopened: 0,
    /** Counts the requests to show a field, so that a second request for the same field is noticed. */
    requests: 0,
  });
  // A ref, because the URL's hash changes before the component renders with the new state.
  const openPath = useRef(place.path);
  /** Whether a click in the preview causes the next call of `open`. */
  const nextIsFromPreview = useRef(false);

  const open = (path: string, title = '', notice = '', undo = '') => {
    openPath.current = path;
    if (placeIn(location.hash).path !== path) location.hash = addressOf({ path });
    const isOpenedFromPreview = nextIsFromPreview.current;
    nextIsFromPreview.current = false;
    setPlace((old) => ({
      ...old,
      ...placeIn(location.hash),
      ...{ title, notice, undo, isOpenedFromPreview },
      requests: old.requests + 1,
    }));
  };
  /** Shows a field whose text was clicked in the preview. The preview stays on its page. */
  const showField = ({ file, field }: FieldPlace) => {
    const hash = addressOf({ path: file, field, bodyLine: field === '' ? 1 : 0 });
    if (location.hash === hash) return setPlace((old) => ({ ...old, requests: old.requests + 1 }));
    nextIsFromPreview.current = file !== openPath.current;
    location.hash = hash;
  };
  /** Opens the file of the page that the preview shows after a click on a link; adds no entry to the history. */
  const openFromPreview = (file: string) => {
    if (file === openPath.current) return;
    nextIsFromPreview.current = true;
    location.replace(addressOf({ path: file }));
  };
  const reopen = () =>
    setPlace((old) => ({ ...old, isOpenedFromPreview: false, reopened: old.reopened + 1 }));
  const onHashChange = () => {
    const target = placeIn(location.hash);
    const { path } = target;
    if (path === openPath.current) {
      setPlace((old) => ({ ...old, ...target, requests: old.requests + 1 }));
      return;
    }
    // The skip link (`#main`) opens no file.
    if (path !== 'main') open(path);
    else history.replaceState(undefined, '', addressOf({ path: openPath.current }));
    nextIsFromPreview.current = false;
  };
  useWindowEvent('hashchange', onHashChange);
  // The hash may have changed between the first rendering and the start of listening.
  const onStart = useEffectEvent(onHashChange);
  useEffect(() => {
    onStart();
  }, []);
  return { ...place, open, reopen, showField, openFromPreview };
}
