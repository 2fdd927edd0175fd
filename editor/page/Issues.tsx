import type { Ref } from 'react';
import { type ContentIssue, issueLines, issuePlace } from '../../src/content/content-issue.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { messages } from '../messages.ts';
import styles from './Form.module.css';
import { controlId, focusPart, issueAt, useForm } from './form-context.ts';

interface IssueListProps {
  ref: Ref<HTMLElement>;
  issues: readonly ContentIssue[];
}

/** All issues at once, with a link to the field of each. */
export function IssueList({ ref, issues }: IssueListProps) {
  if (issues.length === 0) return null;
  return (
    <section className="warning" ref={ref} tabIndex={-1} aria-labelledby="issues">
      <h3 className="wrong" id="issues">
        {interpolate(messages.issues.heading, { count: issues.length })}
      </h3>
      <ul className={styles.entries}>
        {issues.map((issue) => (
          <li key={JSON.stringify(issue)}>
            <button type="button" className="quiet" onClick={() => show(issue)}>
              {issuePlace(issue)}
            </button>
            <p className={styles.lines}>{issueLines(issue).join('\n')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus to the control of a field, or to the nearest part around it. */
function show({ field = '' }: ContentIssue): void {
  for (let place = field; place !== ''; place = place.replace(/(?:\.|^)[^.[]+$|\[\d+\]$/, '')) {
    if (focusPart(`field-${place}`) || focusPart(`part-${place}`)) return;
  }
  document.querySelector<HTMLElement>('main textarea')?.focus();
}

interface FieldIssueProps {
  path: FieldPath;
  /** Uses the nearest valid word, if not as the value of the field. */
  onSuggestion?: ((word: string) => void) | undefined;
}

/** What is wrong with a field, in the words of the check. */
export function FieldIssue({ path, onSuggestion }: FieldIssueProps) {
  const form = useForm();
  const issue = issueAt(form, path);
  const use = onSuggestion ?? ((word: string) => form.change(path, word));
  const suggestion = issue?.suggestion;
  return (
    <div className={styles.issue}>
      <p className={`wrong ${styles.lines}`} id={`${controlId(path)}-issue`}>
        {issue && issueLines(issue).join('\n')}
      </p>
      {suggestion !== undefined && (
        <button type="button" className="quiet" onClick={() => use(suggestion)}>
          {interpolate(messages.issues.use, { word: suggestion })}
        </button>
      )}
    </div>
  );
}
