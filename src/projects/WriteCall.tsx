import type { Labels } from '../labels/en.ts';
import { Actions } from '../ui/Actions.tsx';
import { fill } from '../ui/fill.ts';
import styles from './WriteCall.module.css';

interface WriteCallProps {
  /** The project that the visitor may want something like. */
  title: string;
  /** The path that the pages of the language stand below. */
  root: string;
  labels: Labels['details'];
}

/** Asks to write about something like this project; the contact form gets its subject. */
export function WriteCall({ title, root, labels }: WriteCallProps) {
  const subject = encodeURIComponent(fill(labels.subject, { title }));
  return (
    <>
      <p className={styles.intro}>{labels.writeIntro}</p>
      <Actions
        actions={[{ label: labels.writeLink, to: `/contact?subject=${subject}` }]}
        root={root}
      />
    </>
  );
}
