import { useEffect, useState } from 'react';
import { messages } from '../messages.ts';
import { client } from './client.ts';
import styles from './PreviewPane.module.css';

/** How long to wait before asking again whether the site is there, in milliseconds. */
const patience = 1000;

interface PreviewPaneProps {
  /** Where the site is, without a slash at the end. */
  address: string;
  /** The page to show. */
  path: string;
}

/** The site beside the form. It reloads by itself after each save. */
export function PreviewPane({ address, path }: PreviewPaneProps) {
  const [isShown, setShown] = useState(() => matchMedia('(width >= 75rem)').matches);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isReady) return;
    let isCurrent = true;
    let later: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const ready = await client.preview().then(
        (answer) => answer.ready,
        () => false,
      );
      if (!isCurrent) return;
      if (ready) setReady(true);
      else later = setTimeout(look, patience);
    };
    look();
    return () => {
      isCurrent = false;
      clearTimeout(later);
    };
  }, [isReady]);
  return (
    <aside className={styles.pane} aria-label={messages.preview.heading}>
      <div className={styles.head}>
        <h2>{messages.preview.heading}</h2>
        <a href={address + path} target="_blank" rel="noreferrer">
          {messages.preview.open}
        </a>
        <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? messages.preview.hide : messages.preview.show}
        </button>
      </div>
      {isShown && !isReady && <p>{messages.preview.note}</p>}
      {isShown && isReady && (
        <iframe className={styles.frame} title={messages.preview.frame} src={address + path} />
      )}
    </aside>
  );
}
