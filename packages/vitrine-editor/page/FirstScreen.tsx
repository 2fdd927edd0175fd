import type { ReactNode } from 'react';
import type { ToDoList } from '../api.ts';
import styles from './FirstScreen.module.css';
import { LookChooser } from './LookChooser.tsx';
import { strings } from './language.ts';
import { ToDo } from './ToDo.tsx';
import { WaysToContent } from './WaysToContent.tsx';

interface FirstScreenProps {
  /** What is still to be written; undefined while it loads. */
  toDo: ToDoList | undefined;
  /** The button with which the site is published, shown where nothing is left to do. */
  publish: ReactNode;
  /** Called after the look was saved. */
  onSaved: () => Promise<void>;
}

/** The screen without an open file: what is still to be written, and ways to begin. */
export function FirstScreen({ toDo, publish, onSaved }: FirstScreenProps) {
  if (toDo === undefined) return <p role="status">{strings.page.loading}</p>;
  return (
    <div className={styles.screen}>
      <ToDo list={toDo} publish={publish} />
      <div className={styles.aside}>
        <WaysToContent first={toDo.open.find(({ path }) => path !== undefined)} />
        <LookChooser onSaved={onSaved} />
      </div>
    </div>
  );
}
