import { useEffect, useState } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** What a visitor should know; empty for nothing. */
  text: string;
}

/** How long a notice stays: long enough to read it twice. */
const lasting = 10_000;

/** A line at the foot of the window that tells something and goes away by itself. */
export function Notice({ text }: NoticeProps) {
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
