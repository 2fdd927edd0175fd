import { type ReactNode, useId } from 'react';
import type { FileIssue } from '../../api.ts';
import { issueText } from '../../form/labels.ts';
import { QuietButton } from '../elements.tsx';
import { language, strings } from '../language.ts';
import { IssueLink, type IssueLinkProps } from './IssueLink.tsx';
import styles from './PreviewPane.module.css';

/** A note in place of the page. */
function Note({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.note}>
      <h2>{heading}</h2>
      {children}
    </div>
  );
}

/** Says that the server of the preview starts. Nobody knows how long it takes, so there is no number. */
export function Starting() {
  const { preview } = strings;
  return (
    <Note heading={preview.starting}>
      <progress aria-label={preview.starting} />
      <p className="small-note">{preview.startingNote}</p>
    </Note>
  );
}

/** Says that the page is not there yet, below the frame, which covers the note with the first paint. */
export function Building() {
  const { preview } = strings;
  const id = useId();
  return (
    <div className={`${styles.note} ${styles.building}`}>
      <p id={id}>{preview.building}</p>
      <progress aria-labelledby={id} />
    </div>
  );
}

interface FailedProps {
  /** The last lines of the output of the process. */
  output: string;
  onRetry: () => void;
}

/** Says that the process of the preview ended, with its output. */
export function Failed({ output, onRetry }: FailedProps) {
  const { preview } = strings;
  return (
    <Note heading={preview.failed}>
      {output !== '' && (
        <>
          <p className="small-note">{preview.failedNote}</p>
          <pre dir="ltr" lang="en">
            {output}
          </pre>
        </>
      )}
      <QuietButton onClick={onRetry}>{preview.retry}</QuietButton>
    </Note>
  );
}

interface NoPageProps extends Pick<IssueLinkProps, 'onIssue'> {
  issues: readonly FileIssue[];
}

/** Says that there is no page because of errors in the content, with a link to the field of each. */
export function NoPage({ issues, onIssue }: NoPageProps) {
  const { preview } = strings;
  return (
    <Note heading={preview.noPage}>
      <p className="small-note">{preview.noPageNote}</p>
      <ul className={styles.issues}>
        {issues.map((issue) => (
          <li key={JSON.stringify(issue)}>
            <IssueLink issue={issue} onIssue={onIssue} />
            <p className="small-note">{issueText(issue, language)}</p>
          </li>
        ))}
      </ul>
    </Note>
  );
}
