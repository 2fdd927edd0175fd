import type { ReactNode } from 'react';
import { Actions } from '../../components/Actions.tsx';
import { BookingLink } from '../../components/BookingLink.tsx';
import { bidiText } from '../../components/bidi-text.tsx';
import { FreeDate } from '../../components/free/FreeDate.tsx';
import type { FreeWords } from '../../components/free/free-dates.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import type { Contact } from '../../content/schemas/contact.ts';
import type { Service, Services } from '../../content/schemas/services.ts';
import type { Strings } from '../../i18n/language.ts';
import styles from './ServiceDetails.module.css';

interface ServiceDetailsProps {
  /** The service with its texts, price and duration. */
  service: Service;
  /** The link to the contact form; empty if the site has no form. */
  actions: readonly { label: string; to: string }[];
  /** The next free date, or the owner's words on the availability. */
  free?: FreeWords | undefined;
  /** The call to book. */
  booking?: Contact['booking'];
  /** The area where the services are offered. */
  area?: Services['area'];
  root: string;
  locale: string;
  strings: Pick<Strings, 'services'>;
  /** The slot for a project that is an example. */
  example?: ReactNode;
}

/** The top of the page of a service: title, price, time and the next free date, beside an example. */
export function ServiceDetails(props: ServiceDetailsProps) {
  const { service, area, actions, free, booking, root, locale, strings, example } = props;
  const facts = [
    { term: strings.services.price, value: bidiText(service.price) },
    { term: strings.services.duration, value: bidiText(service.duration) },
    { term: strings.services.area, value: bidiText(area) },
    { term: free?.label, value: free && <FreeDate free={free} />, until: free?.until },
  ].filter(({ value }) => value !== undefined);
  return (
    <div className={`service-top ${styles.columns}`}>
      <PageHeading heading={service.title} intro={service.text} />
      <div className={`service-offer ${styles.offer}`}>
        {facts.length > 0 && (
          <dl className={`service-facts ${styles.facts}`}>
            {facts.map(({ term, value, until }) => (
              <div key={term} className="fact" data-until={until}>
                <dt className="fact-label">{term}</dt>
                <dd className="fact-value">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={`service-actions ${styles.actions}`}>
          <Actions actions={actions} root={root} />
          <BookingLink booking={booking} locale={locale} />
        </div>
      </div>
      {example}
    </div>
  );
}
