import type { ReactNode } from 'react';
import { Actions } from '../../components/Actions.tsx';
import { OwnText } from '../../components/OwnText.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import type { Service, Services } from '../../content/schemas/services.ts';
import type { Strings } from '../../i18n/language.ts';
import styles from './ServiceDetails.module.css';
import board from './ServiceList.module.css';

interface ServiceDetailsProps {
  /** The service with its texts, price and duration. */
  service: Service;
  /** The link to the contact form; empty if the site has no form. */
  actions: readonly { label: string; to: string }[];
  /** The area where the services are offered. */
  area?: Services['area'];
  root: string;
  strings: Strings['services'];
  children?: ReactNode;
}

/** The top of the page of a service: title and description, next to price, duration and area. */
export function ServiceDetails(props: ServiceDetailsProps) {
  const { service, area, actions, root, strings, children } = props;
  const { title, text, price, duration } = service;
  const facts = [
    { term: strings.price, value: price },
    { term: strings.duration, value: duration },
    { term: strings.area, value: area },
  ].filter(({ value }) => value !== undefined);
  return (
    <div className={styles.columns}>
      <PageHeading heading={title} intro={text} />
      <div className={styles.side}>
        {facts.length > 0 && (
          <dl className={`service-list ${board.list}`}>
            {facts.map(({ term, value = '' }) => (
              <div key={term} className={value === price ? styles.tag : styles.fact}>
                <dt>{term}</dt>
                <dd>
                  <OwnText>{value}</OwnText>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <Actions actions={actions} root={root} />
      </div>
      {children}
    </div>
  );
}
