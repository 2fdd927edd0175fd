import styles from './ContactLinks.module.css';

/** Mail address and phone number (in international form); on paper only. */
export function ContactLinks(links: { email?: string | undefined; phone?: string | undefined }) {
  const given = [links.email, links.phone].filter((link) => link !== undefined);
  if (given.length === 0) return null;
  return (
    <address className={`wide ${styles.links}`}>
      <span dir="ltr">{given.join(', ')}</span>
    </address>
  );
}
