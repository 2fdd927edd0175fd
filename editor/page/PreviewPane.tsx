import { useEffect, useState } from 'react';
import { messages } from '../messages.ts';
import styles from './App.module.css';
import { client } from './client.ts';

/** How often to ask whether the site is there, in milliseconds. */
const interval = 1000;

interface PreviewPaneProps {
  /** Where the site is, without a slash at the end. */
  address: string;
  /** The page to show. */
  path: string;
  /** Whether the content has no mistake, with which the site would end at once. */
  isValid: boolean;
}

/** The site beside the form. It reloads by itself after each save. */
export function PreviewPane({ address, path, isValid }: PreviewPaneProps) {
  const [isShown, setShown] = useState(() => matchMedia('(width >= 75rem)').matches);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isReady || !isValid) return;
    const look = async () => {
      const answer = await client.preview().catch(() => undefined);
      if (answer?.ready) setReady(true);
    };
    look();
    const timer = setInterval(look, interval);
    return () => clearInterval(timer);
  }, [isReady, isValid]);
  return (
    <aside className={styles.pane} aria-label={messages.preview.heading}>
      <div className={styles.head}>
        <h2>{messages.preview.heading}</h2>
        <a href={address + path} target="_blank" rel="noreferrer">
          {messages.preview.open}
        </a>
        <button
          type="button"
          className="quiet"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
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
