import type { ReactNode } from 'react';
import UnlockedIcon from '~icons/tabler/lock-open-2';
import '#look/contact.css';
import fields from '../../components/form/Field.module.css';
import { FormPanel } from '../../components/form/FormPanel.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { LockFace } from '../../components/LockFace.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import type { Strings } from '../../i18n/language.ts';
import type { Lock } from '../../private/unlock.ts';
import { href } from '../../site/href.ts';
import styles from './LockedPage.module.css';

interface LockedPageProps {
  /** The heading: the public title of a project, or a general one. */
  heading: string;
  intro?: string | undefined;
  lock: Lock;
  /** The 22 characters of the address. */
  address: string;
  /** Whether a passphrase opens the page. An invitation is opened only by its link. */
  takesPassphrase: boolean;
  /** The link to the contact form, by which a visitor asks for access. */
  contact?: string | undefined;
  locale: string;
  strings: Strings['private'];
  /** Further content below the opened page, which is not encrypted. */
  children?: ReactNode;
}

/**
 * A private page: its public words with a form, and an empty place for the text, which `open-page.ts` decrypts. The
 * attribute `data-lock` of the document says which of its parts are shown.
 */
export function LockedPage(props: LockedPageProps) {
  const { heading, intro, lock, address, takesPassphrase, contact, locale, strings } = props;
  return (
    <div
      className="private-page"
      data-address={address}
      data-folder={href(`/p/${address}/`)}
      data-locale={locale}
      data-words={JSON.stringify(strings)}
    >
      <script
        type="application/json"
        id="lock"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of base64url, without any `<`
        dangerouslySetInnerHTML={{ __html: JSON.stringify(lock) }}
      />
      <div className={`wide locked ${styles.locked}`}>
        <PageHeading {...{ heading, intro }} />
        <LockFace />
        <FormPanel heading={takesPassphrase ? strings.heading : strings.invitation.paste}>
          <div className={styles.body}>
            <p className={styles.noScript}>{strings.noScript}</p>
            <p className={styles.saved}>{strings.saved}</p>
            <p className={styles.insecure}>{strings.insecure}</p>
            <LockForm {...props} />
            {contact && (
              <p>
                <a className="lone-link" href={contact}>
                  {strings.ask}
                </a>
              </p>
            )}
          </div>
        </FormPanel>
      </div>
      <div className={styles.opened}>
        <div className={`wide screen-only private-bar ${styles.bar}`}>
          <UnlockedIcon className="small-icon" aria-hidden="true" />
          <p className="small-note">{strings.opened}</p>
          <button type="button" className={`quiet-button ${styles.button}`} data-part="forget">
            {strings.forget}
          </button>
        </div>
        <div data-part="text" />
        {props.children}
      </div>
    </div>
  );
}

/**
 * The form for the passphrase, or for a link whose secret was lost on its way. The field has no name, so that no
 * browser puts the passphrase into an address.
 */
function LockForm({ takesPassphrase, strings }: LockedPageProps) {
  return (
    <form
      className={`script-only contact-form ${styles.body} ${styles.form}`}
      method="dialog"
      noValidate
    >
      <div className="field">
        <label className={`field-label ${fields.label}`} htmlFor="lock-field">
          {takesPassphrase ? strings.passphrase : strings.invitation.field}
        </label>
        <div className={styles.row}>
          <input
            id="lock-field"
            className={`field-control ${fields.control}`}
            type={takesPassphrase ? 'password' : 'text'}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            aria-describedby="lock-status"
          />
          {takesPassphrase && (
            <button
              type="button"
              className={`quiet-button ${styles.button}`}
              aria-pressed="false"
              data-part="show"
            >
              {strings.show}
            </button>
          )}
        </div>
      </div>
      <div className={styles.row}>
        <SubmitButton label={strings.open} />
        <p id="lock-status" className={styles.status} role="status" />
      </div>
    </form>
  );
}
