import type { ReactNode } from 'react';
import { href } from '../../components/href.ts';
import type { Messages } from '../../i18n/en.ts';
import { ContactPanel } from './ContactPanel.tsx';
import styles from './SentNote.module.css';

interface SentNoteProps {
  root: string;
  messages: Messages['contact']['sent'];
  /** The link to book a talk. */
  children?: ReactNode;
}

/** What a visitor reads whose browser sent the form by itself. */
export function SentNote({ root, messages, children }: SentNoteProps) {
  return (
    <div className={styles.note}>
      <ContactPanel heading={messages.heading} level={1}>
        <p className={styles.text}>{messages.page}</p>
        {children}
        <p className={styles.links}>
          <a href={href('/', root)}>{messages.back}</a>
          <a href={href('/contact', root)}>{messages.another}</a>
        </p>
      </ContactPanel>
    </div>
  );
}
