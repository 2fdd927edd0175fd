import CheckIcon from '~icons/tabler/check';
import ArrowIcon from '~icons/tabler/external-link';
import type { PublishResponse } from '../api.ts';
import { CopyButton } from './CopyButton.tsx';
import { strings } from './language.ts';
import styles from './Publish.module.css';

interface PublishAnswerProps {
  response: PublishResponse;
  /** The URL of the site; undefined where the content has none. */
  siteAddress: string | undefined;
}

/** The result of publishing: the address of the site, and what Git answered. */
export function PublishAnswer({ response, siteAddress }: PublishAnswerProps) {
  const { publish } = strings;
  const isPublished = response.outcome === 'published';
  return (
    <div className={styles.dialog}>
      {/* The button that had the focus is gone. */}
      <div role="status" tabIndex={-1} ref={(answer) => answer?.focus()}>
        <p className={isPublished ? styles.published : 'wrong'}>
          {isPublished && <CheckIcon aria-hidden="true" />}
          {publish[response.outcome]}
        </p>
        {response.refusal && <p>{strings.refusals[response.refusal]}</p>}
        {isPublished && <p className="small-note">{publish.build}</p>}
      </div>
      {isPublished && siteAddress !== undefined && (
        <section className={styles.section} aria-labelledby="site-address">
          <h3 id="site-address">{publish.address}</h3>
          <div className={styles.address}>
            <a href={siteAddress} target="_blank" rel="noreferrer">
              <bdi>{siteAddress}</bdi>
              <ArrowIcon aria-hidden="true" />
            </a>
            <CopyButton text={siteAddress} labelledBy="site-address" />
          </div>
        </section>
      )}
      <div className={styles.section}>
        <h3>{publish.output}</h3>
        <pre dir="ltr">{response.output}</pre>
      </div>
    </div>
  );
}
