import { useState } from 'react';

/** The page that belongs to the open file. */
interface Wanted {
  /** Path of the open file. */
  file: string;
  /** The path of its page; undefined for a file that the site does not have yet. */
  page: string | undefined;
  /** Whether the frame keeps its page, although the open file has another. */
  isKept: boolean;
  /** Counts how often the open file was chosen again, which brings its page. */
  reopened: number;
}

/** The page in the frame of the preview, which follows the open file and the links of the site. */
export function useShownPage(wanted: Wanted) {
  const [known, setKnown] = useState(wanted);
  const [shown, setShown] = useState(() => shownAt(wanted.page ?? '/', 0));
  const isOther = Object.entries(wanted).join() !== Object.entries(known).join();
  if (isOther) {
    setKnown(wanted);
    const { page, isKept } = wanted;
    if (!isKept && page !== undefined && page !== shown.path)
      setShown(shownAt(page, shown.turn + 1));
  }
  /** Notes the page to which a link in the frame led. */
  const note = (path: string) => setShown((old) => ({ ...old, path }));
  /** Loads the same page in a new frame. */
  const restart = () => setShown(({ path, turn }) => shownAt(path, turn + 1));
  return { ...shown, note, restart };
}

function shownAt(path: string, turn: number) {
  return {
    /** The path with which the frame began. */
    start: path,
    /** The path of the page that the frame shows now. */
    path,
    /** Counts the frames. */
    turn,
  };
}
