import type { ReactNode } from 'react';
import { Actions } from '../../components/Actions.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import type { Service, Services } from '../../content/schemas/services.ts';
import type { Messages } from '../../i18n/en.ts';
import { directionOf } from './ServiceList.tsx';
import styles from './ServiceSheet.module.css';

interface ServiceSheetProps {
  service: Service;
  /** Where the owner works. */
  area: Services['area'];
  /** The link to the contact form; none where there is no form. */
  actions: readonly { label: string; to: string }[];
  /** The language of the texts, where it is not that of the page. */
  lang?: string | undefined;
  root: string;
  messages: Messages['services'];
  /** Given by the page as a slot. */
  breadcrumb?: ReactNode;
  /** The long version, rendered. */
  children?: ReactNode;
}

/** The top of a service's page: what it is, beside a board with its price, time and place. */
export function ServiceSheet(props: ServiceSheetProps) {
  const { service, area, actions, lang, root, messages, breadcrumb, children } = props;
  const { title, text, price, duration } = service;
  const facts = [
    { term: messages.duration, value: duration },
    { term: messages.area, value: area },
  ].filter(({ value }) => value !== undefined);
  return (
    <article className="wide">
      {breadcrumb}
      <div className={styles.columns} lang={lang}>
        <PageHeading heading={title} intro={text} />
        <div className={styles.side}>
          {(price || facts.length > 0) && (
            <dl className={styles.board}>
              {price && (
                <div className={styles.tag}>
                  <dt>{messages.price}</dt>
                  <dd className={styles.price} dir={directionOf(price)}>
                    {price}
                  </dd>
                </div>
              )}
              {facts.map(({ term, value }) => (
                <div key={term} className={styles.fact}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <Actions actions={actions} root={root} />
        </div>
        {children}
      </div>
    </article>
  );
}
