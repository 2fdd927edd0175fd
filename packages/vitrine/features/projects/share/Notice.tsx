import { useEffect, useState } from 'react';
import styles from './Notice.module.css';

/** How long a notice is shown, in milliseconds. */
const SHOWN_FOR = 10_000;

/** A message at the bottom of the window that disappears after a while; an empty text shows nothing. */
export function Notice({ text }: { text: string }) {
  /** The last notice that has disappeared. */
  const [hiddenText, setHiddenText] = useState('');
  useEffect(() => {
    if (text === '') return undefined;
    setHiddenText('');
    const timer = setTimeout(() => setHiddenText(text), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className={styles.place}>
      {text !== '' && text !== hiddenText && <p className={styles.notice}>{text}</p>}
    </div>
  );
}
