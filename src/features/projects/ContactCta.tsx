import { Actions } from '../../components/Actions.tsx';
import type { Messages } from '../../i18n/en.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import styles from './ContactCta.module.css';

interface ContactCtaProps {
  /** The project that the visitor may want something like. */
  title: string;
  /** The path that the pages of the language stand below. */
  root: string;
  messages: Messages['details'];
}

/** Asks to write about something like this project; the contact form gets its subject. */
export function ContactCta({ title, root, messages }: ContactCtaProps) {
  const subject = encodeURIComponent(interpolate(messages.subject, { title }));
  return (
    <>
      <p className={styles.intro}>{messages.writeIntro}</p>
      <Actions
        actions={[{ label: messages.writeLink, to: `/contact?subject=${subject}` }]}
        root={root}
      />
    </>
  );
}
