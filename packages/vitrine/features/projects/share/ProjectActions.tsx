import { useState } from 'react';
import type { Strings } from '../../../i18n/language.ts';
import { Notice } from './Notice.tsx';
import styles from './ProjectActions.module.css';
import { SaveButton } from './SaveButton.tsx';
import { ShareButton } from './ShareButton.tsx';

interface ProjectActionsProps {
  id: string;
  title: string;
  root: string;
  locale: string;
  strings: Strings['projects']['actions'];
}

export function ProjectActions({ id, title, root, locale, strings }: ProjectActionsProps) {
  const [notice, setNotice] = useState('');
  return (
    <div className={styles.actions}>
      <SaveButton {...{ id, title, locale, strings }} onNotice={setNotice} />
      <ShareButton {...{ id, title, root, locale, strings }} />
      <Notice text={notice} />
    </div>
  );
}
