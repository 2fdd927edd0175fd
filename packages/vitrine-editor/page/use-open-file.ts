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
    /** Whether the file was opened by a click in the preview, which goes on showing its page. */
    isFollowed: false,
    /** Counts how often the open file was chosen again in the list, which brings its page to the preview. */
    reopened: 0,
    /** Counts the requests to show a place, so that the same field is shown again. */
    requests: 0,
  });
  // A ref, because the URL's hash changes before the component renders with the new state.
  const current = useRef(place.path);
  /** Whether the next file is opened by a click in the preview. */
  const isFromPreview = useRef(false);

  const open = (path: string, title = '', notice = '', undo = '') => {
    current.current = path;
    if (placeIn(location.hash).path !== path) location.hash = addressOf({ path });
    const isFollowed = isFromPreview.current;
    isFromPreview.current = false;
    setPlace((old) => ({
      ...old,
      ...placeIn(location.hash),
      ...{ title, notice, undo, isFollowed },
      requests: old.requests + 1,
    }));
  };
  /** Shows a field whose text was clicked in the preview, which goes on showing its page. */
  const show = ({ file, field }: FieldPlace) => {
    const hash = addressOf({ path: file, field, bodyLine: field === '' ? 1 : 0 });
    if (location.hash === hash) return setPlace((old) => ({ ...old, requests: old.requests + 1 }));
    isFromPreview.current = file !== current.current;
    location.hash = hash;
  };
  /** Opens the file of a page to which a link in the preview led, in place of the open one. */
  const keepUp = (file: string) => {
    if (file === current.current) return;
    isFromPreview.current = true;
    location.replace(addressOf({ path: file }));
  };
  const reopen = () =>
    setPlace((old) => ({ ...old, isFollowed: false, reopened: old.reopened + 1 }));
  const follow = () => {
    const named = placeIn(location.hash);
    const { path } = named;
    if (path === current.current) {
      setPlace((old) => ({ ...old, ...named, requests: old.requests + 1 }));
      return;
    }
    // The skip link (`#main`) opens no file.
    if (path !== 'main') open(path);
    else history.replaceState(undefined, '', addressOf({ path: current.current }));
    isFromPreview.current = false;
  };
  useWindowEvent('hashchange', follow);
  // The hash may have changed between the first rendering and the start of listening.
  const onStart = useEffectEvent(follow);
  useEffect(() => {
    onStart();
  }, []);
  return { ...place, open, reopen, show, keepUp };
}
