import { useState } from 'react';
import type { UiStrings } from '../../../i18n/en.ts';
import { Notice } from './Notice.tsx';
import styles from './ProjectActions.module.css';
import { SaveButton } from './SaveButton.tsx';
import { ShareButton } from './ShareButton.tsx';

interface ProjectActionsProps {
  id: string;
  title: string;
  root: string;
  strings: UiStrings['projects']['actions'];
}

export function ProjectActions({ id, title, root, strings }: ProjectActionsProps) {
  const [notice, setNotice] = useState('');
  return (
    <div className={styles.actions}>
      <SaveButton id={id} title={title} onNotice={setNotice} strings={strings} />
      <ShareButton id={id} title={title} root={root} strings={strings} />
      <Notice text={notice} />
    </div>
  );
}
