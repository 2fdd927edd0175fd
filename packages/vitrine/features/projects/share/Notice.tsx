import { useEffect, useState } from 'react';
import styles from './Notice.module.css';

/** How long a notice is shown, in milliseconds. */
const lasting = 10_000;

/** A message at the bottom of the window that disappears after a while; an empty text shows nothing. */
export function Notice({ text }: { text: string }) {
  const [gone, setGone] = useState('');
  useEffect(() => {
    if (text === '') return undefined;
    setGone('');
    const timer = setTimeout(() => setGone(text), lasting);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className={styles.place}>
      {text !== '' && text !== gone && <p className={styles.notice}>{text}</p>}
    </div>
  );
}
