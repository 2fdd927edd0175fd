import type { ComponentProps, ReactNode } from 'react';
import { formatPath } from 'vitrine/form';
import { Description } from './elements.tsx';
import { Fold } from './Fold.tsx';
import formStyles from './Form.module.css';
import { hasChange, issuesIn, partId, useForm } from './form-context.ts';
import { FieldIssue } from './Issues.tsx';
import { strings, t } from './language.ts';
import styles from './Rows.module.css';

interface FieldSetProps extends ComponentProps<typeof FieldIssue> {
  label: string;
  /** The language of the label, where it is a text of the site. */
  labelLanguage?: string | undefined;
  description: string;
  isOptional?: boolean;
  /** The content of the group in a few words; absent for a group that cannot be folded. */
  summary?: string | undefined;
  /** Whether the group is open at first. */
  isOpen?: boolean | undefined;
  children: ReactNode;
}

/** A named group of fields with a description and the issue of the group as a whole. */
export function FieldSet({ summary, isOpen = false, ...props }: FieldSetProps) {
  const form = useForm();
  const { label, labelLanguage, description, isOptional, children, ...issue } = props;
  const about = (
    <>
      <Description>{description}</Description>
      <FieldIssue {...issue} />
      {children}
    </>
  );
  if (summary !== undefined) {
    return (
      <Folded
        id={partId(issue.path)}
        places={[formatPath(issue.path)]}
        label={label}
        summary={summary}
        isOpen={isOpen}
        issueCount={issuesIn(form, issue.path)}
        isChanged={hasChange(form, issue.path)}
      >
        {about}
      </Folded>
    );
  }
  return (
    <fieldset className={formStyles.group} id={partId(issue.path)}>
      <legend>
        <span lang={labelLanguage}>{label}</span>
        {isOptional && <span className={formStyles.hint}> ({strings.field.optional})</span>}
      </legend>
      {about}
    </fieldset>
  );
}

interface FoldedProps {
  id: string;
  /** The paths of the fields in the row. */
  places: readonly string[];
  label: string;
  summary: string;
  /** Whether the row is open at first. */
  isOpen?: boolean;
  /** The number of issues in the row, for which it opens. */
  issueCount?: number;
  /** Whether a field in the row has an unsaved change. */
  isChanged?: boolean;
  children: ReactNode;
}

/** A row of the form that can be folded to one line with its label and its content in a few words. */
export function Folded(props: FoldedProps) {
  const { id, places, label, summary, isOpen, issueCount = 0, isChanged, children } = props;
  const line = (
    <>
      <span id={`${id}-label`}>{label}</span>
      {issueCount > 0 ? (
        <small className="wrong">{t(strings.list.issues, { count: issueCount })}</small>
      ) : (
        <small dir="auto">
          {isChanged && <span className={formStyles.changed}>{strings.field.changed}</span>}{' '}
          {summary}
        </small>
      )}
    </>
  );
  return (
    <Fold
      className={styles.folded}
      id={id}
      places={places}
      summary={line}
      isOpen={isOpen}
      hasIssue={issueCount > 0}
      aria-labelledby={`${id}-label`}
    >
      <div className={styles.foldedFields}>{children}</div>
    </Fold>
  );
}
