import { useEffect, useState } from 'react';
import { editorStrings } from '../editor-strings.ts';
import styles from './App.module.css';
import { client } from './client.ts';

/** How often to check whether the preview answers, in milliseconds. */
const interval = 1000;

/** Open at first where the preview is beside the form and not above it. */
const startsOpen = matchMedia('(width >= 75rem)').matches;

interface PreviewPaneProps {
  /** The address of the preview, without a slash at the end. */
  address: string;
  /** The page to show. */
  path: string;
  /** Whether the content has no issue. With an issue the preview would end at once. */
  isValid: boolean;
}

/** The site beside the form. It reloads by itself after each save. */
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
      <details className={styles.pane} open={startsOpen}>
        <summary className="like-heading">{editorStrings.preview.heading}</summary>
        <a className="lone-link" href={address + path} target="_blank" rel="noreferrer">
          {editorStrings.preview.open}
        </a>
        {isReady ? (
          // A new frame for each page: the previous page would reload when the content has
          // changed, and interrupt the navigation to this one.
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
