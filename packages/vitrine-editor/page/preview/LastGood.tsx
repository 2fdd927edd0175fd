import { Fragment, type ReactNode } from 'react';
import WarningIcon from '~icons/tabler/alert-circle';
import type { FileIssue } from '../../api.ts';
import { FieldText } from '../elements.tsx';
import { strings, t } from '../language.ts';
import { IssueLink, type IssueLinkProps } from './IssueLink.tsx';
import styles from './PreviewPane.module.css';

interface LastGoodProps extends Pick<IssueLinkProps, 'onIssue'> {
  issues: readonly FileIssue[];
}

/** Says that the frame shows an older version because of errors, the first of which has a link. */
export function LastGood({ issues, onIssue }: LastGoodProps) {
  const { preview } = strings;
  const [issue, ...others] = issues;
  return (
    <div role="status" className={styles.band}>
      {issue && (
        <p>
          <WarningIcon aria-hidden="true" />
          <span>
            <strong>{preview.lastGood}</strong>{' '}
            {textWith(preview.blocked, {
              field: <IssueLink issue={issue} onIssue={onIssue} />,
              expected: <FieldText>{issue.expected}</FieldText>,
            })}{' '}
            {others.length > 0 && t(preview.moreErrors, { count: others.length })}
          </span>
        </p>
      )}
    </div>
  );
}

/** A text with elements in place of its placeholders, such as a link for `{field}`. */
function textWith(text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    <Fragment key={index}>{index % 2 === 0 ? part : elements[part]}</Fragment>
  ));
}
