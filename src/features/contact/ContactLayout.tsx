import type { ReactNode } from 'react';
import styles from './ContactLayout.module.css';

interface ContactLayoutProps {
  /** The door: heading, sign and ways to reach the owner; given by the page as a slot. */
  door?: ReactNode;
  children?: ReactNode;
}

/** The contact page: the door on one side, the letter box on the other. */
export function ContactLayout({ door, children }: ContactLayoutProps) {
  return (
    <div className={`wide ${styles.layout}`}>
      <div>{door}</div>
      <div>{children}</div>
    </div>
  );
}
