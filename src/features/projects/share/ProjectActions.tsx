import { useState } from 'react';
import type { Messages } from '../../../i18n/en.ts';
import { Notice } from './Notice.tsx';
import styles from './ProjectActions.module.css';
import { SaveButton } from './SaveButton.tsx';
import { ShareButton } from './ShareButton.tsx';

interface ProjectActionsProps {
  id: string;
  title: string;
  root: string;
  messages: Messages['projects']['actions'];
}

export function ProjectActions({ id, title, root, messages }: ProjectActionsProps) {
  const [notice, setNotice] = useState('');
  return (
    <div className={styles.actions}>
      <SaveButton project={{ id, title }} onNotice={setNotice} messages={messages} />
      <ShareButton id={id} title={title} root={root} messages={messages} />
      <Notice text={notice} />
    </div>
  );
}
