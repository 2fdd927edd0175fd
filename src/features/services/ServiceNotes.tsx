import type { ReactNode } from 'react';
import { href } from '../../components/href.ts';
import type { Service } from '../../content/schemas/services.ts';
import type { Messages } from '../../i18n/en.ts';
import styles from './ServiceNotes.module.css';

interface ServiceNotesProps {
  service: Service;
  /** The text of the link to the contact form; absent where there is none. */
  ask?: string | undefined;
  root: string;
  messages: Messages['services'];
  /** The long version, rendered. */
  children?: ReactNode;
}

/** A service in detail: what it includes, what it costs, how long it takes. */
export function ServiceNotes({ service, ask, root, messages, children }: ServiceNotesProps) {
  const { id, title, price, duration } = service;
  const facts = [
    { term: messages.price, value: price },
    { term: messages.duration, value: duration },
  ].filter(({ value }) => value !== undefined);
  return (
    <section className={styles.notes} id={id}>
      <div>
        <h2>{title}</h2>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ term, value }) => (
              <div key={term} className={styles.fact}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div>
        {children}
        {ask && (
          <a
            className={`screen-only lone-link ${styles.ask}`}
            href={`${href('/contact', root)}?subject=${encodeURIComponent(title)}`}
          >
            {ask}
          </a>
        )}
      </div>
    </section>
  );
}
