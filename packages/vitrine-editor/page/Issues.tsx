import type { Ref } from 'react';
import type { FieldPath, JsonGroup } from 'vitrine/form';
import type { FileIssue } from '../api.ts';
import { issueText, placeName } from '../form/labels.ts';
import { QuietButton } from './elements.tsx';
import formStyles from './Form.module.css';
import { controlId, issueAt, useForm } from './form-context.ts';
import styles from './Issues.module.css';
import { language, strings, t } from './language.ts';
import { showField } from './show-field.ts';

interface IssueListProps {
  ref: Ref<HTMLElement>;
  issues: readonly FileIssue[];
  /** Path of the open file. */
  path: string;
  /** The fields of the open file; absent where the file is shown as text. */
  value: JsonGroup | undefined;
}

/** The list of issues. An issue in the open file has a button that moves the focus to its field. */
export function IssueList({ ref, issues, path, value }: IssueListProps) {
  if (issues.length === 0) return null;
  return (
    <section className="warning" ref={ref} tabIndex={-1} aria-labelledby="issues">
      <h3 className="wrong" id="issues">
        {t(strings.issues.heading, { count: issues.length })}
      </h3>
      <ul className={formStyles.entries}>
        {issues.map((issue) => (
          <li key={JSON.stringify(issue)}>
            {issue.path === path ? (
              <QuietButton onClick={() => showField(issue)}>
                {value ? issueName(issue, value) : lineOf(issue)}
              </QuietButton>
            ) : (
              <strong>{issueName(issue)}</strong>
            )}
            <p>{issueText(issue, language)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The label of an issue: the title of the file, unless the file is open, and the field's label. */
export function issueName(issue: FileIssue, value?: JsonGroup): string {
  const { path, title, field, bodyLine } = issue;
  const text = bodyLine === undefined ? '' : strings.file.markdown;
  const labels = [
    value ? '' : title,
    field === undefined ? text : placeName(field, language, value),
  ];
  return labels.filter(Boolean).join(' › ') || title || (path ?? '');
}

function lineOf(issue: FileIssue): string {
  if (issue.line === undefined) return issueName(issue);
  return t(strings.issues.line, { line: issue.line });
}

interface FieldIssueProps {
  path: FieldPath;
  /** Called with the suggested value; if absent, the suggestion becomes the value of the field. */
  onSuggestion?: ((word: string) => void) | undefined;
}

/** The message for an issue of a field, with a button that accepts the suggested value. */
export function FieldIssue({ path, onSuggestion }: FieldIssueProps) {
  const form = useForm();
  const issue = issueAt(form, path);
  const use = onSuggestion ?? ((word: string) => form.change(path, word));
  const suggestion = issue?.suggestion;
  return (
    <div className={styles.issue}>
      <p className="wrong" id={`${controlId(path)}-issue`}>
        {issue && issueText(issue, language)}
      </p>
      {suggestion !== undefined && (
        <QuietButton onClick={() => use(suggestion)}>
          {t(strings.issues.use, { word: suggestion })}
        </QuietButton>
      )}
    </div>
  );
}
