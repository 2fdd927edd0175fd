import { type RefObject, useEffect, useState } from 'react';
import type { FieldPlace } from '../../src/content/marks/field-table.ts';
import styles from './App.module.css';
import { client } from './client.ts';
import { editorStrings } from './language.ts';
import { usePreviewLink } from './use-preview-link.ts';

/** Interval between two checks whether the preview server responds, in milliseconds. */
const interval = 1000;

interface PreviewPaneProps {
  /** The URL of the preview, without a trailing slash. */
  address: string;
  /** A ref to the frame with the page of the preview. */
  frame: RefObject<HTMLIFrameElement | null>;
  /** The path of the page to show. */
  path: string;
  /** Whether the frame keeps its page, although the path is another. */
  isKept: boolean;
  /** Whether the content has no issue. With an issue the preview server would exit immediately. */
  isValid: boolean;
  /** The field that has the focus, which the preview outlines. */
  focused: FieldPlace | undefined;
  /** Called with the field of a text or picture that was clicked in the preview. */
  onSelect: (place: FieldPlace) => void;
}

/** The preview of the site in a frame, which reloads by itself after each save. */
export function PreviewPane({
  address,
  frame,
  path,
  isKept,
  isValid,
  focused,
  onSelect,
}: PreviewPaneProps) {
  const [isReady, setReady] = useState(false);
  const [shown, setShown] = useState(path);
  if (!isKept && shown !== path) setShown(path);
  usePreviewLink({ frame, address, focused, onSelect });
  useEffect(() => {
    if (isReady || !isValid) return;
    const look = async () => {
      const response = await client.preview().catch(() => undefined);
      if (response?.ready) setReady(true);
    };
    look();
    const timer = setInterval(look, interval);
    return () => clearInterval(timer);
  }, [isReady, isValid]);
  return (
    <aside aria-label={editorStrings.preview.heading}>
      <details className={styles.pane} open>
        <summary className="like-heading">{editorStrings.preview.heading}</summary>
        <a className="lone-link" href={address + shown} target="_blank" rel="noreferrer">
          {editorStrings.preview.open}
        </a>
        <p className="small-note">{editorStrings.preview.hint}</p>
        {isReady ? (
          // Each path gets a new frame: in a reused frame, the previous page would reload when the
          // content changes, and interrupt the navigation to the new page.
          <iframe
            key={shown}
            ref={frame}
            className={styles.frame}
            title={editorStrings.preview.frame}
            src={address + shown}
          />
        ) : (
          <p>{editorStrings.preview.note}</p>
        )}
      </details>
    </aside>
  );
}
