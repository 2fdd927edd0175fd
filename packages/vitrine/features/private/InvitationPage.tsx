import type { ReactNode } from 'react';
import { FreeDate } from '../../components/free/FreeDate.tsx';
import type { FreeWords } from '../../components/free/free-dates.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { Section } from '../../components/Section.tsx';
import type { Strings } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import { writeDate } from '../../i18n/write-date.ts';
import styles from './InvitationPage.module.css';

interface InvitationPageProps {
  /** The name of the invited person. */
  name: string;
  note?: string | undefined;
  /** The last day (YYYY-MM-DD) of the invitation. */
  until: string;
  /** The next free date of the owner. */
  free?: FreeWords | undefined;
  /** The slot for the cards of the chosen projects. */
  works: ReactNode;
  /** The slot for the package with its price. */
  offer?: ReactNode;
  locale: string;
  strings: Strings['private']['invitation'];
}

/** The page for one person: a greeting, works that were chosen for them, a price, and the next free date. */
export function InvitationPage(props: InvitationPageProps) {
  const { name, note, until, free, works, offer, locale, strings } = props;
  return (
    <article className="invitation" data-subject={t(strings.subject, { name }, locale)}>
      <div className={`wide ${styles.head}`}>
        <PageHeading heading={t(strings.heading, { name }, locale)} intro={note} />
        <div className={`invitation-facts ${styles.facts}`}>
          {free && (
            <dl>
              <div className="fact">
                <dt className={`fact-label ${styles.label}`}>{free.label}</dt>
                <dd className={`fact-value like-heading ${styles.date}`}>
                  <FreeDate free={free} />
                </dd>
              </div>
            </dl>
          )}
          <p className="small-note">
            {t(strings.until, { date: writeDate(until, locale) }, locale)}
          </p>
        </div>
      </div>
      <Section heading={strings.works} className="invitation-works">
        {works}
      </Section>
      {offer}
    </article>
  );
}
