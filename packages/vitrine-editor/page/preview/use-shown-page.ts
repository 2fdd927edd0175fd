import { useState } from 'react';

/** The page that belongs to the open file. */
interface OpenFilePage {
  /** Path of the open file. */
  file: string;
  /** The path of its page; undefined for a file that the site does not have yet. */
  page: string | undefined;
  /** Whether the frame stays on its page when another file is opened. */
  keepsPage: boolean;
  /** Counts how often the open file was chosen again in the list. Each time the frame shows its page. */
  reopened: number;
}

/** The page in the frame of the preview, which follows the open file and the links of the site. */
export function useShownPage(current: OpenFilePage) {
  const [previous, setPrevious] = useState(current);
  const [shown, setShown] = useState(() => shownAt(current.page ?? '/', 0));
  const isOther = Object.entries(current).join() !== Object.entries(previous).join();
  if (isOther) {
    setPrevious(current);
    const { page, keepsPage } = current;
    if (!keepsPage && page !== undefined && page !== shown.path)
      setShown(shownAt(page, shown.frameNumber + 1));
  }
  /** Notes the page to which a link in the frame led. */
  const notePath = (path: string) => setShown((old) => ({ ...old, path }));
  /** Loads the same page in a new frame. */
  const restart = () => setShown(({ path, frameNumber }) => shownAt(path, frameNumber + 1));
  return { ...shown, notePath, restart };
}

function shownAt(path: string, frameNumber: number) {
  return {
    /** The path with which the frame began. */
    start: path,
    /** The path of the page that the frame shows now. */
    path,
    /** Counts the frames. */
    frameNumber,
  };
}
