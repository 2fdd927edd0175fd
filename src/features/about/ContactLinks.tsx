import styles from './ContactLinks.module.css';

interface ContactLinksProps {
  email?: string | undefined;
  /** In international form. */
  phone?: string | undefined;
}

/** How to reach the owner, on paper only: a printed curriculum has no Contact page beside it. */
export function ContactLinks({ email, phone }: ContactLinksProps) {
  const ways = [email, phone].filter((way) => way !== undefined);
  if (ways.length === 0) return null;
  return (
    <address className={`wide ${styles.reach}`}>
      <span dir="ltr">{ways.join(', ')}</span>
    </address>
  );
}
