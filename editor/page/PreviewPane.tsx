import { useEffect, useState } from 'react';
import styles from './App.module.css';
import { client } from './client.ts';
import { editorStrings } from './language.ts';

/** Interval between two checks whether the preview server responds, in milliseconds. */
const interval = 1000;

interface PreviewPaneProps {
  /** The URL of the preview, without a trailing slash. */
  address: string;
  /** The path of the page to show. */
  path: string;
  /** Whether the content has no issue. With an issue the preview server would exit immediately. */
  isValid: boolean;
}

/** The preview of the site in a frame, which reloads by itself after each save. */
export function PreviewPane({ address, path, isValid }: PreviewPaneProps) {
  const [isReady, setReady] = useState(false);
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
        <a className="lone-link" href={address + path} target="_blank" rel="noreferrer">
          {editorStrings.preview.open}
        </a>
        {isReady ? (
          // Each path gets a new frame: in a reused frame, the previous page would reload when the
          // content changes, and interrupt the navigation to the new page.
          <iframe
            key={path}
            className={styles.frame}
            title={editorStrings.preview.frame}
            src={address + path}
          />
        ) : (
          <p>{editorStrings.preview.note}</p>
        )}
      </details>
    </aside>
  );
}
