import type { Ref } from 'react';
import type { ContentIssue } from '../../src/content/content-issue.ts';
import { messages } from '../messages.ts';
import styles from './IssueList.module.css';
import { issuePlace, issueText, plural } from './issue-text.ts';

interface IssueListProps {
  ref: Ref<HTMLElement>;
  issues: readonly ContentIssue[];
  /** Whether they kept the file from being saved. */
  isRefused: boolean;
}

/** All mistakes at once, with a way to each. */
export function IssueList({ ref, issues, isRefused }: IssueListProps) {
  if (issues.length === 0) return null;
  const forms = isRefused ? messages.mistakes.heading : messages.mistakes.found;
  return (
    <section className={styles.mistakes} ref={ref} tabIndex={-1} aria-labelledby="mistakes">
      <h3 id="mistakes">{plural(forms, issues.length)}</h3>
      <ul className={styles.list}>
        {issues.map((issue) => (
          <li key={JSON.stringify(issue)}>
            <button type="button" className={styles.go} onClick={() => show(issue)}>
              {issuePlace(issue)}
            </button>
            <span>{issueText(issue)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus to the control of a field, or to the nearest part around it. */
function show({ field = '' }: ContentIssue): void {
  for (let place = field; place !== ''; place = place.replace(/(?:\.|^)[^.[]+$|\[\d+\]$/, '')) {
    const control = document.getElementById(`field-${place}`);
    const part = document.getElementById(`part-${place}`);
    const target = control ?? part?.querySelector<HTMLElement>('button, input, select, textarea');
    if (!target) continue;
    target.focus();
    return;
  }
  document.querySelector<HTMLElement>('main textarea')?.focus();
}
