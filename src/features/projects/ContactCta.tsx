import type { Labels } from '../../i18n/en.ts';
import { Actions } from '../../components/Actions.tsx';
import { fill } from '../../i18n/interpolate.ts';
import styles from './ContactCta.module.css';

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
