import { Actions } from '../../components/Actions.tsx';
import type { Messages } from '../../i18n/en.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import styles from './ContactCta.module.css';

interface ContactCtaProps {
  title: string;
  root: string;
  messages: Messages['details'];
}

/** A link to the contact form with a subject about this project. */
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
