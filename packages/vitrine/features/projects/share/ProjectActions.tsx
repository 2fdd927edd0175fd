import { useState } from 'react';
import { Notice } from './Notice.tsx';
import styles from './ProjectActions.module.css';
import { SaveButton } from './SaveButton.tsx';
import { ShareButton, type ShareButtonProps } from './ShareButton.tsx';

export function ProjectActions({ id, title, root, locale, strings }: ShareButtonProps) {
  const [notice, setNotice] = useState('');
  return (
    <div className={styles.actions}>
      <SaveButton {...{ id, title, locale, strings }} onNotice={setNotice} />
      <ShareButton {...{ id, title, root, locale, strings }} />
      <Notice text={notice} />
    </div>
  );
}
