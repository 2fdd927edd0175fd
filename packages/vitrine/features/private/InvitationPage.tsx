import type { ReactNode } from 'react';
import { FreeDate } from '../../components/free/FreeDate.tsx';
import type { FreeWords } from '../../components/free/free-dates.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import type { Invitation } from '../../content/sealed/invitations.ts';
import type { Strings } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import { writeDate } from '../../i18n/write-date.ts';
import styles from './InvitationPage.module.css';

interface InvitationPageProps {
  invitation: Invitation;
  free?: FreeWords | undefined;
  locale: string;
  strings: Strings['private']['invitation'];
  /** The works and the package. */
  children: ReactNode;
}

/** The page for one person: a greeting, works that were chosen for them, a price, and the next free date. */
export function InvitationPage(props: InvitationPageProps) {
  const { invitation, free, locale, strings, children } = props;
  const { for: name, note, until } = invitation;
  return (
    <article className="invitation" data-subject={t(strings.subject, { name }, locale)}>
      <div className={`wide invitation-head ${styles.head}`}>
        <PageHeading heading={t(strings.heading, { name }, locale)} intro={note} />
        <div className={`invitation-facts ${styles.facts}`}>
          {free && (
            <dl data-until={free.until}>
              <dt className="fact-label">{free.label}</dt>
              <dd className={`fact-value like-heading ${styles.date}`}>
                <FreeDate free={free} />
              </dd>
            </dl>
          )}
          <p className="small-note">
            {t(strings.until, { date: writeDate(until, locale) }, locale)}
          </p>
        </div>
      </div>
      {children}
    </article>
  );
}
