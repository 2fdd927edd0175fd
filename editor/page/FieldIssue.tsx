import type { ContentIssue } from '../../src/content/content-issue.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { messages } from '../messages.ts';
import styles from './FieldIssue.module.css';
import { issueText } from './issue-text.ts';

interface FieldIssueProps {
  id: string;
  issue: ContentIssue | undefined;
  /** Puts the nearest valid word into the field; none where it cannot. */
  onSuggestion?: ((word: string) => void) | undefined;
}

/** What is wrong with a field, in the words of the check. */
export function FieldIssue({ id, issue, onSuggestion }: FieldIssueProps) {
  const suggestion = issue?.suggestion;
  return (
    <div className={styles.fault}>
      <p id={id}>{issue && issueText(issue)}</p>
      {suggestion !== undefined && onSuggestion && (
        <button type="button" className={styles.use} onClick={() => onSuggestion(suggestion)}>
          {interpolate(messages.mistakes.use, { word: suggestion })}
        </button>
      )}
    </div>
  );
}
